import { frameOf } from '#core/compare/node.ts'
import { wholeOf } from '#core/compare/whole.ts'
import { plainName } from '#core/symbol/symbol.ts'
import type { Messages } from '#messages/en.ts'
import { directionOf, formatAmount, formatDelta, formatRatio, formatShare } from '#messages/format.ts'
import { Delta } from '#ui/Delta.tsx'
import { SymbolName } from '#ui/symbol/SymbolName.tsx'
import { figureColumn } from '#ui/table/figure-column.tsx'
import type { Column } from '#ui/table/line.ts'
import styles from './FlameTable.module.css'
import type { OutlineRow } from './outline.ts'
import type { Scene } from './scene.ts'
import { nameOf, type Texts } from './texts.ts'

type OutlineColumn = Column<OutlineRow>

/** Pixels per level; beyond so many levels lines stand below each other. */
const INDENT = 12
const DEEPEST = 20
/** Room for the sign that opens a line. */
const TOGGLE = 4

/** The columns in their order: the function at its level, then both sides, the change, how many times as much, the share. */
export function outlineColumns(scene: Scene, texts: Texts, m: Messages): readonly OutlineColumn[] {
  const { comparison } = scene
  const { unit } = comparison.sampleType
  const amount = (row: OutlineRow, value: number) => (row.rest > 0 ? '' : formatAmount(value, unit))
  const totals = wholeOf(comparison)
  const whole = totals.after > 0 ? totals.after : totals.before
  const after = figureColumn<OutlineRow>({
    id: 'after',
    label: m.columns.after,
    width: 84,
    text: row => amount(row, row.after),
  })
  const share = figureColumn<OutlineRow>({
    id: 'share',
    label: m.flame.shareOfAll,
    width: 92,
    dim: true,
    from: 620,
    card: 0,
    text: row =>
      row.rest > 0 || whole <= 0 ? '' : formatShare((totals.after > 0 ? row.after : row.before) / whole),
  })
  const columns = [nameColumn(scene, texts, m), after, share]
  if (comparison.snapshot) return columns.map(unsorted)
  const before = figureColumn<OutlineRow>({
    id: 'before',
    label: m.columns.before,
    width: 84,
    dim: true,
    text: row => amount(row, row.before),
  })
  const ratio = figureColumn<OutlineRow>({
    id: 'ratio',
    label: m.columns.ratio,
    title: m.tableTexts.ratioTitle,
    width: 76,
    dim: true,
    from: 520,
    card: 0,
    text: row => (row.rest > 0 ? '' : formatRatio(row, m.change)),
  })
  return [nameColumn(scene, texts, m), before, after, changeColumn(unit, m), ratio, share].map(unsorted)
}

/** The order is that of the picture. */
function unsorted({ sorts: _, ...column }: OutlineColumn): OutlineColumn {
  return column
}

function changeColumn(unit: string, m: Messages): OutlineColumn {
  const text = (row: OutlineRow) => (row.rest > 0 ? '' : formatDelta(row, unit))
  return {
    id: 'change',
    label: m.columns.change,
    width: 100,
    align: 'end',
    cell: row =>
      row.rest > 0 ? null : (
        <Delta className={styles.delta ?? ''} direction={directionOf(row)} text={text(row)} />
      ),
    text,
  }
}

function nameColumn(scene: Scene, texts: Texts, m: Messages): OutlineColumn {
  const { comparison } = scene
  const text = ({ node, rest }: OutlineRow) => {
    if (rest > 0) return m.flame.moreChildren(rest)
    return nameOf(scene, texts, { frame: frameOf(comparison, node), small: 0, depth: node.depth })
  }
  const plain = ({ node, rest }: OutlineRow) =>
    rest > 0 || node.depth === 0 || scene.isState(frameOf(comparison, node))
  return {
    id: 'name',
    label: m.flame.tableName,
    width: 160,
    grow: 1,
    cell: (row, width) => {
      const indent = Math.min(row.level - 1, DEEPEST) * INDENT + TOGGLE
      return (
        <span className={styles.name} style={{ paddingLeft: indent }}>
          {plain(row) ? text(row) : <SymbolName symbol={text(row)} room={width - indent} />}
        </span>
      )
    },
    text: row => `${'  '.repeat(row.level - 1)}${plainName(text(row))}`,
  }
}
