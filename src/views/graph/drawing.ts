import type { Amounts, Comparison } from '#core/compare/comparison.ts'
import { type CallGraph, type GraphEdge, type GraphNode, sizeOf } from '#core/compare/graph.ts'
import type { AmountTexts } from '#messages/amount-texts.ts'
import type { GraphMessages } from '#messages/graph.en.ts'
import { lineSpellings } from '#ui/symbol/spelling.ts'
import { textWidth } from '#ui/table/text-fit.ts'
import type { Sizes } from '#worker/graph-client.ts'
import type { Line, Size } from '#worker/layout.ts'

/** A line of text in a box; `baseline` in pixels from the upper edge. */
export interface BoxText {
  readonly text: string
  readonly kind: 'package' | 'name' | 'numbers'
  readonly size: number
  readonly baseline: number
}

export interface BoxLabel extends Size {
  readonly texts: readonly BoxText[]
}

/** What boxes and edges say, in the order of the graph. */
export interface Labels {
  readonly boxes: readonly BoxLabel[]
  readonly edges: readonly string[]
}

const LEAST = 11
const MOST = 24
const NUMBERS = 11
const EDGE = 11
const PAD_X = 9
const PAD_Y = 6
/** Characters of a name before a shorter spelling is taken. */
const LONGEST = 44
const HEAVIEST = 100
/** As thick as pprof draws its thickest edge. */
const THICKEST = 6

/** Text of every box and edge. A name is the larger the more is in the function itself, by pprof's formula. */
export function labelsFor(
  graph: CallGraph,
  { frames }: Comparison,
  texts: AmountTexts,
  words: GraphMessages,
): Labels {
  const largest = Math.max(0, ...graph.nodes.map(({ flat }) => sizeOf(flat)))
  return {
    boxes: graph.nodes.map(node => boxLabel(node, frames.name[node.frame] ?? '', largest, texts, words)),
    edges: graph.edges.map(edge => bothTexts(edge, texts)),
  }
}

/** `2 → 42  ▲ +40`. */
export function bothTexts(amounts: Amounts, { pair, change }: AmountTexts): string {
  return [pair(amounts), change(amounts)].filter(text => text !== '').join('  ')
}

function boxLabel(
  { flat, cum }: GraphNode,
  symbol: string,
  largest: number,
  texts: AmountTexts,
  words: GraphMessages,
): BoxLabel {
  const share = largest === 0 ? 0 : sizeOf(flat) / largest
  const size = LEAST + Math.ceil((MOST - LEAST) * Math.sqrt(share))
  const spellings = lineSpellings(symbol)
  const { package: path, name } = spellings.find(each => each.package.length + each.name.length <= LONGEST) ??
    spellings.find(each => each.name.length <= LONGEST) ?? { package: '', name: `${symbol.slice(0, LONGEST)}…` }
  const lines: Omit<BoxText, 'baseline'>[] = []
  if (path !== '') lines.push({ text: path.replace(/\.$|::$/, ''), kind: 'package', size: NUMBERS })
  lines.push({ text: name, kind: 'name', size })
  if (sizeOf(flat) > 0) lines.push({ text: words.self(texts.pair(flat)), kind: 'numbers', size: NUMBERS })
  lines.push({ text: bothTexts(cum, texts), kind: 'numbers', size: NUMBERS })
  let y = PAD_Y
  const placed = lines.map(line => {
    const baseline = y + line.size
    y += Math.round(line.size * 1.32)
    return { ...line, baseline }
  })
  const width = Math.max(...lines.map(widthOf))
  return { texts: placed, width: Math.ceil(width) + 2 * PAD_X, height: y + PAD_Y - 2 }
}

function widthOf({ text, kind, size }: Omit<BoxText, 'baseline'>): number {
  return textWidth(text, kind === 'numbers' ? 'sans' : 'mono', size, kind === 'name' ? 600 : 500)
}

/** What the layout has to make room for. */
export function sizesOf({ edges }: CallGraph, labels: Labels, { totals }: Comparison): Sizes {
  const whole = sizeOf(totals)
  const lines = edges.map((edge, i): Line => {
    const width = Math.ceil(textWidth(labels.edges[i] ?? '', 'sans', EDGE, 500)) + 8
    const weight = whole === 0 ? 1 : 1 + Math.round((HEAVIEST - 1) * Math.min(1, sizeOf(edge) / whole))
    return { from: edge.from, to: edge.to, width, height: 16, weight }
  })
  return { boxes: labels.boxes, lines }
}

/** Thickness of an edge in pixels, as pprof's: 1 for little, 6 for everything. */
export function thickness(edge: GraphEdge, { totals }: Comparison): number {
  const whole = sizeOf(totals)
  return whole === 0 ? 1 : 1 + Math.min(1, sizeOf(edge) / whole) * (THICKEST - 1)
}
