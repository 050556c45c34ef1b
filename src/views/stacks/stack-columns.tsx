import type { Comparison } from '#core/compare/comparison.ts'
import { cutStack, type ShownStacks } from '#core/compare/shown-stacks.ts'
import { wholeOf } from '#core/compare/whole.ts'
import type { Messages } from '#messages/en.ts'
import { directionOf, formatAmount, formatDelta, formatRatio, formatShare } from '#messages/format.ts'
import { Delta } from '#ui/Delta.tsx'
import { SymbolName } from '#ui/symbol/SymbolName.tsx'
import { lineSpellings } from '#ui/symbol/spelling.ts'
import { figureColumn } from '#ui/table/figure-column.tsx'
import type { Column } from '#ui/table/line.ts'
import { ShareBar } from '#ui/table/ShareBar.tsx'
import { TwoLines } from '#ui/table/TwoLines.tsx'
import { widthFor } from '#ui/table/width-for.ts'
import styles from './StacksView.module.css'
import { creatorOf, oldestOf } from './stack-facts.ts'
import type { ShownStack } from './stack-lines.ts'

type StackColumn = Column<ShownStack>

/** The columns in their order: the stack by its leaf, its state, and its figures. */
export function stackColumns(comparison: Comparison, stacks: ShownStacks, m: Messages): readonly StackColumn[] {
  const { sampleType, totals } = comparison
  const { unit } = sampleType
  const most = formatAmount(Math.max(totals.before, totals.after), unit)
  const amounts = ({ entry }: ShownStack) => ({
    before: stacks.before[entry] ?? 0,
    after: stacks.after[entry] ?? 0,
  })
  const after = figureColumn<ShownStack>({
    id: 'after',
    label: m.columns.after,
    width: widthFor(most, 84),
    unit,
    text: row => formatAmount(amounts(row).after, unit),
  })
  const shared = [
    stackColumn(comparison, stacks, m),
    ...(comparison.state ? [stateColumn(comparison, stacks, m)] : []),
    ...ageColumns(comparison, stacks, m),
  ]
  if (comparison.snapshot) return [...shared, after, shareColumn(comparison, stacks, m)]
  return [
    ...shared,
    figureColumn({
      id: 'before',
      label: m.columns.before,
      width: widthFor(most, 84),
      dim: true,
      unit,
      text: row => formatAmount(amounts(row).before, unit),
    }),
    after,
    {
      id: 'change',
      label: m.columns.change,
      width: widthFor(`▲ +${most}`, 96),
      align: 'end',
      sorts: 'descending',
      cell: row => {
        const direction = directionOf(amounts(row))
        const className = (direction === 'same' ? styles.same : styles.delta) ?? ''
        return <Delta className={className} direction={direction} text={formatDelta(amounts(row), unit)} />
      },
      unit,
      text: row => formatDelta(amounts(row), unit),
    },
    figureColumn({
      id: 'ratio',
      label: m.columns.ratio,
      title: m.tableTexts.ratioTitle,
      width: 72,
      dim: true,
      from: 600,
      card: 0,
      text: row => formatRatio(amounts(row), m.change),
    }),
    shareColumn(comparison, stacks, m),
  ]
}

function stackColumn(comparison: Comparison, stacks: ShownStacks, m: Messages): StackColumn {
  const { name } = comparison.frames
  const cut = ({ entry }: ShownStack) => cutStack(comparison, stacks.from[entry] ?? 0)
  const functions = (row: ShownStack) => cut(row).functions
  const plumbing = (row: ShownStack) => cut(row).plumbing[0]
  return {
    id: 'stack',
    label: m.columns.stack,
    width: 220,
    grow: 1,
    sorts: 'ascending',
    card: 0.96,
    cell: (row, width) => {
      const frames = functions(row)
      const leaf = name[frames.at(-1) ?? plumbing(row) ?? -1] ?? ''
      return (
        <TwoLines
          first={leaf === '' ? m.tableTexts.noFrames : <SymbolName symbol={leaf} room={width} />}
          second={
            leaf === ''
              ? ''
              : callersText(comparison, frames, m) + creatorText(comparison, stacks, row.entry, m)
          }
        />
      )
    },
    text: row => [...functions(row)].map(frame => name[frame]).join(';'),
  }
}

/** `12 frames, called from (*conn).serve … main.main` */
function callersText({ frames }: Comparison, stack: Uint32Array, m: Messages): string {
  const name = (frame: number | undefined) => {
    const [short] = lineSpellings(frames.name[frame ?? -1] ?? '')
    return short ? short.package + short.name : ''
  }
  if (stack.length < 2) return m.tableTexts.root
  const caller = name(stack.at(-2))
  const root = stack.length > 2 ? ` … ${name(stack[0])}` : ''
  return `${m.tableTexts.frames(stack.length)}${m.and}${m.tableTexts.calledFrom(caller + root)}`
}

/** `, created by (*Server).Serve +2` where a text dump tells it. */
function creatorText(comparison: Comparison, stacks: ShownStacks, entry: number, m: Messages): string {
  const creator = creatorOf(comparison, stacks, entry)
  const [short] = lineSpellings(comparison.frames.name[creator?.frame ?? -1] ?? '')
  if (!creator || !short) return ''
  const others = creator.others === 0 ? '' : ` ${m.tableTexts.more(creator.others)}`
  return `${m.and}${m.labels.creator} ${short.package}${short.name}${others}`
}

function ageColumns(comparison: Comparison, stacks: ShownStacks, m: Messages): readonly StackColumn[] {
  const oldest = oldestOf(comparison, stacks)
  if (!oldest) return []
  return [
    figureColumn<ShownStack>({
      id: 'age',
      label: m.tableTexts.oldest,
      title: m.tableTexts.oldestTitle,
      width: 80,
      dim: true,
      from: 640,
      card: 0,
      text: row => m.count.minutes(oldest[row.entry] ?? 0),
    }),
  ]
}

function stateColumn(comparison: Comparison, stacks: ShownStacks, m: Messages): StackColumn {
  const text = ({ entry }: ShownStack) => {
    const { state } = cutStack(comparison, stacks.from[entry] ?? 0)
    return state === null ? m.tableTexts.noState : (comparison.frames.name[state] ?? '')
  }
  return {
    id: 'state',
    label: m.columns.state,
    width: 112,
    sorts: 'ascending',
    cell: row => <span className={styles.state}>{text(row)}</span>,
    text,
  }
}

function shareColumn(comparison: Comparison, stacks: ShownStacks, m: Messages): StackColumn {
  const { snapshot } = comparison
  const all = wholeOf(comparison).after
  const shareOf = ({ entry }: ShownStack) => {
    const before = stacks.before[entry] ?? 0
    const after = stacks.after[entry] ?? 0
    if (snapshot) return all > 0 ? after / all : null
    return after > before ? (after - before) / stacks.growth : null
  }
  return {
    id: 'share',
    label: snapshot ? m.tableTexts.shareOfTotal : m.columns.share,
    title: snapshot ? '' : m.tableTexts.shareTitle,
    width: 112,
    from: 720,
    card: 0,
    cell: row => {
      const share = shareOf(row)
      return share === null ? '–' : <ShareBar share={share} text={formatShare(share)} plain={snapshot} />
    },
    text: row => {
      const share = shareOf(row)
      return share === null ? '–' : formatShare(share)
    },
  }
}
