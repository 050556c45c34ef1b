import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_FILTERS } from '#core/compare/filters.ts'
import type { Selection, ViewState } from './facts.ts'
import { FIRST_VIEW } from './store.ts'
import { decodeFragment, encodeFragment } from './url.ts'

const index = fc.integer({ min: 0, max: 999_999_999 })

const text = fc.string({ unit: 'grapheme' })

const place = fc
  .tuple(index, index, index)
  .filter(([, from, to]) => to > from)
  .map(([depth, from, to]) => ({ depth, from, to }))

const selection: fc.Arbitrary<Selection> = fc.oneof(
  fc.record({ kind: fc.constant('suspect' as const), index }),
  fc.record({ kind: fc.constant('suspect' as const), index, part: index }),
  fc.record({ kind: fc.constant('row' as const), row: index }),
  fc.record({ kind: fc.constant('frame' as const), frame: index }),
  place.map(node => ({ kind: 'node' as const, ...node })),
  fc
    .tuple(place, fc.array(place, { minLength: 1, maxLength: 5 }))
    .map(([node, more]) => ({ kind: 'node' as const, ...node, more })),
)

const view: fc.Arbitrary<ViewState> = fc.record({
  tab: fc.constantFrom('suspects', 'flame', 'stacks', 'functions'),
  sampleType: fc.option(fc.string({ unit: 'grapheme' })),
  by: fc.constantFrom('module', 'package', 'function', 'file', 'line'),
  search: fc.string({ unit: 'grapheme' }),
  width: fc.constantFrom('max', 'sum', 'after', 'delta'),
  scale: fc.constantFrom('absolute', 'relative'),
  selection: fc.option(selection),
  highlight: fc.boolean(),
  filters: fc.record({
    focus: text,
    ignore: text,
    hide: text,
    show: text,
    showFrom: text,
    tagFocus: text,
    tagIgnore: text,
    tagShow: text,
    tagHide: text,
    tagRoot: text,
    tagLeaf: text,
    states: fc.uniqueArray(text.filter(state => state !== '')),
    minutes: index,
  }),
  direction: fc.constantFrom('callees', 'callers'),
  pivot: fc.option(index),
  layout: fc.constantFrom('union', 'sides', 'table'),
  hue: fc.constantFrom('change', 'package'),
  flipped: fc.boolean(),
  zoom: fc.option(
    fc
      .tuple(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 1, max: 1_000_000 }), fc.nat(999_999))
      .filter(([from, to]) => from < to)
      .map(([from, to, rows]) => ({ from: from / 1e6, to: to / 1e6, rows })),
  ),
})

/** Where the comparison comes from: one place at most. */
const carried = fc.constantFrom(
  { open: false, link: null, stored: null },
  { open: true, link: null, stored: null },
  { open: false, link: 'AQ-_9z', stored: null },
  { open: false, link: null, stored: '0t6tqm1aB3-_x.k' },
)

describe('the URL fragment', () => {
  it('gives back every view it was made from', () => {
    fc.assert(
      fc.property(view, carried, (view, from) => {
        const fragment = { view, ...from }
        const text = encodeFragment(fragment)
        expect(decodeFragment(`#${text}`)).toEqual({ ok: true, fragment })
      }),
    )
  })

  it('is empty for the first view', () => {
    expect(encodeFragment({ view: FIRST_VIEW, open: false, link: null, stored: null })).toBe('')
  })

  it("uses pprof's names for sample type and granularity", () => {
    const changed: ViewState = { ...FIRST_VIEW, sampleType: 'inuse_space', by: 'file' }
    expect(encodeFragment({ view: changed, open: false, link: null, stored: null })).toBe(
      'v=1&si=inuse_space&g=filefunctions',
    )
  })

  it("reads the parameters of pprof's own web page", () => {
    const names = { f: 'focus', i: 'ignore', h: 'hide', s: 'show', sf: 'showFrom' }
    const tags = { tf: 'tagFocus', ti: 'tagIgnore', ts: 'tagShow', th: 'tagHide' }
    for (const [name, field] of Object.entries({ ...names, ...tags })) {
      const decoded = decodeFragment(`#${new URLSearchParams({ [name]: 'k8s\\.io/|a=b' })}`)
      const filters = { ...NO_FILTERS, [field]: 'k8s\\.io/|a=b' }
      const fragment = { view: { ...FIRST_VIEW, filters }, open: false, link: null, stored: null }
      expect(decoded).toEqual({ ok: true, fragment })
      expect(new URLSearchParams(encodeFragment(fragment)).get(name)).toBe('k8s\\.io/|a=b')
    }
    const at = (g: string) => {
      const decoded = decodeFragment(`#si=delay&g=${g}`)
      return decoded.ok && `${decoded.fragment.view.sampleType} ${decoded.fragment.view.by}`
    }
    expect(['functions', 'filefunctions', 'files', 'lines', 'addresses'].map(at)).toEqual([
      'delay function',
      'delay file',
      'delay file',
      'delay line',
      'delay line',
    ])
  })

  it('refuses a version it does not know, and says which', () => {
    expect(decodeFragment('#v=3&tab=flame')).toEqual({ ok: false, version: '3' })
  })

  it('reads nonsense as the first view', () => {
    const decoded = decodeFragment('#v=1&tab=nowhere&w=wide&sel=n3.9.2&g=x')
    expect(decoded).toEqual({ ok: true, fragment: { view: FIRST_VIEW, open: false, link: null, stored: null } })
  })

  it('never throws, whatever stands in the address', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        expect(decodeFragment(text)).toHaveProperty('ok')
      }),
    )
  })
})
