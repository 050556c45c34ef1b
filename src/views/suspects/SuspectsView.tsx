import { useMemo, useState } from 'react'
import { matchingFrames, parseSearch } from '#core/compare/search.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { whySilent } from '#core/suspects/silence.ts'
import type { Messages } from '#messages/en.ts'
import { asFigures, formatAmount, formatDelta } from '#messages/format.ts'
import { emptyText } from '#messages/table-words.ts'
import { useMessages } from '#messages/use-messages.ts'
import { select } from '#state/actions.ts'
import type { Selection } from '#state/facts.ts'
import { openFunctionMenu } from '#state/function-menu.ts'
import { suspectFrame } from '#state/selected-frame.ts'
import { useFacts } from '#state/use-facts.ts'
import type { Line } from '#ui/table/line.ts'
import { linesOf } from '#ui/table/lines.ts'
import { Table } from '#ui/table/Table.tsx'
import { useNarrow } from '#ui/table/use-narrow.ts'
import { useSort } from '#ui/table/use-sort.ts'
import { toDetails } from '#ui/to-details.ts'
import styles from './SuspectsView.module.css'
import { suspectColumns } from './suspect-columns.tsx'
import { type GroupId, groupsOf, lineOfSuspect, type ShownSuspect, suspectLines } from './suspect-lines.ts'
import { keptSuspects } from './suspect-search.ts'
import { BY_TIER, suspectOrder } from './suspect-sort.ts'

const HEIGHTS = { row: 37, group: 24 }
const CARDS = { row: 79, group: 40 }

/** What leaked, what may, what is normal and why: one row per group of goroutines that wait at one place. */
export function SuspectsView() {
  const { analysis, selection, search } = useFacts(facts => ({
    analysis: facts.analysis,
    selection: facts.view.selection,
    search: facts.view.search,
  }))
  const messages = useMessages()
  if (!analysis) return null
  const message = messageOf(analysis, messages)
  return (
    <div className={styles.view}>
      {message && (
        <div className={styles.message}>
          <h2>{message.title}</h2>
          <p>{message.text}</p>
        </div>
      )}
      {analysis.suspects.length > 0 && (
        <SuspectTable analysis={analysis} selection={selection} search={search} />
      )}
    </div>
  )
}

function SuspectTable({
  analysis,
  selection,
  search,
}: {
  analysis: Analysis
  selection: Selection | null
  search: string
}) {
  const messages = useMessages()
  const { comparison, suspects } = analysis
  const cards = useNarrow()
  const columns = useMemo(() => suspectColumns(analysis, messages, cards), [analysis, messages, cards])
  const [sort, sortBy] = useSort(columns, BY_TIER)
  const [toggled, setToggled] = useState<ReadonlySet<string | number>>(new Set())
  const matching = useMemo(() => matchingFrames(comparison.frames, parseSearch(search)), [comparison, search])
  const groups = useMemo(() => {
    const kept = keptSuspects(comparison, suspects, suspectOrder(suspects, sort), matching)
    return groupsOf(suspects, kept, comparison.snapshot)
  }, [suspects, sort, comparison, matching])
  const lines = useMemo(
    () => linesOf(suspectLines(suspects, groups, toggled, cards ? CARDS : HEIGHTS)),
    [suspects, groups, toggled, cards],
  )
  const focus = selection?.kind === 'suspect' ? lineOfSuspect(selection.index, selection.part ?? null) : null
  const selected = useMemo(() => new Set(focus === null ? [] : [focus]), [focus])

  const toggle = ({ id }: Line<ShownSuspect>) =>
    setToggled(last =>
      last.has(id) ? new Set([...last].filter(other => other !== id)) : new Set([...last, id]),
    )
  const choose = ({ kind, row }: Line<ShownSuspect>) => {
    if (kind !== 'row') return
    select({ kind: 'suspect', index: row.index, ...(row.part === null ? {} : { part: row.part }) })
  }
  const heading = ({ id }: Line<ShownSuspect>) => {
    const group = id as GroupId
    const members = (groups.get(group) ?? []).flatMap(index => suspects[index] ?? [])
    return <GroupHeading group={group} members={members} analysis={analysis} />
  }
  const none = lines.length === 0 ? emptyText(search, comparison, messages) : null
  const table = (
    <Table
      figures={asFigures}
      name={messages.tables.suspects}
      className={styles.table}
      columns={columns}
      lines={lines}
      sort={sort}
      onSort={sortBy}
      selected={selected}
      focus={focus}
      onSelect={choose}
      onToggle={toggle}
      onMenu={({ kind, row }, x, y) => {
        const suspect = suspects[row.index]
        const shown = row.part === null ? suspect : suspect?.parts[row.part]
        const frame = kind === 'row' && shown ? suspectFrame(comparison, shown) : null
        if (frame !== null) openFunctionMenu({ frame, row: null, x, y })
      }}
      onEnter={line => (line.kind === 'group' ? toggle(line) : toDetails())}
      wide={heading}
    />
  )
  return (
    <>
      {table}
      {none && (
        <div className={styles.message} aria-live="polite">
          <h2>{none[0]}</h2>
          <p>{none[1]}</p>
        </div>
      )}
    </>
  )
}

function GroupHeading(props: {
  group: GroupId
  members: readonly { readonly before: number; readonly after: number }[]
  analysis: Analysis
}) {
  const messages = useMessages()
  const { comparison, kind } = props.analysis
  const sum = props.members.reduce(
    (all, { before, after }) => ({ before: all.before + before, after: all.after + after }),
    { before: 0, after: 0 },
  )
  const amount =
    props.group !== 'unchanged' && !comparison.snapshot
      ? formatDelta(sum, comparison.sampleType.unit)
      : kind === 'goroutine' || kind === 'goroutineleak'
        ? messages.count.goroutines(sum.after)
        : formatAmount(sum.after, comparison.sampleType.unit)
  const title = comparison.snapshot ? messages.tableTexts.waitsNormal : messages.groups[props.group]
  return (
    <span className={styles.group}>
      <b>{title}</b>
      {messages.groups.summary(props.members.length, amount)}
    </span>
  )
}

/** Why there is no suspect to see: nothing grew, nothing tells what waits, or one side is missing. */
function messageOf({ comparison, kind, suspects }: Analysis, m: Messages) {
  const { empty } = m.tableTexts
  const silence = suspects.length === 0 ? whySilent(comparison, kind) : null
  if (silence !== null && silence !== 'empty')
    return { title: empty.silent(kind), text: empty.silence[silence] }
  if (suspects.length === 0) return { title: empty.noRows, text: '' }
  if (comparison.snapshot) return { title: empty.snapshot, text: empty.snapshotText }
  if (suspects.every(suspect => suspect.delta <= 0)) return { title: empty.noGrowth, text: empty.noGrowthText }
  return null
}
