/** What a store grants. */
export interface Limits {
  /** Bytes of one comparison after encryption. */
  readonly maxBytes: number
  /** Seconds that a comparison is kept if nothing else is asked for, and at most. */
  readonly expire: { readonly default: number; readonly max: number }
  /** Comparisons that one address may store in a minute; it may read `READS_PER_PUT` times as many. 0: no limit. */
  readonly rate: number
  /** Reverse proxies in front that append to `X-Forwarded-For`. */
  readonly proxies: number
}

const DAY = 86_400
const MB = 1_000_000

/** A comparison that a page can open has at most 4 MiB. */
export const DEFAULT_LIMITS: Limits = {
  maxBytes: 5 * MB,
  expire: { default: 30 * DAY, max: 90 * DAY },
  rate: 30,
  proxies: 0,
}

export const READS_PER_PUT = 20

/** Below it a link would be gone before it is opened. */
export const LEAST_SECONDS = 60
