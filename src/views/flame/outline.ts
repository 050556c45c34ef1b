import { amountsOf, type Node } from '#core/compare/node.ts'
import type { Line } from '#ui/table/line.ts'
import type { Scene } from './scene.ts'

/** A node of the graph as a line of a table, or the rest of its parent's children where there are too many. */
export interface OutlineRow {
  readonly node: Node
  readonly before: number
  readonly after: number
  readonly level: number
  /** How many more children there are, on the line that stands for them; else 0. */
  readonly rest: number
}

/** What is opened: nodes, and how many children of one are shown where that is more than the first ones. */
export interface Opened {
  readonly nodes: ReadonlySet<string>
  readonly most: ReadonlyMap<string, number>
}

/** Children shown at first, and as many again each time. */
export const PAGE = 200

export function keyOf({ depth, from }: Pick<Node, 'depth' | 'from'>): string {
  return `${depth}.${from}`
}

/** Lines from the root down, children in the order of the picture, as far as nodes are open. */
export function outlineLines(scene: Scene, opened: Opened, height: number): readonly Line<OutlineRow>[] {
  const lines: Line<OutlineRow>[] = []
  const waiting = [rowOf(scene, scene.root, 1, 0)]
  for (let row = waiting.pop(); row; row = waiting.pop()) {
    if (row.rest > 0) {
      lines.push({
        id: `rest ${keyOf(row.node)}`,
        kind: 'row',
        row,
        level: row.level,
        open: false,
        height,
        quiet: true,
      })
      continue
    }
    const key = keyOf(row.node)
    const { count, from, to } = scene.layout.siblings(row.node)
    const isOpen = opened.nodes.has(key)
    lines.push({ id: key, kind: 'row', row, level: row.level, open: count === 0 ? null : isOpen, height })
    if (!isOpen) continue
    const shown = Math.min(count, opened.most.get(key) ?? PAGE)
    if (shown < count) waiting.push(rowOf(scene, row.node, row.level + 1, count - shown))
    for (let i = shown - 1; i >= 0; i--) {
      const child = { depth: row.node.depth + 1, from: from[i] ?? 0, to: to[i] ?? 0 }
      waiting.push(rowOf(scene, child, row.level + 1, 0))
    }
  }
  return lines
}

function rowOf(scene: Scene, node: Node, level: number, rest: number): OutlineRow {
  return { node, level, rest, ...amountsOf(scene.comparison, node) }
}

/** The node, and below it whatever has no choice: only children, down to where calls part. */
export function chainFrom(scene: Scene, node: Node): readonly string[] {
  const keys: string[] = []
  for (let at: Node | null = node; at !== null; ) {
    keys.push(keyOf(at))
    const { count, from, to }: { count: number; from: readonly number[]; to: readonly number[] } =
      scene.layout.siblings(at)
    at = count === 1 ? { depth: at.depth + 1, from: from[0] ?? 0, to: to[0] ?? 0 } : null
  }
  return keys
}

/** Keys of all nodes above one, from the root. */
export function pathTo(scene: Scene, node: Node): readonly string[] {
  const keys: string[] = []
  for (let at = scene.root; at.depth < node.depth; ) {
    keys.push(keyOf(at))
    const { from, to } = scene.layout.siblings(at)
    const i = from.findIndex((start, each) => start <= node.from && node.from < (to[each] ?? 0))
    if (i < 0) return keys
    at = { depth: at.depth + 1, from: from[i] ?? 0, to: to[i] ?? 0 }
  }
  return keys
}
