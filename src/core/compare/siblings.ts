import { childrenOf } from './children.ts'
import type { Comparison } from './comparison.ts'
import { type Node, shownFrame } from './node.ts'

/** Children of one node in the order they are drawn. Parallel columns; the sums are one longer than `count`. */
export interface Siblings {
  readonly count: number
  readonly from: Uint32Array
  readonly to: Uint32Array
  /** Running width: child i lies at `x[i] … x[i + 1]` from its parent's left edge. */
  readonly x: Float64Array
  readonly before: Float64Array
  readonly after: Float64Array
  /** Children before this one carry weight; from it on widths only fall. */
  readonly plain: number
}

/** What decides place and width of the children: prefix sums over rows, one longer than the rows. */
export interface Measures {
  readonly widths: Float64Array
  /** Rows that shall stand on the left, such as the suspects'; null for none. */
  readonly weights: Float64Array | null
}

/** Orders children: heavier first, then wider, then by name, so that equal input gives an equal picture. */
export function siblingsOf(comparison: Comparison, node: Node, measures: Measures): Siblings {
  const { starts, count } = childrenOf(comparison, node)
  const { widths } = measures
  const weights = measures.weights ?? NOTHING
  const order = new Uint32Array(count)
  for (let i = 0; i < count; i++) order[i] = i
  const spanOf = (sums: Float64Array, i: number) => (sums[starts[i + 1]!] ?? 0) - (sums[starts[i]!] ?? 0)
  const nameOf = (i: number) => comparison.frames.name[shownFrame(comparison, starts[i]!, node.depth)]!
  if (count > 1) {
    order.sort(
      (a, b) =>
        spanOf(weights, b) - spanOf(weights, a) ||
        spanOf(widths, b) - spanOf(widths, a) ||
        (nameOf(a) < nameOf(b) ? -1 : 1),
    )
  }
  let plain = 0
  while (plain < count && spanOf(weights, order[plain]!) > 0) plain++
  return columns(comparison, starts, order, widths, plain)
}

const NOTHING = new Float64Array(0)

function columns(
  { beforeSum, afterSum }: Comparison,
  starts: Uint32Array,
  order: Uint32Array,
  widths: Float64Array,
  plain: number,
): Siblings {
  const count = order.length
  const from = new Uint32Array(count)
  const to = new Uint32Array(count)
  const x = new Float64Array(count + 1)
  const before = new Float64Array(count + 1)
  const after = new Float64Array(count + 1)
  for (let i = 0; i < count; i++) {
    const start = starts[order[i]!]!
    const end = starts[order[i]! + 1]!
    from[i] = start
    to[i] = end
    x[i + 1] = x[i]! + widths[end]! - widths[start]!
    before[i + 1] = before[i]! + beforeSum[end]! - beforeSum[start]!
    after[i + 1] = after[i]! + afterSum[end]! - afterSum[start]!
  }
  return { count, from, to, x, before, after, plain }
}

/** First index in [low, high) for which `test` holds, given that it holds for all later ones; `high` when none does. */
export function firstWhere(low: number, high: number, test: (index: number) => boolean): number {
  let from = low
  let to = high
  while (from < to) {
    const middle = (from + to) >>> 1
    if (test(middle)) to = middle
    else from = middle + 1
  }
  return from
}
