import { expect, it } from 'vitest'
import type { Column } from './line.ts'
import { tsvOf } from './tsv.ts'

const columns: Column<[string, number]>[] = [
  { id: 'name', label: 'Name', width: 1, cell: row => row[0], text: row => row[0] },
  { id: 'count', label: 'Count', unit: 'bytes', width: 1, cell: row => row[1], text: row => String(row[1]) },
]

it('writes a head and one line per row, and no cell breaks the grid', () => {
  expect(
    tsvOf(columns, [
      ['a\tb\nc', 1],
      ['d', -2],
    ]),
  ).toBe('Name\tCount (bytes)\na b c\t1\nd\t-2')
})
