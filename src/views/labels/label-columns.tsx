import type { Amounts, Comparison } from '#core/compare/comparison.ts'
import { labelUnits } from '#core/compare/tag-filter.ts'
import type { Messages } from '#messages/en.ts'
import { directionOf, formatAmount, formatDelta, formatRatio, formatShare } from '#messages/format.ts'
import { setFilters } from '#state/filtering.ts'
import { Delta } from '#ui/Delta.tsx'
import { SymbolName } from '#ui/symbol/SymbolName.tsx'
import { figureColumn } from '#ui/table/figure-column.tsx'
import type { Column } from '#ui/table/line.ts'
import { ShareBar } from '#ui/table/ShareBar.tsx'
import { widthFor } from '#ui/table/width-for.ts'
import styles from './LabelsView.module.css'
import { filterFor } from './label-filter.ts'
import { keyText, type LabelRow, valueText } from './label-lines.ts'

const NOTHING: Amounts = { before: 0, after: 0 }

/** The columns in their order: the value, then both sides, the change, how many times as much, and the share of all. */
export function labelColumns(comparison: Comparison, m: Messages): readonly Column<LabelRow>[] {
  const { snapshot, sampleType, totals } = comparison
  const { unit } = sampleType
  const most = formatAmount(Math.max(totals.before, totals.after), unit)
  const unitOf = labelUnits(comparison.details?.labelSets ?? [])
  const amounts = ({ key, value }: LabelRow): Amounts => value ?? key ?? NOTHING
  const share = (row: LabelRow) => shareOf(amounts(row), totals)
  const after = figureColumn<LabelRow>({
    id: 'after',
    label: m.columns.after,
    width: widthFor(most, 88),
    unit,
    text: row => formatAmount(amounts(row).after, unit),
  })
  const shares: Column<LabelRow> = {
    id: 'share',
    label: m.tableTexts.shareOfTotal,
    title: m.labels.shareTitle,
    width: 116,
    from: 560,
    align: 'end',
    sorts: 'descending',
    cell: row => <ShareBar share={share(row)} text={formatShare(share(row))} plain />,
    text: row => formatShare(share(row)),
  }
  if (snapshot) return [valueColumn(m, unitOf), after, shares]
  const before = figureColumn<LabelRow>({
    id: 'before',
    label: m.columns.before,
    width: widthFor(most, 88),
    dim: true,
    unit,
    text: row => formatAmount(amounts(row).before, unit),
  })
  const change: Column<LabelRow> = {
    id: 'change',
    label: m.columns.change,
    width: widthFor(`▲ +${most}`, 100),
    align: 'end',
    sorts: 'descending',
    cell: row => (
      <Delta
        className={styles.delta ?? ''}
        direction={directionOf(amounts(row))}
        text={formatDelta(amounts(row), unit)}
      />
    ),
    unit,
    text: row => formatDelta(amounts(row), unit),
  }
  const ratio = figureColumn<LabelRow>({
    id: 'ratio',
    label: m.columns.ratio,
    title: m.labels.ratioTitle,
    width: 80,
    dim: true,
    from: 480,
    card: 0,
    text: row => formatRatio(amounts(row), m.change),
  })
  return [valueColumn(m, unitOf), before, after, change, ratio, shares]
}

/** Share of the side after; where nothing is left, of the one before. */
function shareOf(part: Amounts, whole: Amounts): number {
  if (whole.after !== 0) return part.after / whole.after
  return whole.before === 0 ? 0 : part.before / whole.before
}

function valueColumn(m: Messages, unitOf: UnitOf): Column<LabelRow> {
  return {
    id: 'value',
    label: m.labels.value,
    width: 180,
    grow: 1,
    sorts: 'ascending',
    cell: (row, width) =>
      row.key.kind === 'creator' && row.value ? (
        <SymbolName symbol={row.value.value} room={width} />
      ) : (
        <Value row={row} text={valueText(row, m)} m={m} unitOf={unitOf} />
      ),
    text: row => `${keyText(row.key, m)}: ${valueText(row, m)}`,
  }
}

type UnitOf = (key: string) => string

/** A value, and what leaves only that: its button is for the pointer, Enter does the same. */
function Value({ row, text, m, unitOf }: { row: LabelRow; text: string; m: Messages; unitOf: UnitOf }) {
  const filter = filterFor(row, unitOf)
  return (
    <span className={styles.value} title={text}>
      {text || '""'}
      {filter && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.only}
          title={m.labels.onlyTitle}
          onClick={() => setFilters(filter)}
        >
          {m.labels.only}
        </button>
      )}
    </span>
  )
}
