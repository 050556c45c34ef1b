import type { Comparison } from '#core/compare/comparison.ts'
import type { FunctionRows } from '#core/compare/functions.ts'
import type { ProfileKind } from '#core/profile/profile.ts'
import type { Sort } from '#ui/table/line.ts'
import { ranksOf } from '#ui/table/ranks.ts'
import { sortOrder } from '#ui/table/sort-order.ts'

/** Waiting goroutines all end in the runtime, so that only their totals tell them apart. */
export function firstSort(kind: ProfileKind, snapshot: boolean): Sort {
  const waits = kind === 'goroutine' || kind === 'goroutineleak'
  const side = snapshot ? 'After' : 'Change'
  return { column: `${waits ? 'cum' : 'flat'}${side}`, direction: 'descending' }
}

/** Rows whose function matches, in the order of a sort. */
export function orderedFunctions(
  { frames }: Comparison,
  rows: FunctionRows,
  matching: Uint8Array | null,
  sort: Sort,
): Uint32Array {
  const all = Uint32Array.from(rows.frame.keys())
  const kept = matching === null ? all : all.filter(row => matching[rows.frame[row] ?? 0] === 1)
  const key = keyOf(frames.name, rows, sort.column)
  return sortOrder(Float64Array.from(kept, key), sort.direction).map(i => kept[i] ?? 0)
}

function keyOf(names: readonly string[], rows: FunctionRows, column: string): (row: number) => number {
  const value = (values: Float64Array, row: number) => values[row] ?? 0
  switch (column) {
    case 'name': {
      const ranks = ranksOf(names)
      return row => ranks[rows.frame[row] ?? 0] ?? 0
    }
    case 'flatBefore':
    case 'flatAfter':
    case 'cumBefore':
    case 'cumAfter':
      return row => value(rows[column], row)
    case 'flatChange':
      return row => value(rows.flatAfter, row) - value(rows.flatBefore, row)
    case 'ratio':
      return row => {
        const was = value(rows.cumBefore, row)
        const is = value(rows.cumAfter, row)
        return was === is ? 1 : is / was
      }
    default:
      return row => value(rows.cumAfter, row) - value(rows.cumBefore, row)
  }
}
