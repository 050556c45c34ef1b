import { type Filters, NO_FILTERS, type TextFilter } from './filters.ts'
import { compilePattern } from './pattern.ts'
import type { PatternFault } from './pattern-fault.ts'
import { compileTagFilter, type TagMatch } from './tag-filter.ts'

export type NameMatch = ((name: string) => boolean) | null

/** Filters ready for use; null does not filter. */
export interface CompiledFilters {
  readonly focus: NameMatch
  readonly ignore: NameMatch
  readonly hide: NameMatch
  readonly show: NameMatch
  readonly showFrom: NameMatch
  readonly tagFocus: TagMatch | null
  readonly tagIgnore: TagMatch | null
  readonly tagShow: NameMatch
  readonly tagHide: NameMatch
  readonly states: ReadonlySet<string> | null
  readonly minutes: number
}

/**
 * Compiles filters. One that is no pattern filters nothing, and its fault is among `faults`.
 */
export function compileFilters(filters: Filters): {
  readonly compiled: CompiledFilters
  readonly faults: Readonly<Partial<Record<TextFilter, PatternFault>>>
} {
  const faults: Partial<Record<TextFilter, PatternFault>> = {}
  const name = (field: TextFilter) => {
    const pattern = filters[field] === '' ? null : compilePattern(filters[field])
    if (pattern && !pattern.ok) faults[field] = pattern.fault
    return pattern?.ok ? pattern.matches : null
  }
  const tag = (field: 'tagFocus' | 'tagIgnore') => {
    const filter = filters[field] === '' ? null : compileTagFilter(filters[field])
    if (filter && !filter.ok) faults[field] = filter.fault
    return filter?.ok ? filter.matches : null
  }
  const compiled = {
    focus: name('focus'),
    ignore: name('ignore'),
    hide: name('hide'),
    show: name('show'),
    showFrom: name('showFrom'),
    tagFocus: tag('tagFocus'),
    tagIgnore: tag('tagIgnore'),
    tagShow: name('tagShow'),
    tagHide: name('tagHide'),
    states: filters.states.length === 0 ? null : new Set(filters.states),
    minutes: filters.minutes,
  }
  return { compiled, faults }
}

/** What is wrong with the text of one filter; null when nothing is. */
export function faultOf(field: TextFilter, text: string): PatternFault | null {
  return compileFilters({ ...NO_FILTERS, [field]: text }).faults[field] ?? null
}
