import { graphOf } from '#core/compare/graph.ts'
import type { GraphRequest, GraphResponse } from './graph-protocol.ts'
import { layOut } from './layout.ts'

addEventListener('message', ({ data }: MessageEvent<GraphRequest>) => {
  const response: GraphResponse =
    data.kind === 'count'
      ? { kind: 'counted', call: data.call, graph: graphOf(data.source, data.question) }
      : { kind: 'laid-out', call: data.call, layout: layOut(data.boxes, data.lines) }
  postMessage(response)
})
