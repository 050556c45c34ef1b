import type { Amounts } from '#core/compare/comparison.ts'
import type { Node } from '#core/compare/node.ts'
import { findNodes, matchingFrames, parseSearch } from '#core/compare/search.ts'
import type { Scene } from './scene.ts'

/** What the Find field found in a scene. */
export interface SearchResult extends Amounts {
  /** One entry per frame; null without a search. */
  readonly matching: Uint8Array | null
  /** Matching boxes, left to right and downwards as they are drawn. */
  readonly nodes: readonly Node[]
}

/** What the keys of Find do from within the graph. */
export interface Finder {
  readonly open: () => void
  /** To the next box found, or back. */
  readonly step: (by: 1 | -1) => void
}

/** Beyond this many boxes their order is that of the stacks, because nobody steps through them all. */
const SORTED = 2000

export function lookFor(scene: Scene, text: string): SearchResult {
  const { comparison } = scene
  const matching = matchingFrames(comparison.frames, parseSearch(text))
  if (matching === null) return { matching, nodes: [], before: 0, after: 0 }
  const { nodes, before, after } = findNodes(comparison, matching)
  return {
    matching,
    nodes: nodes.length > SORTED ? nodes : inDrawingOrder(scene, nodes),
    before,
    after,
  }
}

function inDrawingOrder({ layout, root }: Scene, nodes: readonly Node[]): readonly Node[] {
  return nodes
    .map(node => ({ node, x: layout.locate(root, node)?.x ?? 0 }))
    .sort((a, b) => a.x - b.x || a.node.depth - b.node.depth)
    .map(({ node }) => node)
}
