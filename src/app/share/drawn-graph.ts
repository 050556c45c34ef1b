import type { Comparison } from '#core/compare/comparison.ts'
import { USUAL_LIMITS } from '#core/compare/graph.ts'
import { type DotWords, dotOf } from '#core/share/dot.ts'
import { type GraphSizes, graphPicture, graphSizes } from '#core/share/graph-svg.ts'
import type { SvgPicture } from '#core/share/svg.ts'
import { graphClient } from '#worker/graph-client.ts'

/** The call graph as a picture and as Graphviz reads it. */
export interface DrawnGraph extends SvgPicture {
  readonly dot: string
}

/** Draws the call graph that pprof would show, in the worker for it; null when that fails. */
export function drawGraph(
  comparison: Comparison,
  keep: ReadonlySet<number>,
  title: string,
  words: DotWords,
): Promise<DrawnGraph | null> {
  let sizes: GraphSizes = { boxes: [], lines: [] }
  return new Promise(resolve => {
    graphClient.draw(
      comparison,
      { limits: USUAL_LIMITS, reach: 'shown', keep },
      {
        measure: graph => {
          sizes = graphSizes(graph, comparison, words)
          return sizes
        },
        done: (graph, layout) =>
          resolve({
            ...graphPicture(graph, comparison, sizes, layout, words),
            dot: dotOf(graph, comparison, title, words),
          }),
        failed: () => resolve(null),
      },
    )
  })
}
