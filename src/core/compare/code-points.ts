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

/** Beyond this many characters a range is folded only where it is ASCII. */
const FOLDED_AT_MOST = 2048

/** The ranges and every character that differs from one in them by case alone. */
export function foldCase(ranges: Ranges): Ranges {
  const out = [...ranges]
  for (const [low, high] of ranges) {
    const last = high - low > FOLDED_AT_MOST ? Math.min(high, 0x7f) : high
    for (let point = low; point <= last; point++) {
      for (const other of sameLetter(point)) if (other < low || other > high) out.push([other, other])
    }
  }
  return out
}

/** Letters that are equal to a letter but for case, one code point each; `ſ` and the Kelvin sign fold to ASCII. */
function sameLetter(point: number): number[] {
  const letter = String.fromCodePoint(point)
  const lower = letter.toLowerCase()
  const upper = letter.toUpperCase()
  if (lower === letter && upper === letter) return []
  const others = [lower, upper, lower.toUpperCase(), upper.toLowerCase()]
  if (lower === 'k') others.push('\u212a')
  if (lower === 's') others.push('\u017f')
  return others.flatMap(text => {
    const own = text.codePointAt(0)!
    return String.fromCodePoint(own) === text && own !== point ? [own] : []
  })
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
