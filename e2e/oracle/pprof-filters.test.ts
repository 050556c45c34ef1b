import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compare } from '#core/compare/compare.ts'
import type { Comparison } from '#core/compare/comparison.ts'
import { compileFilters } from '#core/compare/compile-filters.ts'
import { filterComparison } from '#core/compare/filter.ts'
import { type Filters, NO_FILTERS } from '#core/compare/filters.ts'
import { withLabelFrames } from '#core/compare/label-frames.ts'
import { asPrinted, changeRows, profilesIn, type Rows } from './our-rows.ts'
import { FILTERED } from './pairs.mjs'
import { hasGo, pprofTop } from './pprof-top.mjs'

interface Answer {
  readonly filters: Readonly<Record<string, string>>
  readonly change: Rows
}

/** pprof's names of its variables, as ours. */
const NAMES: Readonly<Record<string, keyof Filters>> = {
  show_from: 'showFrom',
  tagfocus: 'tagFocus',
  tagignore: 'tagIgnore',
  tagshow: 'tagShow',
  taghide: 'tagHide',
  tagroot: 'tagRoot',
  tagleaf: 'tagLeaf',
}

function ours(filters: Answer['filters'], base: Comparison) {
  const named = Object.entries(filters).map(([name, text]) => [NAMES[name] ?? name, text])
  const all: Filters = { ...NO_FILTERS, ...Object.fromEntries(named) }
  const { compiled, faults } = compileFilters(all)
  expect(faults).toEqual({})
  const split = withLabelFrames(base, all.tagRoot, all.tagLeaf)?.comparison ?? base
  return filterComparison(split, compiled, 'function').comparison
}

/** What has no such label: pprof makes one function of them, whatever the key. */
function withoutNothing(rows: Rows): Rows {
  return Object.fromEntries(Object.entries(rows).filter(([name]) => name !== '–' && name !== '<unknown>'))
}

describe.each(FILTERED)(
  'filters on $pair, $type.type',
  ({ files, type = { type: '', unit: '' }, filters, answers: file }) => {
    const answers = JSON.parse(readFileSync(file, 'utf8')) as Answer[]

    it.each(answers)('$filters equals go tool pprof', async ({ filters, change }) => {
      const [before, after] = await Promise.all(files.map(profilesIn))
      const options = { sampleType: type.type, by: 'line', details: true } as const
      const found = changeRows(ours(filters, compare(before ?? [], after ?? [], options)))
      expect(withoutNothing(asPrinted(found))).toEqual(withoutNothing(asPrinted(change)))
    })

    it('every case has an answer', () => {
      expect(answers.map(answer => answer.filters)).toEqual(filters)
    })

    it.runIf(hasGo())('a recorded answer is that of the installed pprof', () => {
      expect(pprofTop(files, type, filters.at(-1))).toEqual(answers.at(-1)?.change)
    })
  },
)
