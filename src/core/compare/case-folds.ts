import type { Ranges } from './code-points.ts'

/** Where letters have a case: the alphabets before CJK, later additions, full width, and scripts beyond 2^16. */
const CASED: Ranges = [
  [0x41, 0x2fff],
  [0xa640, 0xabbf],
  [0xff21, 0xff5a],
  [0x10400, 0x10fff],
  [0x11800, 0x118ff],
  [0x16e00, 0x16eff],
  [0x1e900, 0x1e943],
]

type Groups = readonly (readonly number[])[]

/** What folds to ASCII: the letters, the Kelvin sign and the long s. */
const ASCII: Groups = Array.from({ length: 26 }, (_, i) => {
  const group = [0x41 + i, 0x61 + i]
  if (i === 10) return [...group, 0x212a]
  return i === 18 ? [...group, 0x17f] : group
})

let all: Groups | null = null

/** The ranges and every character that differs from one in them by case alone, as Unicode's simple folding has it. */
export function foldCase(ranges: Ranges): Ranges {
  const groups = ranges.every(([, high]) => high < 0x80) ? ASCII : allGroups()
  const has = (point: number) => ranges.some(([low, high]) => point >= low && point <= high)
  const others = groups.filter(group => group.some(has)).flatMap(group => group.filter(point => !has(point)))
  return others.length === 0 ? ranges : [...ranges, ...others.map(point => [point, point] as const)]
}

function allGroups(): Groups {
  all ??= foldGroups()
  return all
}

/**
 * Characters that are one letter, by twos and more: `K k K`. They have the same lower case of their upper case, as long as
 * that is one character each (`ß` has none, and goes with `ẞ`). The dotless `ı` is a letter of its own:
 * https://www.unicode.org/Public/UCD/latest/ucd/CaseFolding.txt
 */
function foldGroups(): Groups {
  const found = new Map<number, Set<number>>()
  for (const [first, last] of CASED) {
    for (let point = first; point <= last; point++) {
      const folded = foldedPoint(String.fromCodePoint(point))
      if (folded === point) continue
      const group = found.get(folded)
      if (group) group.add(point)
      else found.set(folded, new Set([folded, point]))
    }
  }
  return Array.from(found.values(), group => [...group])
}

function foldedPoint(letter: string): number {
  const upper = letter === 'ı' ? letter : alone(letter, letter.toUpperCase())
  return alone(upper, upper.toLowerCase()).codePointAt(0)!
}

function alone(letter: string, changed: string): string {
  return String.fromCodePoint(changed.codePointAt(0)!) === changed ? changed : letter
}
