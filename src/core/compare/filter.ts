import { pick, pickStates, sortedStacks, sums } from './compare.ts'
import type { Amounts, By, Comparison } from './comparison.ts'
import { cutRows } from './cut-rows.ts'
import type { CompiledFilters } from './filters.ts'
import { granularity } from './granularity.ts'
import { keepRows } from './keep.ts'
import { keptDetails } from './kept-details.ts'
import { orderRows } from './order.ts'

export interface Filtered {
  readonly comparison: Comparison & { readonly whole: Amounts }
  /** Row of `comparison` for each row of the one that was filtered; NONE for what was left out. */
  readonly rowOf: Uint32Array
  /** Amounts of those rows where labels or ages chose among what a row is made of; else null. */
  readonly left: Pick<Comparison, 'before' | 'after'> | null
}

/**
 * A comparison by line, filtered with pprof's meaning and folded to a granularity. Order as in pprof: focus and ignore
 * see all frames, then hide and show take frames away, then show_from cuts what calls the frame nearest the root that
 * matches. `whole` keeps the totals of everything, for percentages.
 * One thing differs: pprof's show_from also takes a caller between two matches where the lower one is inlined into it.
 * Source: applyFocus in internal/driver/driver_focus.go and profile/filter.go of google/pprof.
 */
export function filterComparison(
  base: Comparison,
  filters: CompiledFilters,
  by: By,
  grain = granularity(base, by),
): Filtered {
  const kept = keepRows(base, filters)
  const { book, before, after, state, target } = cutRows(base, filters, kept, grain)
  const order = orderRows(book.rows, book.offsets, book.pool)
  const place = new Uint32Array(order.length)
  for (let i = 0; i < order.length; i++) place[order[i]!] = i
  const placed = target.map(rows => rows.map(row => place[row] ?? row))
  const comparison = {
    ...base,
    by,
    ...sortedStacks(order, book.offsets, book.pool, book.tail),
    ...sums(pick(before, order), pick(after, order)),
    whole: base.totals,
    frames: grain.frames,
    shown: order.map(row => book.shown[row]!),
    state: state && pickStates(state, order),
    details: base.details && keptDetails(base.details, kept.entries, placed, order.length, grain.ids),
  }
  const left = kept.entries && { before: kept.before, after: kept.after }
  return { comparison, rowOf: placed.at(-1)!, left }
}
