import type { Amounts } from './comparison.ts'
import type { GraphEdge, GraphNode } from './graph.ts'

/**
 * How much a node tells in the picture of one side, by frame: its cum, times the entropy of its callers and callees. A node
 * that passes all it gets to one callee scores little. Source: entropyScore in internal/graph/graph.go of google/pprof.
 */
export function byEntropy(
  nodes: readonly GraphNode[],
  edges: readonly GraphEdge[],
): ReadonlyMap<number, number> {
  const into: number[][] = nodes.map(() => [])
  const outOf: number[][] = nodes.map(() => [])
  for (const edge of edges) {
    into[edge.to]!.push(amountOf(edge))
    outOf[edge.from]!.push(amountOf(edge))
  }
  return new Map(
    nodes.map(({ frame, flat, cum }, i) => {
      const share = entropy(into[i]!, 0) + entropy(outOf[i]!, amountOf(flat))
      return [frame, Math.abs(Math.trunc(share * amountOf(cum)) + amountOf(flat))]
    }),
  )
}

/** One side has an amount; the other is 0. */
function amountOf({ before, after }: Amounts): number {
  return before + after
}

/** In bits; 1 for a node without edges, so that roots and leaves stay. */
function entropy(weights: readonly number[], self: number): number {
  if (weights.length === 0) return 1
  const total = weights.reduce((sum, weight) => sum + Math.max(0, weight), self)
  if (total === 0) return 0
  const parts = self > 0 ? [...weights, self] : weights
  return parts.reduce((sum, part) => sum - bits(Math.abs(part) / total), 0)
}

function bits(share: number): number {
  return share === 0 ? 0 : share * Math.log2(share)
}
