import { type Coarse, coarsen } from './coarsen.ts'
import type { Amounts, By, Comparison, Details } from './comparison.ts'
import type { CompiledFilters } from './compile-filters.ts'
import { distinctRows } from './distinct-rows.ts'
import { coarseRoles, type FrameRoles, type FrameTexts, frameRoles, frameTexts } from './frame-roles.ts'
import { type Granularity, granularity } from './granularity.ts'
import { choosesEntries, keepRows } from './keep.ts'
import { keptDetails } from './kept-details.ts'
import type { Labelled } from './label-frames.ts'
import { narrowRows } from './narrow-rows.ts'

export interface Filtered {
  readonly comparison: Comparison & { readonly whole: Amounts }
  /** Row of `comparison` for each row of the one that was filtered; NONE for what was left out. */
  readonly rowOf: Uint32Array
  /** Amounts of those rows where labels or ages chose among what a row is made of; else null. */
  readonly left: Pick<Comparison, 'before' | 'after'> | null
  /** Where labels became frames: what was filtered then, and `rowOf` is of. */
  readonly labelled?: Labelled
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
  { grain, coarse, texts }: Prepared = prepareFilters(base, by),
): Filtered {
  const roles = frameRoles(base, filters, texts)
  const common = coarse.comparison !== base && !choosesEntries(filters) && coarseRoles(roles, grain)
  if (!common) return applied(base, coarse, grain, filters, roles)
  const filtered = applied(
    coarse.comparison,
    coarsen(coarse.comparison, by),
    granularity(coarse.comparison, by),
    filters,
    common,
  )
  const rowOf = new Uint32Array(coarse.rowOf.length)
  for (let row = 0; row < rowOf.length; row++) rowOf[row] = filtered.rowOf[coarse.rowOf[row]!]!
  return { ...filtered, rowOf }
}

/** What all filters of one comparison have in common: how it is folded, and the names that are matched. */
export interface Prepared {
  readonly grain: Granularity
  readonly coarse: Coarse
  readonly texts: FrameTexts
}

export function prepareFilters(base: Comparison, by: By): Prepared {
  return { grain: granularity(base, by), coarse: coarsen(base, by), texts: frameTexts(base.frames) }
}

function applied(
  base: Comparison,
  coarse: Coarse,
  grain: Granularity,
  filters: CompiledFilters,
  roles: FrameRoles,
): Filtered {
  const kept = keepRows(base, filters)
  const { rows, target } = distinctRows(base, narrowRows(base, coarse, grain, filters, roles, kept), kept)
  const count = rows.shown.length
  const own = base.details && keptDetails(base.details, kept.entries, target, count, grain.ids)
  const details = own && { ...own, labelSets: shownLabels(own.labelSets, filters) }
  const left = kept.entries && { before: kept.before, after: kept.after }
  const comparison = { ...base, ...rows, by: grain.by, whole: base.totals, frames: grain.frames, details }
  return { comparison, rowOf: target.at(-1)!, left }
}

function shownLabels(
  sets: Details['labelSets'],
  { tagShow, tagHide }: Pick<CompiledFilters, 'tagShow' | 'tagHide'>,
): Details['labelSets'] {
  if (!tagShow && !tagHide) return sets
  return sets.map(set => set.filter(({ key }) => (tagShow?.(key) ?? true) && !(tagHide?.(key) ?? false)))
}
