import { describe, expect, it } from 'vitest'
import { compare } from '#core/compare/compare.ts'
import { type GraphQuestion, graphOf, USUAL_LIMITS } from '#core/compare/graph.ts'
import { profileOf } from '#core/compare/stacks.testkit.ts'
import { createGraphClient, type GraphCalls } from './graph-client.ts'
import type { GraphRequest, GraphResponse } from './graph-protocol.ts'
import { layOut } from './layout.ts'

const question: GraphQuestion = { limits: USUAL_LIMITS, reach: 'all', keep: new Set() }
const comparison = compare([], [profileOf('main.main main.f 1')], {
  sampleType: null,
  by: 'function',
  details: false,
})

/** A worker that answers when it is told to. */
class FakeWorker extends EventTarget {
  readonly asked: GraphRequest[] = []
  ended = false
  postMessage(request: GraphRequest) {
    this.asked.push(structuredClone(request))
  }
  terminate() {
    this.ended = true
  }
  answer() {
    const request = this.asked.shift()!
    const { call } = request
    const data: GraphResponse =
      request.kind === 'count'
        ? { kind: 'counted', call, graph: graphOf(request.source, request.question) }
        : { kind: 'laid-out', call, layout: layOut(request.boxes, request.lines) }
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

function setUp() {
  const workers: FakeWorker[] = []
  const client = createGraphClient(() => {
    workers.push(new FakeWorker())
    return workers.at(-1) as unknown as Worker
  })
  const said: string[] = []
  const calls = (name: string): GraphCalls => ({
    measure: ({ nodes }) => {
      said.push(`${name} measured`)
      return { boxes: nodes.map(() => ({ width: 10, height: 10 })), lines: [] }
    },
    done: ({ nodes }, { boxes }) => said.push(`${name} done: ${nodes.length} ${boxes.length}`),
    failed: () => said.push(`${name} failed`),
  })
  return { client, workers, said, calls }
}

describe('graph client', () => {
  it('asks for nodes, has them measured, then asks where they lie', () => {
    const { client, workers, said, calls } = setUp()
    client.draw(comparison, question, calls('a'))
    const [worker] = workers
    expect(JSON.stringify(worker?.asked[0])).not.toContain('main.f')
    worker?.answer()
    worker?.answer()
    expect(said).toEqual(['a measured', 'a done: 2 2'])
  })

  it('forgets a graph that another one replaced, and one that nobody waits for', () => {
    const { client, workers, said, calls } = setUp()
    client.draw(comparison, question, calls('a'))
    const stop = client.draw(comparison, question, calls('b'))
    workers[0]?.answer()
    workers[0]?.answer()
    stop()
    workers[0]?.answer()
    expect(said).toEqual(['b measured'])
    expect(workers.length).toBe(1)
  })

  it('tells when the worker died, and starts another', () => {
    const { client, workers, said, calls } = setUp()
    client.prepare()
    client.draw(comparison, question, calls('a'))
    workers[0]?.dispatchEvent(new Event('error'))
    client.draw(comparison, question, calls('b'))
    workers[1]?.answer()
    expect(said).toEqual(['a failed', 'b measured'])
    expect(workers[0]?.ended).toBe(true)
  })
})
