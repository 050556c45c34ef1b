const HEAP = {
  kind: 'heap',
  samples: 189_906,
  depth: { mean: 14.6, spread: 0.42, max: 60 },
  fresh: { share: 0.92, frames: 5.7 },
  moved: 0.32,
  functions: 8_000,
  lines: 6,
  callees: 24,
}

/**
 * The pairs, by the numbers that a reader of profiles feels. They follow real captures of Go services: depth 8–22 and
 * 0.7–6 call-tree nodes per sample; `no-sharing` is the worst case, where stacks have little more than their roots in common.
 *
 * samples    distinct samples of the before side
 * depth      log-normal: mean of the frames per stack, its spread, and the largest
 * fresh      share of samples that leave the call tree grown so far, and how many frames (mean) they add when they do
 * moved      chance that a frame of a repeated stack is at another line of its function
 * functions  how many, each with `lines` lines to call from and `callees` functions that it calls
 * total      exact sum of the first value, where given
 * only       the part of the benchmark that the pair is for, where it is not for all
 */
export const SHAPES = {
  'cpu-200k': {
    kind: 'cpu',
    samples: 190_007,
    depth: { mean: 14.1, spread: 0.42, max: 54 },
    fresh: { share: 0.36, frames: 2.95 },
    moved: 0.27,
    functions: 8_000,
    lines: 14,
    callees: 24,
  },
  'heap-200k': HEAP,
  'goroutine-5k': {
    kind: 'goroutine',
    samples: 4_747,
    depth: { mean: 7.7, spread: 0.42, max: 40 },
    fresh: { share: 0.9, frames: 3 },
    moved: 0.2,
    functions: 4_000,
    lines: 5,
    callees: 12,
    total: 100_000,
  },
  'no-sharing': {
    kind: 'cpu',
    samples: 200_000,
    depth: { mean: 30, spread: 0, max: 30 },
    fresh: { share: 1, frames: 21.6 },
    moved: 0,
    functions: 8_000,
    lines: 13,
    callees: 8_000,
  },
  /** A flame graph of a million nodes: 4.2 per sample, as in `heap-200k`. */
  'flame-1m': { ...HEAP, only: 'frames', samples: 240_000 },
}

/** The seeded change that makes the after side: shares of the before side's samples. */
export const CHANGE = { removed: 0.08, added: 0.04, grown: 0.12 }

/** Raise when a generator changes, so that cached files are made again. */
export const VERSION = 1
export const SEED = 20_240_607
