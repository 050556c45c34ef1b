import { ADDRESS, type Comparison } from '#core/compare/comparison.ts'
import { type Filters, NO_FILTERS, TEXT_FILTERS } from '#core/compare/filters.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import type { Direction, Selection } from './facts.ts'
import { selectedFrame } from './selected-frame.ts'
import { store } from './store.ts'

/** The filters that leave something out, in the order of their chips. */
export function activeFilters(filters: Filters): readonly (keyof Filters)[] {
  const patterns = TEXT_FILTERS.filter(field => filters[field] !== '')
  return [
    ...patterns,
    ...(filters.states.length > 0 ? (['states'] as const) : []),
    ...(filters.minutes > 0 ? (['minutes'] as const) : []),
  ]
}

/** Changes filters. What is selected by its rows is from then on selected by its function, which every filter knows. */
export function setFilters(change: Partial<Filters>): void {
  store.setState(({ view, shown }) => ({
    view: {
      ...view,
      filters: { ...view.filters, ...change },
      zoom: null,
      selection: withoutRows(view.selection, shown),
    },
  }))
}

export function clearFilter(field: keyof Filters): void {
  setFilters({ [field]: NO_FILTERS[field] })
}

export function clearFilters(): void {
  setFilters(NO_FILTERS)
}

/** Takes the last chip away. False when there is none. */
export function removeLastFilter(): boolean {
  const last = activeFilters(store.getState().view.filters).at(-1)
  if (last !== undefined) clearFilter(last)
  return last !== undefined
}

/** What matches one frame: its whole name; of a module its files, of a package the names in it, without symbols the mapping's file. */
function patternOf({ by, frames }: Comparison, frame: number): string {
  const address = frames.kind[frame] === ADDRESS
  const text = (address ? frames.file : frames.name)[frame] ?? ''
  const quoted = text.replace(/[\\.+*?()|[\]{}^$]/g, '\\$&')
  if (by === 'module' && !address) return `(^|/)${quoted}[@/.]`
  return by === 'package' && !address ? `^${quoted}\\.` : `^${quoted}$`
}

/** Filters that a function can be put into. */
export type NameFilter = 'focus' | 'ignore' | 'hide' | 'showFrom'

/**
 * Filters by a function's whole name, as pprof's web page does: what is ignored or hidden already stays so, focus and
 * show_from are replaced.
 */
export function filterBy(field: NameFilter, comparison: Comparison, frame: number): void {
  const pattern = patternOf(comparison, frame)
  const known = store.getState().view.filters[field]
  const adds = (field === 'ignore' || field === 'hide') && known !== ''
  setFilters({ [field]: adds ? `${known}|${pattern}` : pattern })
}

export function chooseDirection(direction: Direction): void {
  store.setState(({ view }) => ({ view: { ...view, direction, zoom: null } }))
}

/** Cuts the flame graph at a function; null shows all of it again. */
export function pivotAt(pivot: number | null): void {
  store.setState(({ view }) => ({ view: { ...view, pivot, zoom: null } }))
}

function withoutRows(selection: Selection | null, shown: Analysis | null): Selection | null {
  if (selection?.kind === 'suspect') return selection
  const frame = shown && selectedFrame(shown, selection)
  return frame === null || frame === undefined ? null : { kind: 'frame', frame }
}
