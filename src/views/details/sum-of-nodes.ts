import type { Amounts, Comparison } from '#core/compare/comparison.ts'
import { amountsOf, type Node } from '#core/compare/node.ts'

/** What passes through any of the nodes: rows that several of them share count once. */
export function sumOfNodes(comparison: Comparison, nodes: readonly Node[]): Amounts {
  const sum = { before: 0, after: 0 }
  let reached = 0
  for (const { from, to } of nodes.toSorted((a, b) => a.from - b.from)) {
    const { before, after } = amountsOf(comparison, {
      from: Math.max(from, reached),
      to: Math.max(to, reached),
    })
    sum.before += before
    sum.after += after
    reached = Math.max(reached, to)
  }
  return sum
}
