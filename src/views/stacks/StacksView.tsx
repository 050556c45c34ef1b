import { useMemo, useState } from 'react'
import { fineRowsOf } from '#core/compare/fine.ts'
import { matchingFrames, parseSearch } from '#core/compare/search.ts'
import { cutStack, type ShownStacks, shownStacks } from '#core/compare/shown-stacks.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { asFigures } from '#messages/format.ts'
import { emptyText, tableWords } from '#messages/table-words.ts'
import { useMessages } from '#messages/use-messages.ts'
import { select } from '#state/actions.ts'
import type { Selection } from '#state/facts.ts'
import { openFunctionMenu } from '#state/function-menu.ts'
import { isGiven } from '#state/keep-selection.ts'
import { useFacts } from '#state/use-facts.ts'
import type { Line } from '#ui/table/line.ts'
import { Table } from '#ui/table/Table.tsx'
import { TableFrame } from '#ui/table/TableFrame.tsx'
import { useNarrow } from '#ui/table/use-narrow.ts'
import { useSort } from '#ui/table/use-sort.ts'
import { toDetails } from '#ui/to-details.ts'
import { FrameLine } from './FrameLine.tsx'
import { markedStacks } from './marked-stacks.ts'
import styles from './StacksView.module.css'
import { stackColumns } from './stack-columns.tsx'
import { type ShownStack, stackLines, stackOf } from './stack-lines.ts'
import { BY_CHANGE, keptStacks, orderedStacks } from './stack-order.ts'

const HEIGHTS = { row: 37, frame: 20 }
const CARDS = { row: 75, frame: 24 }

/** Every distinct stack as it is shown, largest change first; each opens to all of its frames. */
export function StacksView() {
  const facts = useFacts(({ shown, view }) => ({
    analysis: shown,
    selection: view.selection,
    search: view.search,
  }))
  return facts.analysis ? <StackTable {...facts} analysis={facts.analysis} /> : null
}

interface StackTableProps {
  readonly analysis: Analysis
  readonly selection: Selection | null
  readonly search: string
}

function StackTable({ analysis, selection, search }: StackTableProps) {
  const messages = useMessages()
  const { comparison } = analysis
  const cards = useNarrow()
  const stacks = useMemo(() => shownStacks(comparison), [comparison])
  const columns = useMemo(() => stackColumns(comparison, stacks, messages), [comparison, stacks, messages])
  const [sort, sortBy] = useSort(columns, comparison.snapshot ? { ...BY_CHANGE, column: 'after' } : BY_CHANGE)
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const kept = useMemo(
    () => keptStacks(comparison, stacks, matchingFrames(comparison.frames, parseSearch(search))),
    [comparison, stacks, search],
  )
  const order = useMemo(() => orderedStacks(comparison, stacks, kept, sort), [comparison, stacks, kept, sort])
  const lines = useMemo(
    () => stackLines(entry => exactRows(analysis, stacks, entry), order, open, cards ? CARDS : HEIGHTS),
    [analysis, stacks, order, open, cards],
  )
  const marked = useMemo(() => markedStacks(analysis, stacks, selection), [analysis, stacks, selection])

  const toggle = ({ row: { entry } }: Line<ShownStack>) =>
    setOpen(last => new Set(last.has(entry) ? [...last].filter(other => other !== entry) : [...last, entry]))
  const choose = ({ row }: Line<ShownStack>) => select({ kind: 'row', row: stacks.from[row.entry] ?? 0 })
  const openMenu = ({ row }: Line<ShownStack>, x: number, y: number) => {
    const first = stacks.from[row.entry] ?? 0
    const frame = cutStack(comparison, first).functions.at(-1)
    if (frame !== undefined) openFunctionMenu({ frame, row: first, x, y })
  }
  return (
    <TableFrame
      title={messages.tables.stacks}
      count={messages.tableTexts.rowsShown(kept.length, stacks.count)}
      words={tableWords(messages)}
      columns={columns}
      sort={sort}
      onSort={sortBy}
      rows={() => Array.from(order, stackOf)}
      empty={lines.length === 0 ? emptyText(search, comparison, messages) : null}
    >
      <Table
        figures={asFigures}
        name={messages.tables.stacks}
        className={styles.table}
        columns={columns}
        lines={lines}
        sort={sort}
        onSort={sortBy}
        selected={marked.all}
        focus={isGiven(selection) ? null : marked.first}
        onSelect={choose}
        onToggle={toggle}
        onEnter={() => toDetails()}
        onMenu={openMenu}
        wide={(line, room) => (
          <FrameLine comparison={analysis.fine?.comparison ?? comparison} row={line.row} room={room} />
        )}
      />
    </TableFrame>
  )
}

function exactRows({ comparison, fine }: Analysis, { from }: ShownStacks, entry: number) {
  const first = from[entry] ?? 0
  const rows = Array.from({ length: (from[entry + 1] ?? first) - first }, (_, i) => first + i)
  return fineRowsOf(comparison, fine, rows)
}
