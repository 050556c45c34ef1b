/** Inclusive ranges of code points, in any order. */
export type Ranges = readonly (readonly [number, number])[]

const LAST = 0x10ffff

/** Everything that the ranges leave out. */
export function complement(ranges: Ranges): Ranges {
  const sorted = ranges.toSorted((one, other) => one[0] - other[0])
  const out: [number, number][] = []
  let next = 0
  for (const [low, high] of sorted) {
    if (low > next) out.push([next, low - 1])
    next = Math.max(next, high + 1)
  }
  if (next <= LAST) out.push([next, LAST])
  return out
}

/** A character as it stands for itself in a regular expression with the flag `u`, inside and outside a class. */
export function spelled(point: number): string {
  const plain = (point >= 0x30 && point <= 0x39) || (point >= 0x41 && point <= 0x5a) || point === 0x5f
  if (plain || (point >= 0x61 && point <= 0x7a)) return String.fromCodePoint(point)
  return `\\u{${point.toString(16)}}`
}

/** Ranges as the inside of a class. */
export function spelledRanges(ranges: Ranges): string {
  return ranges
    .map(([low, high]) => (low === high ? spelled(low) : `${spelled(low)}-${spelled(high)}`))
    .join('')
}
