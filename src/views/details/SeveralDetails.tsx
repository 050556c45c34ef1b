import { useMemo } from 'react'
import { amountsOf, encloses, frameOf, type Node } from '#core/compare/node.ts'
import { wholeOf } from '#core/compare/whole.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { plainName } from '#core/symbol/symbol.ts'
import type { Messages } from '#messages/en.ts'
import { directionOf, formatAmount, formatDelta, formatPair, formatShare } from '#messages/format.ts'
import { select } from '#state/actions.ts'
import { Delta } from '#ui/Delta.tsx'
import { SymbolName } from '#ui/symbol/SymbolName.tsx'
import styles from './DetailsPane.module.css'
import { Figures, measureFigures } from './Figures.tsx'
import neighbours from './Neighbours.module.css'
import { PaneHead } from './PaneHead.tsx'
import { Section } from './Section.tsx'
import { sumOfNodes } from './sum-of-nodes.ts'

/** Pixels for a name in the pane. */
const ROOM = 208

interface SeveralDetailsProps {
  readonly analysis: Analysis
  readonly nodes: readonly Node[]
  readonly messages: Messages
}

/** Several boxes of the flame graph: what passes through any of them, and each by itself. */
export function SeveralDetails({ analysis, nodes, messages: m }: SeveralDetailsProps) {
  const { comparison } = analysis
  const { frames, sampleType, snapshot } = comparison
  const { details } = m.tableTexts
  const sum = useMemo(() => sumOfNodes(comparison, nodes), [comparison, nodes])
  const { after: whole } = wholeOf(comparison)
  const nameOf = (node: Node) =>
    node.depth === 0
      ? m.flame.root(m.flame.rootOf(sampleType.type))
      : (frames.name[frameOf(comparison, node)] ?? '')
  const lines = () =>
    [
      `${details.boxes(nodes.length)}: ${formatPair(sum, sampleType.unit)} (${details.sum})`,
      ...nodes.map(
        node => `${plainName(nameOf(node))}: ${formatPair(amountsOf(comparison, node), sampleType.unit)}`,
      ),
    ].join('\n')
  return (
    <>
      <PaneHead messages={m} text={lines} markdown={() => `\`\`\`\n${lines()}\n\`\`\`\n`}>
        <b>{details.boxes(nodes.length)}</b>
      </PaneHead>
      <div className={styles.subject}>
        <Figures
          figures={[
            ...measureFigures(sum, details.sum, { unit: sampleType.unit, snapshot, messages: m }),
            ...(whole > 0 ? [{ label: details.ofAll, value: formatShare(sum.after / whole) }] : []),
          ]}
        />
      </div>
      <Section title={details.each}>
        <ul className={neighbours.neighbours}>
          {nodes.map(node => {
            const amounts = amountsOf(comparison, node)
            const inside = nodes.some(other => other !== node && encloses(other, node))
            return (
              <li key={`${node.depth}.${node.from}`} title={inside ? details.inside : undefined}>
                <button
                  type="button"
                  onClick={() => select({ kind: 'node', depth: node.depth, from: node.from, to: node.to })}
                >
                  <SymbolName symbol={nameOf(node)} room={ROOM} />
                </button>
                {snapshot ? (
                  <span>{formatAmount(amounts.after, sampleType.unit)}</span>
                ) : (
                  <Delta direction={directionOf(amounts)} text={formatDelta(amounts, sampleType.unit)} />
                )}
                <span>{inside ? '⊂' : formatShare(whole > 0 ? amounts.after / whole : 0)}</span>
              </li>
            )
          })}
        </ul>
      </Section>
    </>
  )
}
