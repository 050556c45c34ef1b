import type { Layout } from './boxes.ts'
import type { Node } from './node.ts'
import { firstWhere } from './siblings.ts'

/** Shares of the root's width that are one place: a viewport's edge is a box's edge up to rounding. */
const NEAR = 1e-9

/**
 * The same place in another layout of the same comparison, as a share of the root's width there. Both layouts must order
 * children alike; the way down is the same, only the widths differ. An edge of a box is that edge there, so that nothing
 * of it is lost which only the other layout has.
 *
 *     one    main.serve ─────────── worker ───      0.75: the middle of worker
 *     other  main.serve ── worker ────────────      0.60
 */
export function placeIn(other: Layout, one: Layout, root: Node, x: number, edge: 'left' | 'right'): number {
  const whole = other.widthOf(root)
  const near = NEAR * one.widthOf(root)
  let at = x * one.widthOf(root)
  let left = 0
  for (let node = root; whole > 0; ) {
    if (edge === 'left' && at <= near) return left / whole
    if (edge === 'right' && at >= one.widthOf(node) - near) return (left + other.widthOf(node)) / whole
    const own = one.siblings(node)
    const theirs = other.siblings(node)
    const i = firstWhere(0, own.count, child => own.x[child + 1]! >= at + (edge === 'left' ? near : -near))
    if (i === own.count) {
      const start = own.x[i]!
      const rest = one.widthOf(node) - start
      const part = rest > 0 ? Math.min(1, Math.max(0, (at - start) / rest)) : 0
      const there = theirs.x[i]!
      return (left + there + part * (other.widthOf(node) - there)) / whole
    }
    at -= own.x[i]!
    left += theirs.x[i]!
    node = { depth: node.depth + 1, from: own.from[i]!, to: own.to[i]! }
  }
  return x
}
