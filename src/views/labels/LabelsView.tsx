import { useMemo, useState } from 'react'
import { type LabelKey, labelsOf } from '#core/compare/labels.ts'
import { parseSearch } from '#core/compare/search.ts'
import { labelUnits } from '#core/compare/tag-filter.ts'
import type { ProfileKind } from '#core/profile/profile.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { asFigures, formatAmount, formatPair } from '#messages/format.ts'
import { emptyText, tableWords } from '#messages/table-words.ts'
import { useMessages } from '#messages/use-messages.ts'
import { setFilters } from '#state/filtering.ts'
import { useFacts } from '#state/use-facts.ts'
import type { Line, Sort } from '#ui/table/line.ts'
import { linesOf } from '#ui/table/lines.ts'
import { Table } from '#ui/table/Table.tsx'
import { TableFrame } from '#ui/table/TableFrame.tsx'
import { useNarrow } from '#ui/table/use-narrow.ts'
import { useSort } from '#ui/table/use-sort.ts'
import styles from './LabelsView.module.css'
import { labelColumns } from './label-columns.tsx'
import { filterFor } from './label-filter.ts'
import { isPseudo, keptKeys, keyText, type LabelRow, labelLines } from './label-lines.ts'

const HEIGHTS = { row: 33, group: 32 }
const CARDS = { row: 93, group: 40 }
const SNAPSHOT_CARDS = { row: 81, group: 40 }
const BY_CHANGE: Sort = { column: 'change', direction: 'descending' }
const BY_AFTER: Sort = { column: 'after', direction: 'descending' }

/** What the samples are labelled with: every key, and of each value both sides and the change. */
export function LabelsView() {
  const { analysis, search } = useFacts(({ shown, view }) => ({ analysis: shown, search: view.search }))
  const keys = useMemo(() => (analysis ? labelsOf(analysis.comparison) : []), [analysis])
  if (!analysis) return null
  return (
    <div className={styles.view}>
      {keys.length > 0 ? (
        <LabelTable analysis={analysis} keys={keys} search={search} />
      ) : (
        <NoLabels kind={analysis.kind} />
      )}
    </div>
  )
}

function LabelTable(props: { analysis: Analysis; keys: readonly LabelKey[]; search: string }) {
  const { analysis, keys, search } = props
  const m = useMessages()
  const { comparison } = analysis
  const cards = useNarrow()
  const columns = useMemo(() => labelColumns(comparison, m), [comparison, m])
  const [sort, sortBy] = useSort(columns, comparison.snapshot ? BY_AFTER : BY_CHANGE)
  const [closed, setClosed] = useState<ReadonlySet<string | number>>(new Set())
  const [chosen, setChosen] = useState<string | number | null>(null)
  const kept = useMemo(() => {
    const wanted = parseSearch(search)
    return keptKeys(keys, wanted.kind === 'names' ? wanted.matches : null, m)
  }, [keys, search, m])
  const heights = cards ? (comparison.snapshot ? SNAPSHOT_CARDS : CARDS) : HEIGHTS
  const lines = useMemo(() => linesOf(labelLines(kept, sort, closed, heights)), [kept, sort, closed, heights])
  const toggle = ({ id }: Line<LabelRow>) =>
    setClosed(last =>
      last.has(id) ? new Set([...last].filter(other => other !== id)) : new Set([...last, id]),
    )
  const unitOf = useMemo(() => labelUnits(comparison.details?.labelSets ?? []), [comparison])
  const only = (row: LabelRow) => {
    const filter = filterFor(row, unitOf)
    if (filter) setFilters(filter)
  }
  const rows = () => kept.flatMap(key => key.values.map(value => ({ key, value })))
  return (
    <TableFrame
      title={m.tables.labels}
      count={m.labels.keys(kept.length)}
      words={tableWords(m)}
      columns={columns}
      sort={sort}
      onSort={sortBy}
      rows={rows}
      empty={lines.length === 0 ? emptyText(search, comparison, m) : null}
    >
      {keys.every(isPseudo) && <p className={styles.note}>{m.labels.onlyPseudo}</p>}
      <Table
        figures={asFigures}
        name={m.tables.labels}
        className={styles.table}
        columns={columns}
        lines={lines}
        sort={sort}
        onSort={sortBy}
        selected={new Set(chosen === null ? [] : [chosen])}
        focus={null}
        onSelect={({ id }) => setChosen(id)}
        onToggle={toggle}
        onEnter={line => (line.kind === 'group' ? toggle(line) : only(line.row))}
        wide={({ row }) => <KeyHeading of={row.key} analysis={analysis} onGroup={setFilters} />}
      />
    </TableFrame>
  )
}

/** A key, whether it is a label of the program, and how much carries it. */
function KeyHeading(props: {
  of: LabelKey
  analysis: Analysis
  onGroup: (filter: { tagRoot: string }) => void
}) {
  const { of, analysis } = props
  const m = useMessages()
  const { snapshot, sampleType } = analysis.comparison
  const { unit } = sampleType
  const pseudo = isPseudo(of)
  return (
    <span className={styles.key}>
      <b>{keyText(of, m)}</b>
      <i className={pseudo ? styles.pseudo : undefined}>
        {pseudo ? m.labels.pseudo : of.kind === 'number' ? m.labels.number : m.labels.label}
      </i>
      <span>{snapshot ? formatAmount(of.after, unit) : formatPair(of, unit)}</span>
      {!pseudo && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.only}
          title={m.labels.groupTitle}
          onClick={event => {
            event.stopPropagation()
            props.onGroup({ tagRoot: of.key })
          }}
        >
          {m.labels.group}
        </button>
      )}
    </span>
  )
}

const CARRYING: readonly ProfileKind[] = ['goroutine', 'goroutineleak', 'cpu', 'other']

/** Why there is nothing to see, and how to get it. */
function NoLabels({ kind }: { kind: ProfileKind }) {
  const { labels } = useMessages()
  return (
    <div className={styles.message}>
      <h2>{labels.none}</h2>
      {!CARRYING.includes(kind) && <p>{labels.noneKind}</p>}
      <p>{labels.noneText}</p>
      <pre>
        <code>{labels.code}</code>
      </pre>
    </div>
  )
}
