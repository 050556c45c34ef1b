import type { GraphEdge } from './graph.ts'

/**
 * Takes away residual edges that another way between the same two nodes explains, lightest first, as pprof's
 * `RemoveRedundantEdges` does: https://github.com/google/pprof/blob/main/internal/graph/graph.go. Of the edges into a node
 * none is taken that is heavier than a direct one. `edges` come heaviest first, the nodes of `order` most important first.
 */
export function withoutRedundant(order: readonly number[], edges: readonly GraphEdge[]): readonly GraphEdge[] {
  const into = Array.from(order, (): GraphEdge[] => [])
  for (const edge of edges) into[edge.to]!.push(edge)
  const gone = new Set<GraphEdge>()
  for (const node of order.toReversed()) {
    for (const edge of into[node]!.toReversed()) {
      if (!edge.residual) break
      if (!isExplained(edge, into, gone)) continue
      gone.add(edge)
    }
  }
  return edges.filter(edge => !gone.has(edge))
}

/** Whether its caller can be reached backwards without it. */
function isExplained(
  edge: GraphEdge,
  into: readonly (readonly GraphEdge[])[],
  gone: ReadonlySet<GraphEdge>,
): boolean {
  const seen = new Set([edge.to])
  const queue = [edge.to]
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    for (const other of into[node]!) {
      if (other === edge || gone.has(other) || seen.has(other.from)) continue
      if (other.from === edge.from) return true
      seen.add(other.from)
      queue.push(other.from)
    }
  }
  return false
}
