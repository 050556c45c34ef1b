import type { Amounts, Comparison } from '#core/compare/comparison.ts'
import { type CallGraph, type GraphNode, sizeOf } from '#core/compare/graph.ts'
import { displayNames } from '#core/symbol/display-names.ts'
import { changeColour } from './change-colour.ts'
import type { DotWords } from './dot.ts'
import { escaped, MONO, roughWidth, SANS, type SvgPicture, short, svgFile, svgText } from './svg.ts'

interface Point {
  readonly x: number
  readonly y: number
}

interface Text {
  readonly text: string
  readonly face: 'mono' | 'sans'
  readonly size: number
}

/** A box with its lines of text, in CSS pixels. */
export interface GraphBox {
  readonly width: number
  readonly height: number
  readonly texts: readonly Text[]
}

/** What has to find room: boxes as the nodes of the graph, lines as its edges with their labels. */
export interface GraphSizes {
  readonly boxes: readonly GraphBox[]
  readonly lines: readonly {
    readonly from: number
    readonly to: number
    readonly width: number
    readonly height: number
    readonly weight: number
  }[]
}

/** Middles of boxes and labels, and the way of each line from border to border. */
export interface GraphPlaces {
  readonly width: number
  readonly height: number
  readonly boxes: readonly Point[]
  readonly lines: readonly { readonly points: readonly Point[]; readonly label: Point }[]
}

const SMALL = 11
const MOST = 24
const LINE = 1.35
const PAD = 8
const LONGEST = 44
const THICKEST = 6

/** Sizes of everything that will be drawn, text measured roughly. A name is the larger the more is in the function itself. */
export function graphSizes(graph: CallGraph, comparison: Comparison, words: DotWords): GraphSizes {
  const largest = Math.max(0, ...graph.nodes.map(({ flat }) => sizeOf(flat)))
  return {
    boxes: graph.nodes.map(node => boxOf(node, comparison.frames.name[node.frame] ?? '', largest, words)),
    lines: graph.edges.map(edge => ({
      from: edge.from,
      to: edge.to,
      width: Math.ceil(roughWidth(words.amounts(edge), 'sans', SMALL)) + PAD,
      height: 16,
      weight: 1 + Math.round(99 * shareOf(edge, comparison)),
    })),
  }
}

function boxOf({ flat, cum }: GraphNode, symbol: string, largest: number, words: DotWords): GraphBox {
  const share = largest === 0 ? 0 : sizeOf(flat) / largest
  const all = displayNames(symbol)
  const names = all.length > 1 && symbol.includes('/') ? all.slice(1) : all
  const name = names.find(each => each.length <= LONGEST) ?? `${[...symbol].slice(0, LONGEST).join('')}…`
  const texts: readonly Text[] = [
    { text: name, face: 'mono', size: SMALL + Math.ceil((MOST - SMALL) * Math.sqrt(share)) },
    ...(sizeOf(flat) > 0 ? [{ text: words.self(flat), face: 'sans', size: SMALL } as const] : []),
    { text: words.amounts(cum), face: 'sans', size: SMALL },
  ]
  const width = Math.max(...texts.map(({ text, face, size }) => roughWidth(text, face, size)))
  const height = texts.reduce((sum, { size }) => sum + size * LINE, 0)
  return { texts, width: Math.ceil(width) + 2 * PAD, height: Math.ceil(height) + PAD }
}

function shareOf(amounts: Amounts, { totals }: Comparison): number {
  const whole = sizeOf(totals)
  return whole === 0 ? 0 : Math.min(1, sizeOf(amounts) / whole)
}

/** The call graph as an SVG file, coloured by change, once its boxes have a place. */
export function graphPicture(
  graph: CallGraph,
  comparison: Comparison,
  sizes: GraphSizes,
  places: GraphPlaces,
  words: DotWords,
): SvgPicture {
  const edges = graph.edges.map((edge, i) => {
    const { points, label } = places.lines[i]!
    const width = 1 + (THICKEST - 1) * shareOf(edge, comparison)
    const dots = edge.residual ? ' stroke-dasharray="2 4"' : ''
    const line = `<path d="${pathOf(points)}" fill="none" stroke="#5f6775" stroke-width="${short(width)}"${dots} marker-end="url(#tip)"/>`
    return (
      line +
      svgText(
        words.amounts(edge),
        { x: label.x, y: label.y + 4 },
        { anchor: 'middle', fill: '#5f6775', halo: true },
      )
    )
  })
  const nodes = graph.nodes.map((node, i) => nodeSvg(node, comparison, sizes.boxes[i]!, places.boxes[i]!))
  return svgFile(Math.ceil(places.width), Math.ceil(places.height), TIP + edges.join('') + nodes.join(''))
}

const TIP =
  '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8Z" fill="#5f6775"/></marker></defs>'

function nodeSvg(node: GraphNode, comparison: Comparison, box: GraphBox, { x, y }: Point): string {
  const fill = changeColour(node.cum, comparison.snapshot)
  const left = short(x - box.width / 2)
  const top = y - box.height / 2
  const frame = `<rect x="${left}" y="${short(top)}" width="${box.width}" height="${box.height}" rx="4" fill="${fill}" stroke="#858c99"/>`
  let baseline = top + PAD / 2
  const texts = box.texts.map(({ text, face, size }) => {
    baseline += size * LINE
    const look = { face: face === 'mono' ? MONO : SANS, size, anchor: 'middle' }
    return svgText(text, { x, y: baseline - size * 0.3 }, look)
  })
  const title = `<title>${escaped(comparison.frames.name[node.frame] ?? '')}</title>`
  return `<g>${title}${frame}${texts.join('')}</g>`
}

/** Through the points, corners rounded. */
function pathOf(points: readonly Point[]): string {
  const at = ({ x, y }: Point) => `${short(x)} ${short(y)}`
  const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const [first, ...rest] = points
  if (!first) return ''
  const parts = rest.map((point, i) => {
    const next = rest[i + 1]
    return next ? `Q${at(point)} ${at(middle(point, next))}` : `L${at(point)}`
  })
  return `M${at(first)}${parts.join('')}`
}
