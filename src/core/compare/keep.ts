import type { Comparison } from './comparison.ts'
import type { CompiledFilters } from './compile-filters.ts'
import { labelUnits } from './tag-filter.ts'

/** What is left of the rows once states, ages and labels have chosen. Columns parallel to the rows. */
export interface Kept {
  readonly row: Uint8Array
  readonly before: Float64Array
  readonly after: Float64Array
  /** Which entries of the details are left; null for all of the kept rows. */
  readonly entries: Uint8Array | null
}

/** Chooses among goroutines and samples, before any frame is looked at. */
export function keepRows(comparison: Comparison, filters: CompiledFilters): Kept {
  const { before, after, state, states } = comparison
  const row = new Uint8Array(before.length).fill(1)
  if (filters.states) {
    const wanted = states.map(each => filters.states?.has(each.text) === true)
    for (let i = 0; i < row.length; i++) row[i] = state && wanted[state[i]!] ? 1 : 0
  }
  if (!choosesEntries(filters)) return { row, before, after, entries: null }
  return keepEntries(comparison, filters, row)
}

/** True for filters that look at what a row is made of. */
export function choosesEntries({ tagFocus, tagIgnore, minutes }: CompiledFilters): boolean {
  return tagFocus !== null || tagIgnore !== null || minutes > 0
}

/** A profile without labels and ages has nothing that they could match: as in pprof, focus then leaves nothing. */
function keepEntries(comparison: Comparison, filters: CompiledFilters, row: Uint8Array): Kept {
  const { details } = comparison
  if (!details) {
    if (filters.tagFocus || filters.minutes > 0) row.fill(0)
    return { row, before: comparison.before, after: comparison.after, entries: null }
  }
  const { tagFocus, tagIgnore, minutes } = filters
  const unitOf = labelUnits(details.labelSets)
  const sets = details.labelSets.map(set => {
    return (tagFocus?.(set, unitOf) ?? true) && !(tagIgnore?.(set, unitOf) ?? false)
  })
  const entries = new Uint8Array(details.labels.length)
  const before = new Float64Array(row.length)
  const after = new Float64Array(row.length)
  for (let i = 0; i < row.length; i++) {
    let some = 0
    for (let entry = details.first[i]!; entry < details.first[i + 1]! && row[i] === 1; entry++) {
      const waited = minutes === 0 || (details.goroutines?.minutes[entry] ?? 0) >= minutes
      if (!waited || !sets[details.labels[entry]!]) continue
      entries[entry] = 1
      some = 1
      before[i]! += details.before[entry]!
      after[i]! += details.after[entry]!
    }
    row[i] = some
  }
  return { row, before, after, entries }
}
