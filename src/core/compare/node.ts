import { NONE } from '#core/profile/profile.ts'
import type { Amounts, Comparison } from './comparison.ts'

/** A call-tree node: rows from … to share their first `depth` frames. The root is depth 0 and all rows. */
export interface Node {
  readonly depth: number
  readonly from: number
  readonly to: number
}

export function rootOf(comparison: Comparison): Node {
  return { depth: 0, from: 0, to: comparison.before.length }
}

/** Both totals of a node: two subtractions. */
export function amountsOf(comparison: Comparison, { from, to }: Pick<Node, 'from' | 'to'>): Amounts {
  const { beforeSum, afterSum } = comparison
  return { before: beforeSum[to]! - beforeSum[from]!, after: afterSum[to]! - afterSum[from]! }
}

/** The frame that the node adds to its parent; NONE at the root. */
export function frameOf(comparison: Comparison, { depth, from }: Pick<Node, 'depth' | 'from'>): number {
  return depth === 0 ? NONE : comparison.stack[comparison.offsets[from]! + depth - 1]!
}

/** Frame of a row at a depth, counted from the root; -1 where nothing is shown any more. */
export function shownFrame(comparison: Comparison, row: number, depth: number): number {
  return depth < comparison.shown[row]! ? comparison.stack[comparison.offsets[row]! + depth]! : -1
}

/** The node that a row passes through after `depth` frames; `depth` is at most the row's shown frames. */
export function nodeAt(comparison: Comparison, row: number, depth: number): Node {
  return {
    depth,
    from: reach(comparison, row, depth, -1),
    to: reach(comparison, row, depth, 1) + 1,
  }
}

/** Null for the root. */
export function parentOf(comparison: Comparison, node: Node): Node | null {
  return node.depth === 0 ? null : nodeAt(comparison, node.from, node.depth - 1)
}

/** True when every row of `inner` passes through `outer`. */
export function encloses(outer: Node, inner: Node): boolean {
  return outer.depth <= inner.depth && outer.from <= inner.from && inner.to <= outer.to
}

/** The last row in a direction that shares `depth` shown frames with `row`; doubling steps, then halving ones. */
function reach(comparison: Comparison, row: number, depth: number, direction: 1 | -1): number {
  const last = direction === 1 ? comparison.before.length - 1 : 0
  const distance = Math.abs(last - row)
  let inside = 0
  let step = 1
  while (inside < distance) {
    const probe = Math.min(inside + step, distance)
    if (!sharePrefix(comparison, row, row + direction * probe, depth)) break
    inside = probe
    step *= 2
  }
  let outside = Math.min(inside + step, distance + 1)
  while (outside - inside > 1) {
    const probe = (inside + outside) >>> 1
    if (sharePrefix(comparison, row, row + direction * probe, depth)) inside = probe
    else outside = probe
  }
  return row + direction * inside
}

/** True when two rows agree in their first `depth` frames and both show as many. */
export function sharePrefix(comparison: Comparison, a: number, b: number, depth: number): boolean {
  const { offsets, stack, shown } = comparison
  if (shown[a]! < depth || shown[b]! < depth) return false
  const first = offsets[a]!
  const second = offsets[b]!
  for (let i = depth - 1; i >= 0; i--) if (stack[first + i] !== stack[second + i]) return false
  return true
}

/** How many shown frames, from the root, two rows have in common. */
export function sharedDepth(comparison: Comparison, a: number, b: number): number {
  const { offsets, stack, shown } = comparison
  const first = offsets[a]!
  const second = offsets[b]!
  const most = Math.min(shown[a]!, shown[b]!)
  let depth = 0
  while (depth < most && stack[first + depth] === stack[second + depth]) depth++
  return depth
}
