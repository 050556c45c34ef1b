import { corrupt, numberAt } from './bits.ts'
import { constantTable, type FseTable, readFse } from './fse.ts'
import { LIMITS, type Tables, USUAL } from './sequence-codes.ts'

/** How many sequences there are, and where what follows starts. */
export function countAt(bytes: Uint8Array, at: number): { count: number; at: number } {
  const first = bytes[at] ?? 0
  if (first < 128) return { count: first, at: at + 1 }
  if (first < 255) return { count: ((first - 128) << 8) + (bytes[at + 1] ?? 0), at: at + 2 }
  return { count: numberAt(bytes, at + 1, 2) + 0x7f00, at: at + 3 }
}

/** The tables of a block's sequences; `before`: those of the block before. https://www.rfc-editor.org/rfc/rfc8878#section-3.1.1.3.2.1 */
export function readTables(
  bytes: Uint8Array,
  start: number,
  end: number,
  before: Tables | null,
): { tables: Tables; at: number } {
  const modes = bytes[start] ?? 0
  if (start >= end || (modes & 3) !== 0) throw corrupt(bytes, start)
  let at = start + 1
  const read = (name: keyof Tables, shift: number): FseTable => {
    const mode = (modes >> shift) & 3
    if (mode === 0) return USUAL[name]
    if (mode === 3) {
      if (before === null) throw corrupt(bytes, start)
      return before[name]
    }
    if (mode === 1) {
      if (at >= end || bytes[at]! >= LIMITS[name].symbols) throw corrupt(bytes, at)
      return constantTable(bytes[at++]!)
    }
    const described = readFse(bytes, at, end, LIMITS[name])
    at = described.at
    return described.table
  }
  const tables = { literals: read('literals', 6), offsets: read('offsets', 4), matches: read('matches', 2) }
  return { tables, at }
}
