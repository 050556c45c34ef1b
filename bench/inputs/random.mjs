/**
 * A small seeded generator (mulberry32), so that every machine makes the same inputs.
 * @param {number} seed any integer
 */
export function random(seed) {
  let state = seed >>> 0
  /** Uniform in [0, 1). */
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000
  }
  /** Uniform integer in [0, limit). */
  const below = limit => Math.floor(unit() * limit)
  const chance = probability => unit() < probability
  /** Integer ≥ 1 with the given mean. */
  const geometric = mean => {
    if (mean <= 1) return 1
    return 1 + Math.floor(Math.log(1 - unit()) / Math.log(1 - 1 / mean))
  }
  /** Normal with mean 0 and deviation 1 (Box–Muller). */
  const normal = () => Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit())
  const pick = list => list[below(list.length)]
  return { unit, below, chance, geometric, normal, pick }
}

/** Mixes two integers into one of 32 bits: a fixed call graph needs no table. */
export function mix(a, b) {
  let hash = Math.imul(a + 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return (hash ^ (hash >>> 15)) >>> 0
}
