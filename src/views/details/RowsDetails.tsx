import { useMemo } from 'react'
import { type Comparison, STATE } from '#core/compare/comparison.ts'
import { foldsCalls } from '#core/compare/frame-book.ts'
import { amountsOf, frameOf, type Node } from '#core/compare/node.ts'
import { wholeOf } from '#core/compare/whole.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import type { Messages } from '#messages/en.ts'
import { formatAmount, formatPair, formatShare } from '#messages/format.ts'
import { SymbolName } from '#ui/symbol/SymbolName.tsx'
import styles from './DetailsPane.module.css'
import { type ExactStack, stackOfRows } from './exact-stack.ts'
import { Figures, measureFigures } from './Figures.tsx'
import { PaneHead } from './PaneHead.tsx'
import { StackSection } from './StackSection.tsx'
import { stackText } from './suspect-text.ts'

interface RowsDetailsProps {
  readonly analysis: Analysis
  readonly node: Node
  readonly goVersion: string | null
  readonly messages: Messages
}

/** All about a box of the flame graph, or about one stack: what passes through, what ends here, and the way there. */
export function RowsDetails({ analysis, node, goVersion, messages: m }: RowsDetailsProps) {
  const { comparison } = analysis
  const { frames, sampleType, snapshot } = comparison
  const { details } = m.tableTexts
  const total = amountsOf(comparison, node)
  const self = useMemo(() => endingAt(comparison, node), [comparison, node])
  const exact = useMemo(() => wayTo(analysis, node), [analysis, node])
  const frame = frameOf(comparison, node)
  const waits = frames.kind[frame] === STATE
  const named = waits ? frameOf(comparison, { ...node, depth: node.depth - 1 }) : frame
  const name = node.depth === 0 ? m.flame.root(m.flame.rootOf(sampleType.type)) : (frames.name[named] ?? '')
  const measure = { unit: sampleType.unit, snapshot, messages: m }
  const part = share(comparison, total.after, 'after')
  const text = () =>
    [`${name}: ${formatPair(total, sampleType.unit)}`, exact ? stackText(exact, m) : ''].join('\n')
  return (
    <>
      <PaneHead messages={m} text={text} markdown={() => `\`\`\`\n${text()}\n\`\`\`\n`}>
        <b>{details.selectedRows(node.to - node.from)}</b>
      </PaneHead>
      <div className={styles.subject}>
        <SymbolName symbol={name} />
        <Figures
          figures={[
            ...measureFigures(total, waits ? (frames.name[frame] ?? '') : details.total, measure),
            { label: details.ofAll, value: formatShare(part) },
          ]}
        />
        <p className={styles.self}>
          {details.self}:{' '}
          {snapshot ? formatAmount(self.after, sampleType.unit) : formatPair(self, sampleType.unit)}
        </p>
      </div>
      {exact && <StackSection exact={exact} goVersion={goVersion} messages={m} />}
    </>
  )
}

function share(comparison: Comparison, value: number, side: 'before' | 'after'): number {
  const whole = wholeOf(comparison)[side]
  return whole > 0 ? value / whole : 0
}

/** What the rows that end at the node hold: nothing that is shown comes below it there. */
function endingAt({ shown, before, after }: Comparison, { depth, from, to }: Node) {
  const sum = { before: 0, after: 0 }
  for (let row = from; row < to; row++) {
    if ((shown[row] ?? 0) > depth) continue
    sum.before += before[row] ?? 0
    sum.after += after[row] ?? 0
  }
  return sum
}

/** The largest stack through the node, cut off below it. Packages fold frames, so that theirs is not cut. */
function wayTo(analysis: Analysis, { depth, from, to }: Node): ExactStack | null {
  if (depth === 0) return null
  const rows = Array.from({ length: to - from }, (_, i) => from + i)
  const exact = stackOfRows(analysis, rows)
  if (!exact || foldsCalls(analysis.comparison.by)) return exact
  const leaf = depth >= (analysis.comparison.shown[from] ?? 0)
  if (leaf && to - from === 1) return exact
  const { functions, state } = exact.stack
  return {
    ...exact,
    stack: {
      functions: functions.subarray(0, depth),
      state: depth > functions.length ? state : null,
      plumbing: NOTHING,
    },
  }
}

const NOTHING = new Uint32Array(0)
