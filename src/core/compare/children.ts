import type { Comparison } from './comparison.ts'
import { type Node, shownFrame } from './node.ts'

/**
 * Children of a node in row order. Child i is rows `starts[i] … starts[i + 1]`, one frame deeper;
 * rows node.from … starts[0] end at the node: its self part.
 */
export interface Children {
  readonly count: number
  /** One longer than `count`; the last entry is `node.to`. */
  readonly starts: readonly number[]
}

/**
 * Runs of equal frames below a node, found by galloping: O(children · log rows) whatever the rows hold.
 * Rows are sorted and a stack comes before its continuations, so rows that end here come first.
 */
export function childrenOf(comparison: Comparison, node: Node): Children {
  const { depth, to } = node
  let at = node.from
  while (at < to && shownFrame(comparison, at, depth) < 0) at++
  const starts = [at]
  while (at < to) {
    at = endOfRun(comparison, at, to, depth)
    starts.push(at)
  }
  return { count: starts.length - 1, starts }
}

function endOfRun(comparison: Comparison, start: number, to: number, depth: number): number {
  const frame = shownFrame(comparison, start, depth)
  if (shownFrame(comparison, to - 1, depth) === frame) return to
  let inside = start
  let step = 1
  while (inside + step < to && shownFrame(comparison, inside + step, depth) === frame) {
    inside += step
    step *= 2
  }
  let outside = Math.min(inside + step, to - 1)
  while (outside - inside > 1) {
    const probe = (inside + outside) >>> 1
    if (shownFrame(comparison, probe, depth) === frame) inside = probe
    else outside = probe
  }
  return outside
}
