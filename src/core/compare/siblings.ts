import { childrenOf } from './children.ts'
import type { Comparison } from './comparison.ts'
import { type Node, shownFrame } from './node.ts'

/** Children of one node in the order they are drawn. Parallel columns; the sums are one longer than `count`. */
export interface Siblings {
  readonly count: number
  readonly from: readonly number[]
  readonly to: readonly number[]
  /** Running width: child i lies at `x[i] … x[i + 1]` from its parent's left edge. */
  readonly x: readonly number[]
  readonly before: readonly number[]
  readonly after: readonly number[]
  readonly weight: readonly number[]
  /** Children before this one carry weight or are ordered by something else; from it on widths only fall. */
  readonly plain: number
}

/** What decides place and width of the children: prefix sums over rows, one longer than the rows. */
export interface Measures {
  readonly widths: Float64Array
  /** Rows that shall stand on the left, such as the suspects'; null for none. */
  readonly weights: Float64Array | null
  /** Widths that decide the order instead, so that pictures of different widths have one order. */
  readonly order?: Float64Array
}

/** Orders children: heavier first, then wider, then by name, so that equal input gives an equal picture. */
export function siblingsOf(comparison: Comparison, node: Node, measures: Measures): Siblings {
  const { starts, count } = childrenOf(comparison, node)
  const order = count > 1 ? orderOf(comparison, node, starts, measures) : FIRST
  const { beforeSum, afterSum } = comparison
  const { widths, weights } = measures
  const from: number[] = []
  const to: number[] = []
  const x = [0]
  const before = [0]
  const after = [0]
  const weight = [0]
  let plain = 0
  for (let i = 0; i < count; i++) {
    const start = starts[order[i]!]!
    const end = starts[order[i]! + 1]!
    from.push(start)
    to.push(end)
    x.push(x[i]! + widths[end]! - widths[start]!)
    before.push(before[i]! + beforeSum[end]! - beforeSum[start]!)
    after.push(after[i]! + afterSum[end]! - afterSum[start]!)
    const heavy = weights === null ? 0 : weights[end]! - weights[start]!
    weight.push(weight[i]! + heavy)
    if (heavy > 0 || measures.order !== undefined) plain = i + 1
  }
  return { count, from, to, x, before, after, weight, plain }
}

const FIRST: readonly number[] = [0]

function orderOf(comparison: Comparison, node: Node, starts: readonly number[], measures: Measures): number[] {
  const { weights } = measures
  const widths = measures.order ?? measures.widths
  const names: string[] = []
  const width: number[] = []
  const weight: number[] = []
  const order: number[] = []
  for (let i = 0; i + 1 < starts.length; i++) {
    const start = starts[i]!
    const end = starts[i + 1]!
    names.push(comparison.frames.name[shownFrame(comparison, start, node.depth)]!)
    width.push(widths[end]! - widths[start]!)
    weight.push(weights === null ? 0 : weights[end]! - weights[start]!)
    order.push(i)
  }
  return order.sort(
    (a, b) => weight[b]! - weight[a]! || width[b]! - width[a]! || (names[a]! < names[b]! ? -1 : 1),
  )
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
