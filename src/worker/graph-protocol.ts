import type { CallGraph, GraphQuestion, GraphSource } from '#core/compare/graph.ts'
import type { Layout, Line, Size } from './layout.ts'

/** Asked one after the other: which nodes and edges, then, when their texts have been measured, where they lie. */
export type GraphRequest =
  | {
      readonly kind: 'count'
      readonly call: number
      readonly source: GraphSource
      readonly question: GraphQuestion
    }
  | {
      readonly kind: 'lay-out'
      readonly call: number
      readonly boxes: readonly Size[]
      readonly lines: readonly Line[]
    }

export type GraphResponse =
  | { readonly kind: 'counted'; readonly call: number; readonly graph: CallGraph }
  | { readonly kind: 'laid-out'; readonly call: number; readonly layout: Layout }
