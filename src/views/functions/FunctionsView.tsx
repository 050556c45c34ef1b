import { useMemo } from 'react'
import { functionsOf } from '#core/compare/functions.ts'
import { matchingFrames, parseSearch } from '#core/compare/search.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { asFigures } from '#messages/format.ts'
import { emptyText, tableWords } from '#messages/table-words.ts'
import { useMessages } from '#messages/use-messages.ts'
import { select } from '#state/actions.ts'
import type { Selection } from '#state/facts.ts'
import { openFunctionMenu } from '#state/function-menu.ts'
import { isGiven } from '#state/keep-selection.ts'
import { selectedFrame } from '#state/selected-frame.ts'
import { useFacts } from '#state/use-facts.ts'
import { linesOfRows } from '#ui/table/lines.ts'
import { Table } from '#ui/table/Table.tsx'
import { TableFrame } from '#ui/table/TableFrame.tsx'
import { useNarrow } from '#ui/table/use-narrow.ts'
import { useSort } from '#ui/table/use-sort.ts'
import { toDetails } from '#ui/to-details.ts'
import styles from './FunctionsView.module.css'
import { functionColumns } from './function-columns.tsx'
import { firstSort, orderedFunctions } from './function-order.ts'
import { markedRows } from './marked-rows.ts'

const ROW = 37
/** A card: the name, then self and total below each other; of a snapshot both fit one line. */
const CARD = 119
const SNAPSHOT_CARD = 87

/** Every function with what ran or waited in it itself and below it, both sides and the change. */
export function FunctionsView() {
  const facts = useFacts(({ shown, view }) => ({
    analysis: shown,
    selection: view.selection,
    search: view.search,
  }))
  return facts.analysis ? <FunctionTable {...facts} analysis={facts.analysis} /> : null
}

interface FunctionTableProps {
  readonly analysis: Analysis
  readonly selection: Selection | null
  readonly search: string
}

function FunctionTable({ analysis, selection, search }: FunctionTableProps) {
  const messages = useMessages()
  const { comparison, kind } = analysis
  const cards = useNarrow()
  const rows = useMemo(() => functionsOf(comparison), [comparison])
  const columns = useMemo(() => functionColumns(comparison, rows, messages), [comparison, rows, messages])
  const [sort, sortBy] = useSort(columns, firstSort(kind, comparison.snapshot))
  const matching = useMemo(() => matchingFrames(comparison.frames, parseSearch(search)), [comparison, search])
  const order = useMemo(
    () => orderedFunctions(comparison, rows, matching, sort),
    [comparison, rows, matching, sort],
  )
  const height = cards ? (comparison.snapshot ? SNAPSHOT_CARD : CARD) : ROW
  const lines = useMemo(
    () =>
      linesOfRows({
        order,
        height,
        line: row => ({ id: row, kind: 'row', row, level: 1, open: null, height }),
        below: new Map(),
      }),
    [order, height],
  )
  const marked = useMemo(
    () => markedRows(rows, selectedFrame(analysis, selection)),
    [analysis, rows, selection],
  )
  return (
    <TableFrame
      title={messages.tables.functions}
      count={messages.tableTexts.rowsShown(order.length, rows.frame.length)}
      words={tableWords(messages)}
      columns={columns}
      sort={sort}
      onSort={sortBy}
      rows={() => order}
      empty={lines.length === 0 ? emptyText(search, comparison, messages) : null}
    >
      <Table
        figures={asFigures}
        name={messages.tables.functions}
        className={styles.table}
        columns={columns}
        lines={lines}
        sort={sort}
        onSort={sortBy}
        selected={marked}
        focus={isGiven(selection) ? null : ([...marked][0] ?? null)}
        onSelect={line => select({ kind: 'frame', frame: rows.frame[line.row] ?? 0 })}
        onEnter={() => toDetails()}
        onMenu={(line, x, y) => openFunctionMenu({ frame: rows.frame[line.row] ?? 0, row: null, x, y })}
      />
    </TableFrame>
  )
}
