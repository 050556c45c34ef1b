import { type FseLimits, type FseTable, fseTable } from './fse.ts'

/** A sequence is: copy so many literals, then so many bytes from so far back. */
export interface Tables {
  readonly literals: FseTable
  readonly offsets: FseTable
  readonly matches: FseTable
}

const span = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i)

/** Bits and values of each code. https://www.rfc-editor.org/rfc/rfc8878#section-3.1.1.3.2.1.1 */
export const LITERAL_BITS = [...Array(16).fill(0), 1, 1, 1, 1, 2, 2, 3, 3, 4, ...span(6, 11)]
export const MATCH_BITS = [...Array(32).fill(0), 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, ...span(7, 10)]
export const LITERAL_BASE = bases(LITERAL_BITS, 0)
export const MATCH_BASE = bases(MATCH_BITS, 3)

function bases(bits: readonly number[], first: number): number[] {
  const found: number[] = []
  for (let i = 0, base = first; i < bits.length; i++) {
    found.push(base)
    base += 2 ** bits[i]!
  }
  return found
}

export const LIMITS = {
  literals: { log: 9, symbols: 36 },
  offsets: { log: 8, symbols: 32 },
  matches: { log: 9, symbols: 53 },
} as const satisfies Record<keyof Tables, FseLimits>

/** https://www.rfc-editor.org/rfc/rfc8878#section-3.1.1.3.2.2 */
export const USUAL: Tables = {
  literals: fseTable(
    [
      4, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 1, 1, 1, 1, 1, -1, -1,
      -1, -1,
    ],
    6,
  ),
  offsets: fseTable(
    [1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1],
    5,
  ),
  matches: fseTable([1, 4, 3, 2, 2, 2, 2, 2, 2, ...Array(37).fill(1), ...Array(7).fill(-1)], 6),
}
