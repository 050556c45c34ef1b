/** How much each address may ask for. */
export interface RateLimit {
  /** Takes `cost` from what the address has left; returns 0, or the seconds until it has enough. */
  readonly take: (address: string, cost: number) => number
}

interface Bucket {
  left: number
  /** Milliseconds since 1970 when `left` was counted. */
  at: number
}

const MOST_ADDRESSES = 100_000

/** A bucket per address that holds `perMinute` and fills up within a minute; 0 stands for no limit. */
export function rateLimit(perMinute: number, now: () => number = Date.now): RateLimit {
  const buckets = new Map<string, Bucket>()
  const perMs = perMinute / 60_000

  function bucketOf(address: string): Bucket {
    const time = now()
    const known = buckets.get(address)
    if (known === undefined) return { left: perMinute, at: time }
    return { left: Math.min(perMinute, known.left + (time - known.at) * perMs), at: time }
  }

  return {
    take(address, cost) {
      if (perMinute === 0) return 0
      const bucket = bucketOf(address)
      buckets.delete(address)
      buckets.set(address, bucket)
      forgetOldest(buckets)
      if (bucket.left < cost) return Math.ceil((cost - bucket.left) / perMs / 1000)
      bucket.left -= cost
      return 0
    },
  }
}

/** A map keeps the order of insertion: the first one has asked for nothing for the longest time. */
function forgetOldest(buckets: Map<string, Bucket>): void {
  if (buckets.size <= MOST_ADDRESSES) return
  const oldest = buckets.keys().next()
  if (!oldest.done) buckets.delete(oldest.value)
}
