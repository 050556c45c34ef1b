import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compare } from '#core/compare/compare.ts'
import { compileFilters } from '#core/compare/compile-filters.ts'
import { filterComparison } from '#core/compare/filter.ts'
import { NO_FILTERS } from '#core/compare/filters.ts'
import { asPrinted, changeRows, profilesIn, type Rows } from './our-rows.ts'
import { answerFile, FILTERED, PAIRS } from './pairs.mjs'
import { hasGo, pprofTop } from './pprof-top.mjs'

interface Answer {
  readonly filters: Readonly<Record<string, string>>
  readonly change: Rows
}

/** pprof's names for what it calls a variable, as ours. */
function ours({ show_from = '', tagfocus = '', tagignore = '', ...same }: Record<string, string>) {
  const { compiled, faults } = compileFilters({
    ...NO_FILTERS,
    ...same,
    showFrom: show_from,
    tagFocus: tagfocus,
    tagIgnore: tagignore,
  })
  expect(faults).toEqual({})
  return compiled
}

describe.each(FILTERED)('filters on $pair', ({ pair, type = { type: '', unit: '' }, filters }) => {
  const answers = JSON.parse(readFileSync(answerFile(`${pair}.filtered`), 'utf8')) as Answer[]
  const files = PAIRS.find(({ name }) => name === pair)?.files ?? []

  it.each(answers)('$filters equals go tool pprof', async ({ filters, change }) => {
    const [before, after] = await Promise.all(files.map(profilesIn))
    const options = { sampleType: type.type, by: 'line', details: true } as const
    const base = compare(before ?? [], after ?? [], options)
    const { comparison } = filterComparison(base, ours(filters), 'function')
    expect(asPrinted(changeRows(comparison))).toEqual(asPrinted(change))
  })

  it('every case has an answer', () => {
    expect(answers.map(answer => answer.filters)).toEqual(filters)
  })

  it.runIf(hasGo())('a recorded answer is that of the installed pprof', () => {
    expect(pprofTop(files, type, filters[0])).toEqual(answers[0]?.change)
  })
})
