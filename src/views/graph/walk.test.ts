import { describe, expect, it } from 'vitest'
import type { CallGraph } from '#core/compare/graph.ts'
import { walk } from './walk.ts'

const edge = (from: number, to: number) => ({ from, to, before: 0, after: 1, residual: false })
/**
 *       0
 *      / \
 *     1   2      heaviest first: 0→2, 0→1, 1→3, 2→3
 *      \ /
 *       3
 */
const graph: CallGraph = {
  nodes: [],
  edges: [edge(0, 2), edge(0, 1), edge(1, 3), edge(2, 3)],
  functions: 4,
}
const places = [
  { x: 50, y: 0 },
  { x: 0, y: 50 },
  { x: 100, y: 50 },
  { x: 50, y: 100 },
]

describe('walk', () => {
  it('takes the heaviest edge', () => {
    expect(walk(graph, places, 0, 'callee', [0])).toBe(2)
    expect(walk(graph, places, 3, 'caller', [3])).toBe(1)
    expect(walk(graph, places, 3, 'callee', [3])).toBeNull()
    expect(walk(graph, places, 0, 'caller', [0])).toBeNull()
  })

  it('goes up the way it came down', () => {
    expect(walk(graph, places, 3, 'caller', [0, 2, 3])).toBe(2)
    expect(walk(graph, places, 2, 'caller', [0, 2])).toBe(0)
  })

  it('goes to the next box of the layer', () => {
    expect(walk(graph, places, 1, 'right', [1])).toBe(2)
    expect(walk(graph, places, 1, 'left', [1])).toBeNull()
    expect(walk(graph, places, 0, 'left', [0])).toBeNull()
  })
})
