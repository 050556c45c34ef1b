import { expect, it } from 'vitest'
import { coarsen } from './coarsen.ts'
import { compare } from './compare.ts'
import { fineRowsOf } from './fine.ts'
import { profileOf } from './stacks.testkit.ts'

const after = profileOf(`
  main.main@main.go:1 main.serve@main.go:7 [select] 2
  main.main@main.go:1 main.serve@main.go:9 [select] 50
  main.worker@main.go:3 [chan receive] 4`)
const byLine = compare([], [after], { sampleType: null, by: 'line', details: false })
const { comparison, rowOf } = coarsen(byLine, 'function')

it('finds the lines behind a function, largest first', () => {
  const serve = [...comparison.after].indexOf(52)
  const fine = fineRowsOf(comparison, { comparison: byLine, rowOf }, [serve])
  expect(fine.rows.map(row => fine.comparison.after[row])).toEqual([50, 2])
})

it('keeps the rows where nothing is finer', () => {
  const rows = [...byLine.after.keys()]
  const fine = fineRowsOf(byLine, null, rows)
  expect(fine.rows.map(row => byLine.after[row])).toEqual([50, 4, 2])
})
