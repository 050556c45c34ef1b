import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useMemo,
  useRef,
} from 'react'
import { classes } from '#ui/classes.ts'
import { asksForMenu } from '#ui/menu-keys.ts'
import { columnsFor, columnWidths } from './column-widths.ts'
import type { Column, Line, Sort } from './line.ts'
import type { Lines } from './lines.ts'
import { moveOf } from './move.ts'
import styles from './Table.module.css'
import { TableHead } from './TableHead.tsx'
import { TableLine } from './TableLine.tsx'
import { tsvOf } from './tsv.ts'
import { useCursor } from './use-cursor.ts'
import { useNarrow } from './use-narrow.ts'
import { useWidth } from './use-width.ts'
import { useWindow } from './use-window.ts'

/** Padding of a cell on both sides together. */
const PADDING = 16
/** Padding of a card on both sides together. */
const INSET = 40

export interface TableProps<Row> {
  readonly name: string
  readonly columns: readonly Column<Row>[]
  readonly lines: Lines<Row>
  readonly sort?: Sort | null
  readonly onSort?: (column: string) => void
  /** Ids of the lines that are marked: one selection may stand on several lines. */
  readonly selected: ReadonlySet<string | number>
  /** Id of the line to bring into sight when it changes. */
  readonly focus: string | number | null
  readonly onSelect: (line: Line<Row>) => void
  readonly onToggle?: (line: Line<Row>) => void
  /** Enter, or a double click. */
  readonly onEnter?: (line: Line<Row>) => void
  /** A right click, or the Menu key: what can be done with a line. The place is in CSS pixels of the window. */
  readonly onMenu?: (line: Line<Row>, x: number, y: number) => void
  /** What stands on a line that spans all columns. */
  readonly wide?: (line: Line<Row>, room: number) => ReactNode
  /** Writes what a program reads: a line that is copied. */
  readonly figures: (write: () => string) => string
  /** For the places of the cells in cards. */
  readonly className?: string | undefined
}

/**
 * The one table: a treegrid with a sticky head, whose lines may open, scroll by the hundred thousand, and become cards
 * on a phone. Selection follows the keyboard. Sorting and opening are the owner's: the table draws the lines it gets.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { lines, selected } = props
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const cards = useNarrow()
  const total = useWidth(scroller)
  const columns = useMemo(() => columnsFor(props.columns, total, cards), [props.columns, total, cards])
  const widths = useMemo(() => columnWidths(columns, total), [columns, total])
  const rooms = useMemo(
    () => columns.map((c, i) => (cards ? (total - INSET) * (c.card ?? 1) : (widths[i] ?? 0) - PADDING)),
    [columns, widths, cards, total],
  )
  const { tops } = lines
  const { from, to } = useWindow(body, tops)
  const cursor = useCursor(body, lines, props.focus)
  const drawn = Array.from({ length: to - from }, (_, i) => lines.at(from + i)).flatMap(line => line ?? [])
  const domId = (index: number) => `${id}-${lines.at(index)?.id ?? index}`

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / (lines.at(0)?.height ?? 1)) - 2)
    const move = moveOf(event.key, lines, cursor.at, page)
    if (!move) return
    event.preventDefault()
    event.stopPropagation()
    const line = lines.at(move.line)
    if (!line) return
    if (move.kind === 'enter') props.onEnter?.(line)
    else if (move.kind !== 'to') props.onToggle?.(line)
    else {
      cursor.go(move.line)
      props.onSelect(line)
    }
  }

  const menuKey = (event: KeyboardEvent) => {
    if (!asksForMenu(event) || event.target !== event.currentTarget) return false
    const line = lines.at(cursor.at)
    const drawnLine = document.getElementById(domId(cursor.at))
    if (!line || !drawnLine || !props.onMenu) return false
    const { left, bottom } = drawnLine.getBoundingClientRect()
    props.onMenu(line, left + PADDING, bottom)
    return true
  }

  const onContextMenu = (event: MouseEvent) => {
    const index = lineOf(event)
    const line = lines.at(index)
    if (!line || !props.onMenu) return
    event.preventDefault()
    cursor.go(index)
    props.onMenu(line, event.clientX, event.clientY)
  }

  const onClick = (event: MouseEvent) => {
    const index = lineOf(event)
    const line = lines.at(index)
    if (!line) return
    cursor.go(index)
    const toggles =
      line.kind === 'group' || (event.target instanceof Element && event.target.closest('[data-toggle]'))
    if (toggles && line.open !== null) props.onToggle?.(line)
    else props.onSelect(line)
  }

  const onCopy = (event: ClipboardEvent) => {
    const line = lines.at(cursor.at)
    if (!line || !document.getSelection()?.isCollapsed) return
    event.preventDefault()
    const text = props.figures(() => tsvOf(props.columns, [line.row]))
    event.clipboardData.setData('text/plain', text)
  }

  return (
    <div ref={scroller} className={classes(styles.scroller, props.className)} data-scroller="">
      <table
        role="treegrid"
        aria-label={props.name}
        aria-rowcount={lines.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable={selected.size > 1 || undefined}
        aria-activedescendant={cursor.at >= from && cursor.at < to ? domId(cursor.at) : undefined}
        tabIndex={0}
        className={styles.table}
        onKeyDown={asked => (menuKey(asked) ? asked.preventDefault() : onKeyDown(asked))}
        onCopy={onCopy}
      >
        {!cards && (
          <colgroup>
            {columns.map((column, i) => (
              <col key={column.id} style={{ width: widths[i] }} />
            ))}
          </colgroup>
        )}
        <TableHead columns={columns} sort={props.sort ?? null} onSort={props.onSort} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the table above takes the keys */}
        <tbody
          ref={body}
          onClick={onClick}
          onContextMenu={onContextMenu}
          onDoubleClick={event => {
            const line = lines.at(lineOf(event))
            if (line) props.onEnter?.(line)
          }}
        >
          <Gap height={tops[from] ?? 0} />
          {drawn.map((line, i) => (
            <TableLine
              key={line.id}
              line={line}
              index={from + i}
              domId={domId(from + i)}
              columns={columns}
              widths={rooms}
              selected={selected.has(line.id)}
              active={from + i === cursor.at}
              room={total - INSET}
              wide={props.wide}
            />
          ))}
          <Gap height={(tops[lines.length] ?? 0) - (tops[to] ?? 0)} />
        </tbody>
      </table>
    </div>
  )
}

function lineOf(event: MouseEvent): number {
  const row = event.target instanceof Element ? event.target.closest('[data-line]') : null
  return Number(row?.getAttribute('data-line') ?? -1)
}

/** The room of the lines that are not drawn. */
function Gap({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden="true" className={styles.gap} style={{ height }} /> : null
}
