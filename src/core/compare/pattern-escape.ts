import { foldCase } from './case-folds.ts'
import { complement, type Ranges } from './code-points.ts'
import { type Faulty, faulty } from './pattern-fault.ts'
import { rangesOf, readProperty, spelledProperty } from './pattern-property.ts'

/** What a backslash and its letters mean, and where the text goes on. */
export type Escape =
  | { readonly kind: 'point'; readonly point: number; readonly end: number }
  | { readonly kind: 'ranges'; readonly ranges: Ranges; readonly end: number }
  /** A Unicode property as JavaScript spells it. */
  | { readonly kind: 'property'; readonly text: string; readonly end: number }
  | { readonly kind: 'assertion'; readonly text: string; readonly end: number }
  | Faulty

const DIGITS: Ranges = [[0x30, 0x39]]
const SPACES: Ranges = [
  [9, 10],
  [12, 13],
  [32, 32],
]
const WORD: Ranges = [
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
]

/** Perl's classes hold ASCII alone in RE2, and its `\s` has no vertical tab. */
const CLASSES: Readonly<Record<string, Ranges>> = {
  d: DIGITS,
  s: SPACES,
  w: WORD,
}

const CONTROLS: Readonly<Record<string, number>> = { a: 7, f: 12, n: 10, r: 13, t: 9, v: 11 }
const ASSERTIONS: Readonly<Record<string, string>> = {
  A: '^',
  z: '$',
  b: '(?:(?<=[0-9A-Za-z_])(?![0-9A-Za-z_])|(?<![0-9A-Za-z_])(?=[0-9A-Za-z_]))',
  B: '(?:(?<=[0-9A-Za-z_])(?=[0-9A-Za-z_])|(?:^|(?<=[^0-9A-Za-z_]))(?![0-9A-Za-z_]))',
}

/** Where an escape stands: a class takes no assertion, and where case does not count classes come with both. */
export interface Around {
  readonly inClass: boolean
  readonly ignoreCase: boolean
}

/**
 * Reads the escape that begins at `at`. A reference back to a group (`\1`) is no RE2; every ASCII character that is
 * neither letter nor digit stands for itself. Rules: https://pkg.go.dev/regexp/syntax
 */
export function readEscape(source: string, at: number, { inClass, ignoreCase }: Around): Escape {
  const point = source.codePointAt(at + 1)
  if (point === undefined) return faulty('trailing-backslash', at, '\\')
  const letter = String.fromCodePoint(point)
  const end = at + 1 + letter.length
  const known = CLASSES[letter.toLowerCase()]
  if (known) return { kind: 'ranges', ranges: classRanges(known, letter < 'a', ignoreCase), end }
  const control = CONTROLS[letter]
  if (control !== undefined) return { kind: 'point', point: control, end }
  const assertion = inClass ? undefined : ASSERTIONS[letter]
  if (assertion !== undefined) return { kind: 'assertion', text: assertion, end }
  if (letter === 'p' || letter === 'P') return readUnicode(source, at, ignoreCase)
  if (letter === 'x') return readHex(source, at)
  if (/[0-7]/.test(letter)) return readOctal(source, at)
  if (point < 0x80 && !/[0-9A-Za-z]/.test(letter)) return { kind: 'point', point, end }
  return faulty('bad-escape', at, `\\${letter}`)
}

function readHex(source: string, at: number): Escape {
  const match = /^\\x(?:\{([0-9a-fA-F]+)\}|([0-9a-fA-F]{2}))/.exec(source.slice(at))
  const point = match ? Number.parseInt(match[1] ?? match[2]!, 16) : Number.POSITIVE_INFINITY
  if (!match || point > 0x10ffff) return faulty('bad-escape', at, source.slice(at, at + 3))
  return { kind: 'point', point, end: at + match[0].length }
}

/** `\0` alone or up to three digits; a single digit above 0 would be a reference back. */
function readOctal(source: string, at: number): Escape {
  const match = /^\\(0[0-7]{0,2}|[1-7][0-7]{1,2})/.exec(source.slice(at))
  if (!match) return faulty('bad-escape', at, source.slice(at, at + 2))
  return { kind: 'point', point: Number.parseInt(match[1]!, 8), end: at + match[0].length }
}

function readUnicode(source: string, at: number, ignoreCase: boolean): Escape {
  const read = readProperty(source, at)
  if ('fault' in read) return read
  const { negated, end } = read
  if (!ignoreCase) return { kind: 'property', text: spelledProperty(read), end }
  return { kind: 'ranges', ranges: classRanges(rangesOf(read), negated, true), end }
}

/** Folded before it is left out, so that neither `\w` nor `\W` splits the forms of a letter. */
export function classRanges(ranges: Ranges, negated: boolean, ignoreCase: boolean): Ranges {
  const own = ignoreCase ? foldCase(ranges) : ranges
  return negated ? complement(own) : own
}
