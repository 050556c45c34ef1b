import type { Suspect } from '#core/suspects/suspect.ts'
import type { Sort } from '#ui/table/line.ts'
import { ranksOf } from '#ui/table/ranks.ts'
import { sortOrder } from '#ui/table/sort-order.ts'

export const BY_TIER: Sort = { column: 'tier', direction: 'descending' }

/** Order of the suspects' indices; the order of the analysis (tier, then change) stands behind every other one. */
export function suspectOrder(suspects: readonly Suspect[], sort: Sort): Iterable<number> {
  return sortOrder(Float64Array.from(keysOf(suspects, sort.column)), sort.direction)
}

function keysOf(suspects: readonly Suspect[], column: string): ArrayLike<number> {
  switch (column) {
    case 'where':
      return ranksOf(suspects.map(suspect => suspect.function))
    case 'state':
      return ranksOf(suspects.map(suspect => suspect.state))
    case 'pair':
      return suspects.map(suspect => suspect.after)
    case 'change':
      return suspects.map(suspect => suspect.delta)
    case 'share':
      return suspects.map(suspect => suspect.share)
    default:
      return suspects.map((_, i) => -i)
  }
}
