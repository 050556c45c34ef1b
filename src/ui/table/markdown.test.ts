import { expect, it } from 'vitest'
import type { Column } from './line.ts'
import { markdownOf } from './markdown.ts'

const columns: readonly Column<readonly [string, number]>[] = [
  { id: 'name', label: 'Function', width: 1, cell: () => null, text: ([name]) => name },
  { id: 'after', label: 'After', width: 1, align: 'end', cell: () => null, text: ([, after]) => String(after) },
]

it('writes a table that keeps its columns whatever stands in a cell', () => {
  const text = markdownOf(columns, [
    ['main.F[a|b]', 3],
    ['two\nlines', 12],
  ])
  expect(text.split('\n')).toEqual([
    '| Function | After |',
    '| --- | ---: |',
    '| main.F[a\\|b] | 3 |',
    '| two lines | 12 |',
  ])
})
