import { memo, type ReactNode } from 'react'
import { Icon } from '#ui/Icon.tsx'
import type { Column, Line } from './line.ts'
import styles from './Table.module.css'

interface LineProps<Row> {
  readonly line: Line<Row>
  readonly index: number
  readonly domId: string
  readonly columns: readonly Column<Row>[]
  readonly widths: readonly number[]
  readonly selected: boolean
  readonly active: boolean
  /** Pixels that a line across all columns may use. */
  readonly room: number
  readonly wide: ((line: Line<Row>, room: number) => ReactNode) | undefined
}

function DrawnLine<Row>(props: LineProps<Row>) {
  const { line, columns } = props
  return (
    <tr
      id={props.domId}
      role="row"
      data-line={props.index}
      data-kind={line.kind}
      data-level={line.level}
      data-active={props.active || undefined}
      data-quiet={line.quiet || undefined}
      aria-level={line.level}
      aria-rowindex={props.index + 2}
      aria-expanded={line.open ?? undefined}
      aria-selected={props.selected}
      style={{ height: line.height }}
    >
      {line.kind === 'row' ? (
        columns.map((column, i) => (
          <td
            key={column.id}
            role="gridcell"
            data-column={column.id}
            data-align={column.align}
            data-label={column.label}
          >
            {i === 0 && line.open !== null && <Toggle open={line.open} />}
            {column.cell(line.row, props.widths[i] ?? 0)}
          </td>
        ))
      ) : (
        <td role="gridcell" colSpan={columns.length}>
          {line.open !== null && <Toggle open={line.open} />}
          {props.wide?.(line, props.room)}
        </td>
      )}
    </tr>
  )
}

/** One line of the table; drawn again only when something of it changed. */
export const TableLine = memo(DrawnLine) as typeof DrawnLine

function Toggle({ open }: { open: boolean }) {
  return (
    <span className={styles.toggle} data-toggle="">
      <Icon name={open ? 'down' : 'right'} small />
    </span>
  )
}
