import type { CallGraph, GraphQuestion, GraphSource } from '#core/compare/graph.ts'
import type { GraphRequest, GraphResponse } from './graph-protocol.ts'
import type { Layout, Line, Size } from './layout.ts'

/** What has to be drawn, by its size: boxes as the nodes of the graph, lines as its edges. */
export interface Sizes {
  readonly boxes: readonly Size[]
  readonly lines: readonly Line[]
}

export interface GraphCalls {
  /** Nodes and edges are known; the answer is how large they will be drawn. */
  readonly measure: (graph: CallGraph) => Sizes
  readonly done: (graph: CallGraph, layout: Layout) => void
  readonly failed: () => void
}

/**
 * Counts and lays out one call graph in a worker of its own, which ends when it is done, or when the returned function
 * is called: a layout that nobody waits for any more cannot be interrupted otherwise.
 */
export function drawGraph(
  source: GraphSource,
  question: GraphQuestion,
  { measure, done, failed }: GraphCalls,
  start: () => Worker = startWorker,
): () => void {
  const worker = start()
  const ask = (request: GraphRequest) => worker.postMessage(request)
  let graph: CallGraph | null = null
  worker.addEventListener('message', ({ data }: MessageEvent<GraphResponse>) => {
    if (data.kind === 'counted') {
      graph = data.graph
      ask({ kind: 'lay-out', ...measure(graph) })
    } else if (graph) {
      worker.terminate()
      done(graph, data.layout)
    }
  })
  worker.addEventListener('error', () => {
    worker.terminate()
    failed()
  })
  ask({ kind: 'count', source: onlyCounted(source), question })
  return () => worker.terminate()
}

/** Names stay here: they are long to copy, and nothing that counts reads them. */
function onlyCounted({
  frames,
  offsets,
  stack,
  shown,
  before,
  after,
  totals,
  snapshot,
}: GraphSource): GraphSource {
  return { frames: { kind: frames.kind }, offsets, stack, shown, before, after, totals, snapshot }
}

function startWorker(): Worker {
  return new Worker(new URL('./graph.worker.ts', import.meta.url), { type: 'module' })
}
