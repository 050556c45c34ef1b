import { useState } from 'react'
import type { Column, Sort } from './line.ts'

/** The sort of a table: the first click on a head takes the column's own direction, the next one turns it. */
export function useSort(
  columns: readonly Pick<Column<never>, 'id' | 'sorts'>[],
  first: Sort,
): readonly [Sort, (column: string) => void] {
  const [sort, setSort] = useState(first)
  const sortBy = (id: string) => {
    const own = columns.find(column => column.id === id)?.sorts ?? 'descending'
    setSort(last => ({ column: id, direction: last.column === id ? turned(last.direction) : own }))
  }
  return [sort, sortBy]
}

function turned(direction: Sort['direction']): Sort['direction'] {
  return direction === 'ascending' ? 'descending' : 'ascending'
}
