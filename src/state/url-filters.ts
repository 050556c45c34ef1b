import { type Filters, TEXT_FILTERS, type TextFilter } from '#core/compare/filters.ts'

/** pprof's names of its parameters; tagroot and tagleaf are options without one. Source: internal/driver/config.go of google/pprof. */
const NAMES: Readonly<Record<TextFilter, string>> = {
  focus: 'f',
  ignore: 'i',
  hide: 'h',
  show: 's',
  showFrom: 'sf',
  tagFocus: 'tf',
  tagIgnore: 'ti',
  tagShow: 'ts',
  tagHide: 'th',
  tagRoot: 'tagroot',
  tagLeaf: 'tagleaf',
}

/** Filters as parameters; ours beside pprof's are `st` for each wait state, and `min` for minutes. */
export function encodeFilters(filters: Filters): [string, string][] {
  return [
    ...TEXT_FILTERS.flatMap((field): [string, string][] =>
      filters[field] === '' ? [] : [[NAMES[field], filters[field]]],
    ),
    ...filters.states.map((state): [string, string] => ['st', state]),
    ...(filters.minutes > 0 ? [['min', String(filters.minutes)] as [string, string]] : []),
  ]
}

export function decodeFilters(params: URLSearchParams): Filters {
  const text = (field: TextFilter) => params.get(NAMES[field]) ?? ''
  return {
    focus: text('focus'),
    ignore: text('ignore'),
    hide: text('hide'),
    show: text('show'),
    showFrom: text('showFrom'),
    tagFocus: text('tagFocus'),
    tagIgnore: text('tagIgnore'),
    tagShow: text('tagShow'),
    tagHide: text('tagHide'),
    tagRoot: text('tagRoot'),
    tagLeaf: text('tagLeaf'),
    states: params.getAll('st').filter(state => state !== ''),
    minutes: wholeNumber(params.get('min')) ?? 0,
  }
}

/** Null for anything but up to nine digits. */
export function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}
