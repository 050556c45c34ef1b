import type { By } from '#core/compare/comparison.ts'
import type { Scale, Selection, ViewId, ViewState, WidthMode } from './facts.ts'
import { FIRST_VIEW } from './store.ts'
import { decodeFilters, encodeFilters, wholeNumber } from './url-filters.ts'

/** The version that this page writes and the newest that it reads. */
export const LINK_VERSION = 1

/** What stands after the `#`. `open` asks the page to load what its own server offers. */
export interface Fragment {
  readonly view: ViewState
  readonly open: boolean
  /** A comparison that travels in the link, as `encodeLink` writes it; null without one. */
  readonly link: string | null
}

export type Decoded =
  | { readonly ok: true; readonly fragment: Fragment }
  | { readonly ok: false; readonly version: string }

const TABS: readonly ViewId[] = ['suspects', 'flame', 'stacks', 'functions', 'graph', 'labels']
const WIDTHS: readonly WidthMode[] = ['max', 'sum', 'after', 'delta']

/** pprof's names for its `g` parameter; it has none for packages. */
const GRANULARITIES: Readonly<Record<By, string>> = {
  package: 'packages',
  function: 'functions',
  file: 'filefunctions',
  line: 'lines',
}

/**
 * The view as a fragment without its `#`; what is as at first is left out. Names are pprof's where it has them:
 * `si` sample type, `g` granularity, `f i h s sf tf ti` filters. Ours: `tab`, `q` search, `w` width, `rel`,
 * `hl` highlight, `dir` direction, `p` pivot, `sel` selection; `d` is a shared comparison.
 */
export function encodeFragment({ view, open, link }: Fragment): string {
  const parts: [string, string][] = []
  if (link !== null) parts.push(['d', link])
  else if (open) parts.push(['open', '1'])
  if (view.tab !== FIRST_VIEW.tab) parts.push(['tab', view.tab])
  if (view.sampleType !== null) parts.push(['si', view.sampleType])
  if (view.by !== FIRST_VIEW.by) parts.push(['g', GRANULARITIES[view.by]])
  if (view.search !== '') parts.push(['q', view.search])
  if (view.width !== FIRST_VIEW.width) parts.push(['w', view.width])
  if (view.scale === 'relative') parts.push(['rel', '1'])
  if (!view.highlight) parts.push(['hl', '0'])
  parts.push(...encodeFilters(view.filters))
  if (view.direction === 'callers') parts.push(['dir', 'callers'])
  if (view.pivot !== null) parts.push(['p', String(view.pivot)])
  if (view.selection !== null) parts.push(['sel', encodeSelection(view.selection)])
  if (parts.length === 0) return ''
  return new URLSearchParams([['v', String(LINK_VERSION)], ...parts]).toString()
}

/** Reads a fragment, with or without `#`. A value that means nothing is as if it were absent. */
export function decodeFragment(text: string): Decoded {
  const params = new URLSearchParams(text.replace(/^#/, ''))
  const version = params.get('v')
  if (version !== null && version !== String(LINK_VERSION)) return { ok: false, version }
  const by = (Object.keys(GRANULARITIES) as By[]).find(each => GRANULARITIES[each] === params.get('g'))
  const scale: Scale = params.get('rel') === '1' ? 'relative' : 'absolute'
  const view: ViewState = {
    tab: TABS.find(tab => tab === params.get('tab')) ?? FIRST_VIEW.tab,
    sampleType: params.get('si'),
    by: by ?? FIRST_VIEW.by,
    search: params.get('q') ?? '',
    width: WIDTHS.find(width => width === params.get('w')) ?? FIRST_VIEW.width,
    scale,
    selection: decodeSelection(params.get('sel') ?? ''),
    highlight: params.get('hl') !== '0',
    filters: decodeFilters(params),
    direction: params.get('dir') === 'callers' ? 'callers' : 'callees',
    pivot: wholeNumber(params.get('p')),
  }
  return { ok: true, fragment: { view, open: params.get('open') === '1', link: params.get('d') } }
}

/** `s3` suspect, `s3.0` its first part, `r12` row, `n2.0.40` node (depth, from, to), `f7` frame. */
function encodeSelection(selection: Selection): string {
  switch (selection.kind) {
    case 'suspect':
      return `s${selection.index}${selection.part === undefined ? '' : `.${selection.part}`}`
    case 'row':
      return `r${selection.row}`
    case 'node':
      return `n${selection.depth}.${selection.from}.${selection.to}`
    case 'frame':
      return `f${selection.frame}`
  }
}

function decodeSelection(text: string): Selection | null {
  const match = /^([srnf])(\d{1,9}(?:\.\d{1,9}){0,2})$/.exec(text)
  const [first, second, third] = (match?.[2] ?? '').split('.').map(Number)
  if (!match || first === undefined) return null
  switch (match[1]) {
    case 's':
      return { kind: 'suspect', index: first, ...(second === undefined ? {} : { part: second }) }
    case 'r':
      return { kind: 'row', row: first }
    case 'n':
      if (second === undefined || third === undefined || third <= second) return null
      return { kind: 'node', depth: first, from: second, to: third }
    default:
      return { kind: 'frame', frame: first }
  }
}
