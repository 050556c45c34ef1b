import type { Column, Sort } from './line.ts'
import styles from './Table.module.css'

/** The head: one button per column that sorts. */
export function TableHead<Row>(props: {
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSort: ((column: string) => void) | undefined
}) {
  return (
    <thead>
      <tr role="row" aria-rowindex={1}>
        {props.columns.map(column => {
          const direction = props.sort?.column === column.id ? props.sort.direction : null
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              data-column={column.id}
              data-align={column.align}
              title={column.title}
              aria-sort={direction ?? (column.sorts ? 'none' : undefined)}
            >
              {column.sorts && props.onSort ? (
                <button type="button" className={styles.sort} onClick={() => props.onSort?.(column.id)}>
                  {column.label}
                  {direction && <span aria-hidden="true">{direction === 'ascending' ? ' ↑' : ' ↓'}</span>}
                </button>
              ) : (
                column.label
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
