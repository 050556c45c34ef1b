import type { By } from '#core/compare/comparison.ts'
import type { FlameLayout, Scale, ViewId, ViewState, WidthMode } from './facts.ts'
import { FIRST_VIEW } from './store.ts'
import { decodeFilters, encodeFilters, wholeNumber } from './url-filters.ts'
import { decodeSelection, encodeSelection } from './url-selection.ts'
import { decodeZoom, encodeZoom } from './url-zoom.ts'

/** The version that this page writes and the newest that it reads. */
export const LINK_VERSION = 1

/** What stands after the `#`. `open` asks the page to load what its own server offers. */
export interface Fragment {
  readonly view: ViewState
  readonly open: boolean
  /** A comparison that travels in the link, as `encodeLink` writes it; null without one. */
  readonly link: string | null
  /** A comparison in the store of the page's server, as `formatStored` writes it; null without one. */
  readonly stored: string | null
}

export type Decoded =
  | { readonly ok: true; readonly fragment: Fragment }
  | { readonly ok: false; readonly version: string }

const TABS: readonly ViewId[] = ['suspects', 'flame', 'stacks', 'functions', 'graph', 'labels']
export const WIDTHS: readonly WidthMode[] = ['max', 'sum', 'after', 'delta']
const LAYOUTS: readonly FlameLayout[] = ['union', 'sides', 'table']

/** pprof's names for its `g` parameter; it has none for packages and modules. */
const GRANULARITIES: Readonly<Record<By, string>> = {
  module: 'modules',
  package: 'packages',
  function: 'functions',
  file: 'filefunctions',
  line: 'lines',
}

/** pprof's granularities without a view of their own here, and what is nearest: an address is shown where there is no line. */
const NEAREST: Readonly<Record<string, By>> = { files: 'file', addresses: 'line' }

/**
 * The view as a fragment without its `#`; what is as at first is left out. Names are pprof's where it has them:
 * `si` sample type, `g` granularity, `f i h s sf tf ti` filters. Ours: `tab`, `q` search, `w` width, `rel`,
 * `hl` highlight, `dir` direction, `p` pivot, `l` layout, `hue`, `up` root at the bottom, `z` zoom, `sel` selection;
 * `d` is a shared comparison, `id` one in the store.
 */
export function encodeFragment({ view, open, link, stored }: Fragment): string {
  const parts: [string, string][] = []
  if (link !== null) parts.push(['d', link])
  else if (stored !== null) parts.push(['id', stored])
  else if (open) parts.push(['open', '1'])
  if (view.tab !== FIRST_VIEW.tab) parts.push(['tab', view.tab])
  if (view.sampleType !== null) parts.push(['si', view.sampleType])
  if (view.by !== FIRST_VIEW.by) parts.push(['g', GRANULARITIES[view.by]])
  if (view.search !== '') parts.push(['q', view.search])
  if (view.width !== FIRST_VIEW.width) parts.push(['w', view.width])
  if (view.scale === 'relative') parts.push(['rel', '1'])
  if (!view.highlight) parts.push(['hl', '0'])
  parts.push(...encodeFilters(view.filters))
  parts.push(...encodeFlame(view))
  if (view.selection !== null) parts.push(['sel', encodeSelection(view.selection)])
  if (parts.length === 0) return ''
  return new URLSearchParams([['v', String(LINK_VERSION)], ...parts]).toString()
}

/** How the flame graph is looked at. */
function encodeFlame({ direction, pivot, layout, hue, flipped, zoom }: ViewState): readonly [string, string][] {
  return [
    ...when(direction === 'callers', 'dir', 'callers'),
    ...when(pivot !== null, 'p', String(pivot)),
    ...when(layout !== FIRST_VIEW.layout, 'l', layout),
    ...when(hue === 'package', 'hue', 'package'),
    ...when(flipped, 'up', '1'),
    ...when(zoom !== null, 'z', zoom === null ? '' : encodeZoom(zoom)),
  ]
}

function when(holds: boolean, name: string, value: string): readonly [string, string][] {
  return holds ? [[name, value]] : []
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
    by: by ?? NEAREST[params.get('g') ?? ''] ?? FIRST_VIEW.by,
    search: params.get('q') ?? '',
    width: WIDTHS.find(width => width === params.get('w')) ?? FIRST_VIEW.width,
    scale,
    selection: decodeSelection(params.get('sel') ?? ''),
    highlight: params.get('hl') !== '0',
    filters: decodeFilters(params),
    direction: params.get('dir') === 'callers' ? 'callers' : 'callees',
    pivot: wholeNumber(params.get('p')),
    layout: LAYOUTS.find(layout => layout === params.get('l')) ?? FIRST_VIEW.layout,
    hue: params.get('hue') === 'package' ? 'package' : 'change',
    flipped: params.get('up') === '1',
    zoom: decodeZoom(params.get('z') ?? ''),
  }
  const open = params.get('open') === '1'
  return { ok: true, fragment: { view, open, link: params.get('d'), stored: params.get('id') } }
}
