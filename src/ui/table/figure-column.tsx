import styles from './figure-column.module.css'
import type { Column } from './line.ts'

/** A column of numbers: set to the right, largest first. */
export function figureColumn<Row>(column: {
  readonly id: string
  readonly label: string
  readonly width: number
  readonly text: (row: Row) => string
  /** Stands back behind the figures beside it. */
  readonly dim?: boolean
  readonly from?: number
  readonly card?: number
  readonly title?: string
  readonly unit?: string
}): Column<Row> {
  const { dim = false, ...rest } = column
  const className = dim ? styles.dim : styles.figure
  return {
    ...rest,
    align: 'end',
    sorts: 'descending',
    cell: row => {
      const text = column.text(row)
      return <span className={text === '0' ? styles.zero : className}>{text}</span>
    },
  }
}
