import { foldCase } from './case-folds.ts'
import { type Ranges, spelledRanges } from './code-points.ts'
import { classRanges, readEscape } from './pattern-escape.ts'
import { type Faulty, faulty } from './pattern-fault.ts'

const LETTERS: Ranges = [
  [0x41, 0x5a],
  [0x61, 0x7a],
]
const DIGITS: Ranges = [[0x30, 0x39]]

/** POSIX classes, ASCII only. Source: https://github.com/google/re2/wiki/Syntax */
const NAMED: Readonly<Record<string, Ranges>> = {
  alnum: [...LETTERS, ...DIGITS],
  alpha: LETTERS,
  ascii: [[0, 0x7f]],
  blank: [
    [9, 9],
    [32, 32],
  ],
  cntrl: [
    [0, 0x1f],
    [0x7f, 0x7f],
  ],
  digit: DIGITS,
  graph: [[0x21, 0x7e]],
  lower: [[0x61, 0x7a]],
  print: [[0x20, 0x7e]],
  punct: [
    [0x21, 0x2f],
    [0x3a, 0x40],
    [0x5b, 0x60],
    [0x7b, 0x7e],
  ],
  space: [
    [9, 13],
    [32, 32],
  ],
  upper: [[0x41, 0x5a]],
  word: [...LETTERS, ...DIGITS, [0x5f, 0x5f]],
  xdigit: [...DIGITS, [0x41, 0x46], [0x61, 0x66]],
}

export interface Class {
  readonly text: string
  readonly end: number
}

/** Reads the class that begins with the `[` at `at`, and spells it for JavaScript. A `]` that comes first is a character. */
export function readClass(source: string, at: number, ignoreCase: boolean): Class | Faulty {
  const negated = source[at + 1] === '^'
  const first = at + (negated ? 2 : 1)
  const ranges: (readonly [number, number])[] = []
  let properties = ''
  let next = first
  while (source[next] !== ']' || next === first) {
    if (next >= source.length) return faulty('missing-bracket', at, source.slice(at))
    const item = readItem(source, next, ignoreCase)
    if ('fault' in item) return item
    next = item.end
    if ('property' in item) properties += item.property
    else ranges.push(...item.ranges)
  }
  return { text: `[${negated ? '^' : ''}${spelledRanges(ranges)}${properties}]`, end: next + 1 }
}

type Item =
  | { readonly ranges: Ranges; readonly end: number }
  | { readonly property: string; readonly end: number }
  | Faulty

function readItem(source: string, at: number, ignoreCase: boolean): Item {
  const named = /^\[:(\^?)([a-z]*):\]/.exec(source.slice(at, at + 16))
  if (named) {
    const ranges = NAMED[named[2]!]
    if (!ranges) return faulty('bad-range', at, named[0])
    return { ranges: classRanges(ranges, named[1] === '^', ignoreCase), end: at + named[0].length }
  }
  const low = readPoint(source, at, ignoreCase)
  if ('fault' in low || !('point' in low)) return low
  const isRange = source[low.end] === '-' && low.end + 1 < source.length && source[low.end + 1] !== ']'
  const folded = (range: Ranges) => (ignoreCase ? foldCase(range) : range)
  if (!isRange) return { ranges: folded([[low.point, low.point]]), end: low.end }
  const high = readPoint(source, low.end + 1, ignoreCase)
  if ('fault' in high) return high
  if (!('point' in high) || high.point < low.point) return faulty('bad-range', at, source.slice(at, high.end))
  return { ranges: folded([[low.point, high.point]]), end: high.end }
}

function readPoint(
  source: string,
  at: number,
  ignoreCase: boolean,
): Item | { readonly point: number; readonly end: number } {
  const point = source.codePointAt(at)
  if (point === undefined) return faulty('missing-bracket', at, '[')
  if (source[at] !== '\\') return { point, end: at + (point > 0xffff ? 2 : 1) }
  const read = readEscape(source, at, { inClass: true, ignoreCase })
  if ('fault' in read) return read
  if (read.kind === 'point') return { point: read.point, end: read.end }
  if (read.kind === 'ranges') return { ranges: read.ranges, end: read.end }
  return { property: read.text, end: read.end }
}
