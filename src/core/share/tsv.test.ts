import { expect, it } from 'vitest'
import { AFTER, BEFORE, handoverOf } from './shared.testkit.ts'
import { functionsTsv, stacksTsv, suspectsTsv } from './tsv.ts'

it('writes every table with a head, numbers as they are, and names that are no formulas', async () => {
  const { analysis } = await handoverOf(`${BEFORE}=cmd [select] 1\n`, AFTER)
  const first = (text: string) => text.split('\n')[0]!.split('\t').length
  for (const text of [
    suspectsTsv(analysis),
    stacksTsv(analysis.comparison),
    functionsTsv(analysis.comparison),
  ]) {
    const rows = text.trimEnd().split('\n')
    expect(rows.length).toBeGreaterThan(4)
    for (const row of rows) expect(row.split('\t')).toHaveLength(first(text))
    expect(text).not.toMatch(/(^|\t)=/m)
  }
  expect(suspectsTsv(analysis)).toMatch(/known\t.*run\.func2\t.*\t444\tselect\t0\t165\t165\t/)
})
