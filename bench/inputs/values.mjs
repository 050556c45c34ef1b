/** What each kind of profile counts, as `runtime/pprof` writes it, and the values of one sample. */
export const KINDS = {
  cpu: {
    sampleTypes: [
      ['samples', 'count'],
      ['cpu', 'nanoseconds'],
    ],
    period: ['cpu', 'nanoseconds', 10_000_000],
    draw: ({ geometric }) => ({ count: geometric(1.6) }),
    values: ({ count }) => [count, count * 10_000_000],
  },
  heap: {
    sampleTypes: [
      ['alloc_objects', 'count'],
      ['alloc_space', 'bytes'],
      ['inuse_objects', 'count'],
      ['inuse_space', 'bytes'],
    ],
    period: ['space', 'bytes', 524_288],
    draw: ({ geometric, chance, pick }) => ({
      count: geometric(40),
      kept: chance(0.4) ? geometric(6) : 0,
      bytes: pick([16, 32, 48, 64, 96, 128, 208, 256, 512, 1024, 2048, 4096, 32_768, 262_144]),
    }),
    values: ({ count, kept, bytes }) => [count + kept, (count + kept) * bytes, kept, kept * bytes],
    label: ({ bytes }) => ['bytes', bytes, 'bytes'],
  },
  goroutine: {
    sampleTypes: [['goroutine', 'count']],
    period: ['goroutine', 'count', 1],
    draw: ({ unit }) => ({ count: 1 + Math.floor(2 / (unit() + 0.002)) }),
    values: ({ count }) => [count],
  },
}

/** Scales counts so that they add up to `total` exactly; every sample keeps at least 1. */
export function scaleTo(total, samples) {
  const drawn = samples.reduce((sum, sample) => sum + sample.count, 0)
  let left = total
  for (const sample of samples) {
    sample.count = Math.max(1, Math.floor((sample.count / drawn) * total))
    left -= sample.count
  }
  const largest = samples.reduce((best, sample) => (sample.count > best.count ? sample : best))
  largest.count += left
}

/** A grown sample: mostly a little, now and then manifold, as a leak looks. */
export function grown(sample, { chance, below }) {
  const factor = chance(0.02) ? 10 + below(40) : 1 + below(3)
  const kept = sample.kept === undefined ? {} : { kept: sample.kept * factor + 1 }
  return { ...sample, ...kept, count: sample.count * factor + 1 }
}
