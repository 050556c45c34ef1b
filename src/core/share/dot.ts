import type { Amounts, Comparison } from '#core/compare/comparison.ts'
import { type CallGraph, sizeOf } from '#core/compare/graph.ts'
import { plainName } from '#core/symbol/symbol.ts'
import { changeColour } from './change-colour.ts'

export interface DotWords {
  /** Amounts on both sides and what changed: `2 → 42 ▲ +40`. */
  readonly amounts: (amounts: Amounts) => string
  readonly self: (amounts: Amounts) => string
}

/**
 * A call graph as Graphviz reads it, https://graphviz.org/doc/info/lang.html, with pprof's attributes: text by flat, width
 * of edges by weight, dotted where functions were left out; filled red where it grew and blue where it shrank.
 */
export function dotOf(graph: CallGraph, comparison: Comparison, title: string, words: DotWords): string {
  const { frames, totals } = comparison
  const largest = Math.max(0, ...graph.nodes.map(({ flat }) => sizeOf(flat)))
  const whole = sizeOf(totals)
  const nodes = graph.nodes.map(({ frame, flat, cum }, i) => {
    const name = plainName(frames.name[frame] ?? '')
    const share = largest === 0 ? 0 : sizeOf(flat) / largest
    const lines = [name, ...(sizeOf(flat) > 0 ? [words.self(flat)] : []), words.amounts(cum)]
    const fill = changeColour(cum, comparison.snapshot)
    const label = `"${lines.map(quotedPart).join('\\n')}"`
    const size = 8 + Math.ceil(16 * Math.sqrt(share))
    return `N${i + 1} [label=${label} id="node${i + 1}" fontsize=${size} tooltip=${quoted(name)} fillcolor="${fill}"]`
  })
  const edges = graph.edges.map(edge => {
    const share = whole === 0 ? 0 : Math.min(1, sizeOf(edge) / whole)
    const style = edge.residual ? ' style="dotted"' : ''
    return `N${edge.from + 1} -> N${edge.to + 1} [label=${quoted(` ${words.amounts(edge)}`)} weight=${1 + Math.floor(100 * share)} penwidth=${1 + Math.floor(5 * share)}${style}]`
  })
  return [
    `digraph ${quoted(title)} {`,
    `label=${quoted(title)} labelloc=t`,
    'node [style=filled shape=box fontname="sans-serif" color="#858c99"]',
    'edge [fontname="sans-serif" fontsize=9 color="#5f6775"]',
    ...nodes,
    ...edges,
    '}',
    '',
  ].join('\n')
}

function quoted(text: string): string {
  return `"${quotedPart(text)}"`
}

/** Also what Graphviz would read as a character's name: `&lt;` https://graphviz.org/doc/info/lang.html */
function quotedPart(text: string): string {
  return text
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replace(/\p{Cc}+/gu, ' ')
}
