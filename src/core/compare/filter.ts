import { type Coarse, coarsen } from './coarsen.ts'
import { pick, pickStates, sortedStacks, sums } from './compare.ts'
import type { Amounts, By, Comparison } from './comparison.ts'
import type { CompiledFilters } from './compile-filters.ts'
import { type CutRows, cutRows } from './cut-rows.ts'
import { coarseRoles, differ, type FrameRoles, frameRoles } from './frame-roles.ts'
import { type Granularity, granularity } from './granularity.ts'
import { choosesEntries, type Kept, keepRows } from './keep.ts'
import { keptDetails } from './kept-details.ts'
import { orderRows } from './order.ts'
import { onlyThins, thinRows } from './thin-rows.ts'

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
  { grain, coarse }: Prepared = { grain: granularity(base, by), coarse: null },
): Filtered {
  const roles = frameRoles(base, filters)
  const common = coarse && !choosesEntries(filters) && coarseRoles(roles, grain)
  if (!coarse || !common) return applied(base, filters, roles, grain)
  const filtered = applied(coarse.comparison, filters, common, granularity(coarse.comparison, by))
  return { ...filtered, rowOf: coarse.rowOf.map(row => filtered.rowOf[row]!) }
}

/** What filters of one comparison have in common. Where it is folded already, most filters apply to fewer rows in order. */
export interface Prepared {
  readonly grain: Granularity
  readonly coarse: Coarse | null
}

export function prepareFilters(base: Comparison, by: By): Prepared {
  return { grain: granularity(base, by), coarse: coarsen(base, by) }
}

function applied(base: Comparison, filters: CompiledFilters, roles: FrameRoles, grain: Granularity): Filtered {
  const kept = keepRows(base, filters)
  const thins = onlyThins(filters) && grain.by === base.by && !differ(roles)
  const { rows, target } = thins
    ? thinned(base, filters, roles, kept)
    : folded(base, cutRows(base, filters, roles, kept, grain))
  const count = rows.shown.length
  const details = base.details && keptDetails(base.details, kept.entries, target, count, grain.ids)
  const left = kept.entries && { before: kept.before, after: kept.after }
  const comparison = { ...base, ...rows, by: grain.by, whole: base.totals, frames: grain.frames, details }
  return { comparison, rowOf: target.at(-1)!, left }
}

/** New rows in their order, and where each old one went. */
interface NewRows {
  readonly rows: Omit<Comparison, 'by' | 'whole' | 'frames' | 'details' | 'snapshot' | 'sampleType' | 'states'>
  readonly target: readonly Uint32Array[]
}

function thinned(base: Comparison, filters: CompiledFilters, roles: FrameRoles, kept: Kept): NewRows {
  const { offsets, stack, rows, target } = thinRows(base, filters, roles, kept)
  return {
    rows: {
      offsets,
      stack,
      ...sums(pick(kept.before, rows), pick(kept.after, rows)),
      shown: rows.map(row => base.shown[row]!),
      state: base.state && pickStates(base.state, rows),
    },
    target: [target],
  }
}

function folded(base: Comparison, { book, before, after, state, target }: CutRows): NewRows {
  const order = orderRows(book.rows, book.offsets, book.pool)
  const place = new Uint32Array(order.length)
  for (let i = 0; i < order.length; i++) place[order[i]!] = i
  return {
    rows: {
      ...sortedStacks(order, book.offsets, book.pool, book.tail),
      ...sums(pick(before, order), pick(after, order)),
      shown: order.map(row => book.shown[row]!),
      state: base.state && state && pickStates(state, order),
    },
    target: target.map(rows => rows.map(row => place[row] ?? row)),
  }
}
