import { describe, expect, it, vi } from 'vitest'
import { NO_FILTERS } from '#core/compare/filters.ts'
import { createClient } from './client.ts'
import type { Request, Response } from './protocol.ts'

type Listener = (event: { data: Response }) => void

/** A worker by hand: keeps what it is sent and answers when the test says so. */
class FakeWorker {
  readonly requests: Request[] = []
  terminated = false
  private listener: Listener = () => {}
  private broken: () => void = () => {}

  addEventListener(type: string, listener: Listener & (() => void)) {
    if (type === 'message') this.listener = listener
    else this.broken = listener
  }

  postMessage(request: Request) {
    this.requests.push(request)
  }

  terminate() {
    this.terminated = true
  }

  answer(response: Response) {
    this.listener({ data: response })
  }

  die() {
    this.broken()
  }
}

function setUp() {
  const workers: FakeWorker[] = []
  const client = createClient(() => {
    workers.push(new FakeWorker())
    return workers.at(-1) as unknown as Worker
  })
  return { client, workers }
}

const blob = new Blob(['x'])
const summary = { file: 1, name: 'a', bytes: 1, captures: [] }
const ask = { before: [], after: [1], sampleType: null, by: 'function' } as const
const quiet = () => {}
const kinds = (worker: FakeWorker | undefined) => worker?.requests.map(request => request.kind)

describe('the worker client', () => {
  it('gives each call its own answer, and its progress before', async () => {
    const { client, workers } = setUp()
    const seen: unknown[] = []
    const reading = client.read(1, 'a', blob, (...now) => seen.push(now))
    workers[0]!.answer({ kind: 'progress', call: 1, stage: 'reading', done: 1, total: 1 })
    workers[0]!.answer({ kind: 'read', call: 1, summary })
    expect(await reading).toEqual({ ok: true, value: summary })
    expect(seen).toEqual([['reading', 1, 1]])
  })

  it('settles a cancelled call at once and the next one gets a new worker where the first does not hear', async () => {
    vi.useFakeTimers()
    const { client, workers } = setUp()
    const abort = new AbortController()
    const reading = client.read(1, 'a', blob, quiet, abort.signal)
    abort.abort()
    expect(await reading).toMatchObject({ ok: false, failure: { code: 'cancelled' } })
    expect(workers[0]!.terminated).toBe(false)
    vi.advanceTimersByTime(1000)
    expect(workers[0]!.terminated).toBe(true)
    void client.read(2, 'b', blob, quiet)
    expect(kinds(workers[1])).toEqual(['read'])
    vi.useRealTimers()
  })

  it('lets a call made right after a cancel wait for the new worker', async () => {
    vi.useFakeTimers()
    const { client, workers } = setUp()
    const abort = new AbortController()
    void client.read(1, 'a', blob, quiet, abort.signal)
    abort.abort()
    void client.read(2, 'b', blob, quiet)
    await vi.advanceTimersByTimeAsync(1000)
    expect(kinds(workers[0])).toEqual(['read', 'cancel'])
    expect(kinds(workers[1])).toEqual(['read'])
    vi.useRealTimers()
  })

  it('keeps a worker that answers the cancel', async () => {
    vi.useFakeTimers()
    const { client, workers } = setUp()
    const abort = new AbortController()
    const reading = client.read(1, 'a', blob, quiet, abort.signal)
    abort.abort()
    workers[0]!.answer({ kind: 'failed', call: 1, failure: { code: 'cancelled', facts: {} } })
    await reading
    vi.advanceTimersByTime(1000)
    expect(workers).toHaveLength(1)
    vi.useRealTimers()
  })

  it('lets a newer filter wait for the one that it replaces, and skips those in between', async () => {
    const { client, workers } = setUp()
    const filters = { ...NO_FILTERS, focus: 'a' }
    const aborts = [new AbortController(), new AbortController(), new AbortController()]
    const answers: Promise<unknown>[] = []
    for (const [i, { signal }] of aborts.entries()) {
      aborts[i - 1]?.abort()
      answers.push(client.filter(ask, filters, signal))
      await Promise.resolve()
    }
    expect(kinds(workers[0])).toEqual(['filter', 'cancel'])
    workers[0]!.answer({ kind: 'failed', call: 1, failure: { code: 'cancelled', facts: {} } })
    await vi.waitFor(() => expect(kinds(workers[0])).toEqual(['filter', 'cancel', 'filter']))
    expect(await Promise.all(answers.slice(0, 2))).toMatchObject([{ ok: false }, { ok: false }])
  })

  it('does not start a worker for ever that cannot start', async () => {
    const { client, workers } = setUp()
    workers[0]!.die()
    expect(workers).toHaveLength(1)
    const reading = client.read(1, 'a', blob, quiet)
    workers[1]!.die()
    expect(await reading).toMatchObject({ ok: false, failure: { code: 'worker-lost' } })
    expect(workers).toHaveLength(2)
  })

  it('reads files again that a lost worker had, before it compares', async () => {
    const { client, workers } = setUp()
    const reading = client.read(1, 'a', blob, quiet)
    workers[0]!.answer({ kind: 'read', call: 1, summary })
    await reading
    const lost = client.analyse(ask, quiet)
    await Promise.resolve()
    workers[0]!.die()
    expect(await lost).toMatchObject({ ok: false, failure: { code: 'worker-lost' } })
    void client.analyse(ask, quiet)
    expect(kinds(workers[1])).toEqual(['read'])
    workers[1]!.answer({ kind: 'read', call: 3, summary })
    await vi.waitFor(() => expect(kinds(workers[1])).toEqual(['read', 'analyse']))
  })
})
