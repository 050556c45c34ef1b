import type { Amounts, Comparison } from '#core/compare/comparison.ts'
import type { FunctionRows } from '#core/compare/functions.ts'
import { displayPlaces } from '#core/symbol/place.ts'
import type { Messages } from '#messages/en.ts'
import { directionOf, formatAmount, formatDelta, formatRatio } from '#messages/format.ts'
import { Delta } from '#ui/Delta.tsx'
import { PlaceName } from '#ui/symbol/PlaceName.tsx'
import { SymbolName } from '#ui/symbol/SymbolName.tsx'
import { figureColumn } from '#ui/table/figure-column.tsx'
import type { Column } from '#ui/table/line.ts'
import { TwoLines } from '#ui/table/TwoLines.tsx'
import { widthFor } from '#ui/table/width-for.ts'
import styles from './FunctionsView.module.css'

/** A row is an index into the columns of `FunctionRows`. */
type FunctionColumn = Column<number>

/** The columns in their order: the function with its place, then self and total with both sides and the change. */
export function functionColumns(
  comparison: Comparison,
  rows: FunctionRows,
  m: Messages,
): readonly FunctionColumn[] {
  const { snapshot } = comparison
  const t = m.tableTexts
  const self = { id: 'flat', labels: [t.selfBefore, t.selfAfter, t.selfChange], title: t.selfTitle } as const
  const total = {
    id: 'cum',
    labels: [t.totalBefore, t.totalAfter, t.totalChange],
    title: t.totalTitle,
  } as const
  const flat = (row: number) => amounts(rows.flatBefore, rows.flatAfter, row)
  const cum = (row: number) => amounts(rows.cumBefore, rows.cumAfter, row)
  return [
    nameColumn(comparison, rows, m),
    ...figures(comparison, self, flat, snapshot ? t.self : null),
    ...figures(comparison, total, cum, snapshot ? t.total : null),
    ...(snapshot
      ? []
      : [
          figureColumn<number>({
            id: 'ratio',
            label: m.columns.ratio,
            title: t.ratioTitle,
            width: 76,
            dim: true,
            from: 560,
            card: 0,
            text: row => formatRatio(cum(row), m.change),
          }),
        ]),
  ]
}

function amounts(before: Float64Array, after: Float64Array, row: number): Amounts {
  return { before: before[row] ?? 0, after: after[row] ?? 0 }
}

function nameColumn({ frames }: Comparison, rows: FunctionRows, m: Messages): FunctionColumn {
  const frame = (row: number) => rows.frame[row] ?? 0
  const name = (row: number) => frames.name[frame(row)] ?? ''
  const file = (row: number) => frames.file[frame(row)] ?? ''
  return {
    id: 'name',
    label: m.columns.function,
    width: 180,
    grow: 1,
    sorts: 'ascending',
    cell: (row, width) => (
      <TwoLines
        first={<SymbolName symbol={name(row)} room={width} />}
        second={<PlaceName file={file(row)} line={frames.line[frame(row)] ?? 0} room={width} />}
      />
    ),
    text: row => `${name(row)} ${displayPlaces(file(row), frames.line[frame(row)] ?? 0)[0] ?? ''}`,
  }
}

interface Heading {
  readonly id: 'flat' | 'cum'
  readonly labels: readonly [before: string, after: string, change: string]
  readonly title: string
}

/** Before, after and change of one measure; of a snapshot only what is there, under `alone`. */
function figures(
  { sampleType, totals }: Comparison,
  { id, labels, title }: Heading,
  of: (row: number) => Amounts,
  alone: string | null,
): readonly FunctionColumn[] {
  const { unit } = sampleType
  const most = formatAmount(Math.max(totals.before, totals.after), unit)
  const after = figureColumn<number>({
    id: `${id}After`,
    label: alone ?? labels[1],
    title,
    width: widthFor(most, 80),
    unit,
    text: row => formatAmount(of(row).after, unit),
  })
  if (alone !== null) return [after]
  const before = figureColumn<number>({
    id: `${id}Before`,
    label: labels[0],
    title,
    width: widthFor(most, 84),
    dim: true,
    unit,
    text: row => formatAmount(of(row).before, unit),
  })
  const change: FunctionColumn = {
    id: `${id}Change`,
    label: labels[2],
    title,
    width: widthFor(`▲ +${most}`, 100),
    align: 'end',
    sorts: 'descending',
    cell: row => {
      const direction = directionOf(of(row))
      const className = (direction === 'same' ? styles.same : styles.delta) ?? ''
      return <Delta className={className} direction={direction} text={formatDelta(of(row), unit)} />
    },
    unit,
    text: row => formatDelta(of(row), unit),
  }
  return [before, after, change]
}
