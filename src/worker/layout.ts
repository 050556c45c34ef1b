import { Graph, layout } from '@dagrejs/dagre'

/** CSS pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** An edge between two boxes, by their places in the list, with the size of its label; heavy edges are kept short and straight. */
export interface Line extends Size {
  readonly from: number
  readonly to: number
  /** 1 to 100. */
  readonly weight: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Where boxes (by their middle), edges (from border to border) and their labels (by their middle) lie. */
export interface Layout extends Size {
  readonly boxes: readonly Point[]
  readonly lines: readonly { readonly points: readonly Point[]; readonly label: Point }[]
}

const SPACING = { nodesep: 28, edgesep: 14, ranksep: 34, marginx: 16, marginy: 16 }

/** Boxes that stand alone may take this much room in a row, and as much as the rest does. */
const ROW = 900

/**
 * Puts callers above callees, layer by layer, so that few edges cross (Sugiyama's method, as in Graphviz's dot). Boxes
 * without any edge follow below, in rows no wider than the rest.
 */
export function layOut(boxes: readonly Size[], lines: readonly Line[]): Layout {
  const graph = new Graph({ multigraph: true })
  graph.setGraph({ ...SPACING, rankdir: 'TB', ranker: 'network-simplex', acyclicer: 'greedy' })
  const joined = new Set(lines.flatMap(({ from, to }) => [from, to]))
  for (const [i, { width, height }] of boxes.entries())
    if (joined.has(i)) graph.setNode(String(i), { width, height })
  for (const [i, { from, to, width, height, weight }] of lines.entries())
    graph.setEdge(String(from), String(to), { width, height, weight, labelpos: 'c' }, String(i))
  layout(graph)
  const { width = 0, height = 0 } = joined.size > 0 ? graph.graph() : {}
  const rows = inRows(boxes, joined, Math.max(width, ROW), joined.size > 0 ? height : SPACING.marginy)
  return {
    width: Math.max(width, rows.width),
    height: Math.max(height, rows.height),
    boxes: boxes.map((_, i) => rows.places.get(i) ?? placeOf(graph.node(String(i)))),
    lines: lines.map(({ from, to }, i) => {
      const edge = graph.edge(String(from), String(to), String(i))
      return { points: edge.points ?? [], label: placeOf(edge) }
    }),
  }
}

function inRows(boxes: readonly Size[], joined: ReadonlySet<number>, room: number, top: number) {
  const places = new Map<number, Point>()
  let [x, y, deep, wide] = [SPACING.marginx, top, 0, 0]
  for (const [i, { width, height }] of boxes.entries()) {
    if (joined.has(i)) continue
    if (x > SPACING.marginx && x + width + SPACING.marginx > room) {
      x = SPACING.marginx
      y += deep + SPACING.nodesep
      deep = 0
    }
    deep = Math.max(deep, height)
    places.set(i, { x: x + width / 2, y: y + height / 2 })
    wide = Math.max(wide, x + width + SPACING.marginx)
    x += width + SPACING.nodesep
  }
  return { places, width: wide, height: places.size > 0 ? y + deep + SPACING.marginy : 0 }
}

function placeOf({ x = 0, y = 0 }: { x?: number; y?: number }): Point {
  return { x, y }
}
