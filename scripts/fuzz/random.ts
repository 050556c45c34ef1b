/** Numbers from a seed: equal seeds give equal numbers everywhere. Mulberry32. */
export interface Random {
  /** A whole number from 0 up to, not including, `end`; 0 when `end` is. */
  readonly below: (end: number) => number
  readonly chance: (share: number) => boolean
}

export function randomFrom(seed: number, run: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(run + 1, 0xc2b2ae35)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    below: end => Math.floor(next() * end),
    chance: share => next() < share,
  }
}
