import type { Comparison } from '#core/compare/comparison.ts'
import { type CallGraph, type GraphQuestion, graphSource } from '#core/compare/graph.ts'
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

interface Pending {
  readonly call: number
  readonly calls: GraphCalls
  graph: CallGraph | null
}

/**
 * Counts and lays out call graphs, one at a time, in a worker of its own. A graph that is asked for replaces the one
 * before: that is not laid out any more, or its layout is not looked at.
 */
export function createGraphClient(start: () => Worker = startWorker) {
  let worker: Worker | null = null
  let pending: Pending | null = null
  let calls = 0

  function attach(): Worker {
    const created = start()
    created.addEventListener('message', (event: MessageEvent<GraphResponse>) => receive(event.data))
    created.addEventListener('error', fail)
    return created
  }

  function receive(response: GraphResponse) {
    if (pending?.call !== response.call) return
    if (response.kind === 'counted') {
      pending.graph = response.graph
      ask({ kind: 'lay-out', call: response.call, ...pending.calls.measure(response.graph) })
      return
    }
    const { graph, calls: own } = pending
    pending = null
    if (graph) own.done(graph, response.layout)
  }

  function fail() {
    const lost = pending
    worker?.terminate()
    worker = null
    pending = null
    lost?.calls.failed()
  }

  function ask(request: GraphRequest) {
    worker ??= attach()
    worker.postMessage(request)
  }

  return {
    /** Fetches and starts the worker, so that it is there when the network is not. */
    prepare() {
      worker ??= attach()
    },
    /** Returns the way to say that nobody waits for it any more. */
    draw(comparison: Comparison, question: GraphQuestion, own: GraphCalls): () => void {
      const call = ++calls
      pending = { call, calls: own, graph: null }
      ask({ kind: 'count', call, source: graphSource(comparison), question })
      return () => {
        if (pending?.call === call) pending = null
      }
    },
  }
}

/** The one of the page. */
export const graphClient = createGraphClient()

function startWorker(): Worker {
  return new Worker(new URL('./graph.worker.ts', import.meta.url), { type: 'module' })
}
