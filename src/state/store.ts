import { createStore } from 'zustand/vanilla'
import { NO_FILTERS } from '#core/compare/filters.ts'
import { NO_REVIEW } from '#core/share/shared.ts'
import type { Facts, ViewState } from './facts.ts'

export const FIRST_VIEW: ViewState = {
  tab: 'suspects',
  sampleType: null,
  by: 'function',
  search: '',
  width: 'max',
  scale: 'absolute',
  selection: null,
  highlight: true,
  filters: NO_FILTERS,
  direction: 'callees',
  pivot: null,
  layout: 'union',
  hue: 'change',
  flipped: false,
  zoom: null,
}

/** What means nothing in another comparison. */
export const NOWHERE = { selection: null, pivot: null, zoom: null } as const

const NOTHING: Facts = {
  files: {},
  before: [],
  after: [],
  series: [],
  aside: [],
  arranging: false,
  undecided: [],
  captures: { before: {}, after: {} },
  problems: [],
  work: null,
  analysis: null,
  shown: null,
  link: null,
  review: NO_REVIEW,
  pinned: [],
  view: FIRST_VIEW,
  theme: 'system',
  language: 'en',
}

/** The facts of the page, and nothing that can be derived from them. Changed by actions only. */
export const store = createStore<Facts>(() => NOTHING)
