/** What is looked at, in pprof's words and syntax; an empty text filters nothing. */
export interface Filters {
  readonly focus: string
  readonly ignore: string
  readonly hide: string
  readonly show: string
  readonly showFrom: string
  readonly tagFocus: string
  readonly tagIgnore: string
  /** Wait states to keep, by the text they are printed with; empty keeps all. */
  readonly states: readonly string[]
  /** Goroutines that wait at least so long are kept; 0 keeps all. */
  readonly minutes: number
}

export const NO_FILTERS: Filters = {
  focus: '',
  ignore: '',
  hide: '',
  show: '',
  showFrom: '',
  tagFocus: '',
  tagIgnore: '',
  states: [],
  minutes: 0,
}

/** Filters that are a text to be compiled. */
export type PatternFilter = Exclude<keyof Filters, 'states' | 'minutes'>

export const PATTERN_FILTERS = [
  'focus',
  'ignore',
  'hide',
  'show',
  'showFrom',
  'tagFocus',
  'tagIgnore',
] as const satisfies readonly PatternFilter[]

/** True when nothing is left out. */
export function isUnfiltered(filters: Filters): boolean {
  const { states, minutes } = filters
  return states.length === 0 && minutes === 0 && PATTERN_FILTERS.every(field => filters[field] === '')
}
