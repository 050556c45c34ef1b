import type { Column } from './line.ts'

/** Columns that a table of this width shows. */
export function columnsFor<Row>(
  columns: readonly Column<Row>[],
  total: number,
  cards: boolean,
): readonly Column<Row>[] {
  return columns.filter(column => (cards ? column.card !== 0 : (column.from ?? 0) <= total))
}

/** Width of each column in whole pixels; together they fill `total` where a column may grow, and never less than asked. */
export function columnWidths(
  columns: readonly Pick<Column<never>, 'width' | 'grow'>[],
  total: number,
): readonly number[] {
  const asked = columns.reduce((sum, column) => sum + column.width, 0)
  const shares = columns.reduce((sum, column) => sum + (column.grow ?? 0), 0)
  const room = Math.max(0, Math.floor(total) - asked)
  let given = 0
  let seen = 0
  return columns.map(column => {
    if (!column.grow) return column.width
    seen += column.grow
    const upTo = Math.floor((room * seen) / shares)
    const extra = upTo - given
    given = upTo
    return column.width + extra
  })
}
