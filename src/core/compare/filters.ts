/** What is looked at, in pprof's words and syntax; an empty text filters nothing. */
export interface Filters {
  readonly focus: string
  readonly ignore: string
  readonly hide: string
  readonly show: string
  readonly showFrom: string
  readonly tagFocus: string
  readonly tagIgnore: string
  /** Keys of labels that are shown and that are not. */
  readonly tagShow: string
  readonly tagHide: string
  /** Keys of labels, after commas, whose values become frames at the root and at the leaf. */
  readonly tagRoot: string
  readonly tagLeaf: string
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
  tagShow: '',
  tagHide: '',
  tagRoot: '',
  tagLeaf: '',
  states: [],
  minutes: 0,
}

/** Filters that are a text. */
export type TextFilter = Exclude<keyof Filters, 'states' | 'minutes'>

export const TEXT_FILTERS = [
  'focus',
  'ignore',
  'hide',
  'show',
  'showFrom',
  'tagFocus',
  'tagIgnore',
  'tagShow',
  'tagHide',
  'tagRoot',
  'tagLeaf',
] as const satisfies readonly TextFilter[]

/** True when nothing is left out. */
export function isUnfiltered(filters: Filters): boolean {
  const { states, minutes } = filters
  return states.length === 0 && minutes === 0 && TEXT_FILTERS.every(field => filters[field] === '')
}
