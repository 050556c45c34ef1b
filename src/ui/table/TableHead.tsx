import type { KeyboardEvent } from 'react'
import type { Column, Sort } from './line.ts'
import styles from './Table.module.css'

/** The head: a cell of a column that sorts is what one presses, so that its name is no button's. */
export function TableHead<Row>(props: {
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSort: ((column: string) => void) | undefined
}) {
  return (
    <thead>
      <tr role="row" aria-rowindex={1}>
        {props.columns.map(column => (
          <HeadCell
            key={column.id}
            column={column}
            direction={props.sort?.column === column.id ? props.sort.direction : null}
            onSort={column.sorts && props.onSort ? () => props.onSort?.(column.id) : null}
          />
        ))}
      </tr>
    </thead>
  )
}

function HeadCell<Row>(props: {
  column: Column<Row>
  direction: Sort['direction'] | null
  onSort: (() => void) | null
}) {
  const { column, direction, onSort } = props
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    onSort?.()
  }
  return (
    <th
      role="columnheader"
      scope="col"
      data-column={column.id}
      data-align={column.align}
      title={column.title}
      aria-sort={direction ?? (onSort ? 'none' : undefined)}
      {...(onSort && { className: styles.sort, tabIndex: 0, onClick: onSort, onKeyDown: press })}
    >
      {column.label}
      {direction && <span aria-hidden="true">{direction === 'ascending' ? ' ↑' : ' ↓'}</span>}
    </th>
  )
}
