import { describe, expect, it } from 'vitest'
import { columnsFor, columnWidths } from './column-widths.ts'
import type { Column } from './line.ts'

const column = (id: string, rest: Partial<Column<number>> = {}): Column<number> => ({
  id,
  label: id,
  width: 100,
  cell: row => row,
  text: String,
  ...rest,
})

describe('columnWidths', () => {
  it('shares out what is left, to the pixel', () => {
    const widths = columnWidths([column('a', { grow: 2 }), column('b'), column('c', { grow: 1 })], 500)
    expect(widths).toEqual([233, 100, 167])
  })

  it('keeps the asked widths where the room is too small', () => {
    expect(columnWidths([column('a', { grow: 1 }), column('b')], 150)).toEqual([100, 100])
  })
})

describe('columnsFor', () => {
  it('drops what a narrow table cannot hold, and in cards what has no place there', () => {
    const columns = [column('a'), column('b', { from: 800 }), column('c', { card: 0 })]
    expect(columnsFor(columns, 700, false).map(c => c.id)).toEqual(['a', 'c'])
    expect(columnsFor(columns, 390, true).map(c => c.id)).toEqual(['a', 'b'])
  })
})
