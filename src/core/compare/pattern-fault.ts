/** Why a text is no regular expression in RE2's syntax, in the words of Go's regexp/syntax where it has them. */
export type PatternCode =
  | 'missing-paren'
  | 'unexpected-paren'
  | 'missing-bracket'
  | 'bad-range'
  | 'bad-escape'
  | 'nothing-to-repeat'
  | 'nested-repeat'
  | 'repeat-size'
  | 'trailing-backslash'
  | 'unsupported'
  | 'bad-name'
  | 'too-deep'

/** `at` counts UTF-16 units from 0; `part` is the piece of the text that is wrong. */
export interface PatternFault {
  readonly code: PatternCode
  readonly at: number
  readonly part: string
}

/** A fault as the reading functions pass it on: a value that is no other result of theirs. */
export interface Faulty {
  readonly fault: PatternFault
}

export function faulty(code: PatternCode, at: number, part: string): Faulty {
  return { fault: { code, at, part } }
}
