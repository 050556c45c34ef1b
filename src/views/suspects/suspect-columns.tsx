import type { Amounts, Comparison } from '#core/compare/comparison.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { displayPlaces } from '#core/symbol/place.ts'
import type { Messages } from '#messages/en.ts'
import {
  directionOf,
  formatAmount,
  formatDelta,
  formatPair,
  formatRatio,
  formatShare,
} from '#messages/format.ts'
import { Badge } from '#ui/Badge.tsx'
import { Delta } from '#ui/Delta.tsx'
import { Sparkline } from '#ui/Sparkline.tsx'
import { PlaceName } from '#ui/symbol/PlaceName.tsx'
import { SymbolName } from '#ui/symbol/SymbolName.tsx'
import type { Column } from '#ui/table/line.ts'
import { Pair } from '#ui/table/Pair.tsx'
import { ShareBar } from '#ui/table/ShareBar.tsx'
import { TwoLines } from '#ui/table/TwoLines.tsx'
import { widthForAll } from '#ui/table/width-for.ts'
import styles from './SuspectsView.module.css'
import type { ShownSuspect } from './suspect-lines.ts'
import { WhyChips } from './WhyChips.tsx'
import { longestWait } from './waits.ts'
import { whyText } from './why.ts'

type SuspectColumn = Column<ShownSuspect>

/** The columns in their order; a card shows the state beside the place and the evidence in one line. */
export function suspectColumns(
  analysis: Analysis,
  messages: Messages,
  cards: boolean,
): readonly SuspectColumn[] {
  const { comparison } = analysis
  return [
    tierColumn(messages),
    whereColumn(messages, cards),
    stateColumn(analysis, messages),
    pairColumn(analysis, messages),
    ...(comparison.snapshot ? [] : [changeColumn(analysis, messages)]),
    shareColumn(comparison, messages),
    whyColumn(messages, cards),
  ]
}

function tierColumn(m: Messages): SuspectColumn {
  const text = ({ suspect, part }: ShownSuspect) => (part === null ? m.tiersShort[suspect.tier] : m.part)
  return {
    id: 'tier',
    label: m.columns.tier,
    width: 100,
    sorts: 'descending',
    cell: row => <Badge look={row.part === null ? row.suspect.tier : 'part'}>{text(row)}</Badge>,
    text,
  }
}

function whereColumn(m: Messages, cards: boolean): SuspectColumn {
  return {
    id: 'where',
    label: m.columns.where,
    width: 200,
    grow: 1,
    sorts: 'ascending',
    card: 0.7,
    cell: ({ suspect }, width) => (
      <TwoLines
        first={<SymbolName symbol={suspect.function} room={width} />}
        second={
          <>
            <PlaceName file={suspect.file} line={suspect.line} room={cards ? width - STATE_ROOM : width} />
            {cards && <>{`${m.and}${suspect.state}`}</>}
          </>
        }
      />
    ),
    text: ({ suspect }) => `${suspect.function} ${displayPlaces(suspect.file, suspect.line)[0] ?? ''}`,
  }
}

/** Pixels of a card's second line that are kept for the state. */
const STATE_ROOM = 72

function stateColumn(analysis: Analysis, m: Messages): SuspectColumn {
  return {
    id: 'state',
    label: m.columns.state,
    width: 92,
    sorts: 'ascending',
    card: 0,
    cell: ({ suspect }) => {
      const minutes = longestWait(analysis, suspect)
      const below = minutes === null ? suspect.stateDetail : m.count.minutes(minutes)
      return <TwoLines first={<span title={suspect.state}>{suspect.state}</span>} second={below} />
    },
    text: ({ suspect }) => suspect.state,
  }
}

function pairColumn({ comparison, suspects }: Analysis, m: Messages): SuspectColumn {
  const { snapshot, sampleType } = comparison
  const { unit } = sampleType
  const text = (amounts: Amounts) => (snapshot ? formatAmount(amounts.after, unit) : formatPair(amounts, unit))
  return {
    id: 'pair',
    label: snapshot ? m.columns.after : m.columns.beforeAfter,
    width: widthForAll(suspects.map(text), 92),
    align: 'end',
    sorts: 'descending',
    cell: ({ suspect }) =>
      snapshot ? (
        <b>{formatAmount(suspect.after, unit)}</b>
      ) : (
        <Pair before={formatAmount(suspect.before, unit)} after={formatAmount(suspect.after, unit)} />
      ),
    text: ({ suspect }) => text(suspect),
  }
}

function changeColumn({ comparison, suspects }: Analysis, m: Messages): SuspectColumn {
  const { unit } = comparison.sampleType
  return {
    id: 'change',
    label: m.columns.change,
    width: widthForAll(
      suspects.map(suspect => `▲ ${formatDelta(suspect, unit)}`),
      80,
    ),
    align: 'end',
    sorts: 'descending',
    cell: ({ suspect }) => (
      <>
        <Delta
          className={styles.delta ?? ''}
          direction={directionOf(suspect)}
          text={formatDelta(suspect, unit)}
        />
        <span className={styles.ratio}>
          {suspect.series && <Sparkline values={suspect.series} text={seriesText(suspect.series, unit)} />}
          {formatRatio(suspect, m.change)}
        </span>
      </>
    ),
    text: ({ suspect }) => `${formatDelta(suspect, unit)} ${formatRatio(suspect, m.change)}`,
  }
}

function seriesText(series: readonly number[], unit: string): string {
  return series.map(amount => formatAmount(amount, unit)).join(' → ')
}

function shareColumn({ snapshot, totals }: Comparison, m: Messages): SuspectColumn {
  const shareOf = ({ suspect }: ShownSuspect) => {
    if (!snapshot) return suspect.delta > 0 ? suspect.share : null
    return totals.after > 0 ? suspect.after / totals.after : null
  }
  const text = (row: ShownSuspect) => {
    const share = shareOf(row)
    return share === null ? '–' : formatShare(share)
  }
  return {
    id: 'share',
    label: snapshot ? m.tableTexts.shareOfTotal : m.columns.share,
    width: 100,
    from: 720,
    card: 0,
    sorts: 'descending',
    title: snapshot ? '' : m.tableTexts.shareTitle,
    cell: row => {
      const share = shareOf(row)
      return share === null ? (
        <span className={styles.none}>–</span>
      ) : (
        <ShareBar share={share} text={formatShare(share)} plain={snapshot} />
      )
    },
    text,
  }
}

function whyColumn(m: Messages, cards: boolean): SuspectColumn {
  return {
    id: 'why',
    label: m.columns.why,
    width: 196,
    from: 640,
    card: 0.66,
    cell: ({ suspect }, width) => (
      <WhyChips suspect={suspect} messages={m} width={width} lines={cards ? 1 : 2} />
    ),
    text: ({ suspect }) => whyText(suspect, m),
  }
}
