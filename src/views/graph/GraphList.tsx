import type { AmountTexts } from '#messages/amount-texts.ts'
import { useMessages } from '#messages/use-messages.ts'
import { bothTexts } from './drawing.ts'
import type { Drawing } from './use-drawing.ts'

/** The graph in words, for those who listen: every function with its amounts and what it calls. */
export function GraphList({ drawing, texts }: { drawing: Drawing; texts: AmountTexts }) {
  const { graph: words } = useMessages()
  const { graph, analysis } = drawing
  const name = (node: number) => analysis.comparison.frames.name[graph.nodes[node]?.frame ?? -1] ?? ''
  return (
    <ul className="unseen" aria-label={words.list}>
      {graph.nodes.map((node, i) => {
        const calls = graph.edges.filter(edge => edge.from === i)
        return (
          <li key={node.frame}>
            {`${name(i)}: ${bothTexts(node.cum, texts)}, ${words.self(texts.pair(node.flat))}`}
            {calls.length > 0 && (
              <ul aria-label={words.callsTo}>
                {calls.map(edge => (
                  <li key={edge.to}>
                    {`${name(edge.to)}: ${bothTexts(edge, texts)}${edge.residual ? ` (${words.residual})` : ''}`}
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}
