import type { Frames } from '#core/compare/comparison.ts'
import type { Turned } from '#core/compare/direction.ts'
import type { Filtered } from '#core/compare/filter.ts'
import type { Filters } from '#core/compare/filters.ts'
import type { Handed } from '#core/share/handed.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import type { Ask, FileId, FileSummary, Request, Response, Stage, Turn, WorkerFailure } from './protocol.ts'
import type { HandoverAsk, LevelChoice, LinkSummary, ShareAsk } from './share-protocol.ts'

export type OnProgress = (stage: Stage, done: number, total: number) => void

/** Why a call gave nothing. `worker-lost`: the worker died, most likely of memory; the next call starts a new one. */
export type CallFailure =
  | WorkerFailure
  | { readonly code: 'worker-lost'; readonly facts: WorkerFailure['facts'] }

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: CallFailure }

interface Pending {
  readonly settle: (answer: Answer<Response>) => void
  readonly onProgress: OnProgress
}

interface Kept {
  readonly name: string
  readonly blob: Blob
}

type WithoutCall<T> = T extends unknown ? Omit<T, 'call'> : never

/** How long a worker may go on after a cancel before it is replaced. */
const PATIENCE_MS = 200
/** A filter is soon done, unless its pattern takes for ever; the next one rather waits than has everything read again. */
const FILTER_PATIENCE_MS = 3000

/** The page's end of the worker. Keeps the files' handles, so that a replaced worker can read them again. */
export function createClient(start: () => Worker = startWorker) {
  const pending = new Map<number, Pending>()
  const kept = new Map<FileId, Kept>()
  let present = new Set<FileId>()
  let calls = 0
  let calming: Promise<void> | null = null
  /** Of the last filter that told them. */
  let frames: Frames | null = null
  /** Null once it has died, until there is work: a worker that cannot start is not started for ever. */
  let worker: Worker | null = attach()

  function attach(): Worker {
    const created = start()
    created.addEventListener('message', (event: MessageEvent<Response>) => receive(event.data))
    created.addEventListener('error', () => stop(created))
    return created
  }

  function receive(response: Response) {
    if (response.kind === 'filtered') frames = response.frames ?? frames
    const call = pending.get(response.call)
    if (!call) return
    if (response.kind === 'progress') return call.onProgress(response.stage, response.done, response.total)
    pending.delete(response.call)
    const answer: Answer<Response> =
      response.kind === 'failed' ? { ok: false, failure: response.failure } : { ok: true, value: response }
    call.settle(answer)
  }

  function stop(lostWorker: Worker) {
    if (lostWorker !== worker) return
    worker.terminate()
    worker = null
    present = new Set()
    const lost = [...pending.values()]
    pending.clear()
    for (const call of lost) call.settle({ ok: false, failure: { code: 'worker-lost', facts: {} } })
  }

  async function send(
    request: WithoutCall<Request>,
    onProgress: OnProgress,
    signal?: AbortSignal,
    patience = PATIENCE_MS,
  ): Promise<Answer<Response>> {
    if (calming) await calming
    if (signal?.aborted) return CANCELLED
    const call = ++calls
    return new Promise<Answer<Response>>(settle => {
      pending.set(call, { settle, onProgress })
      worker ??= attach()
      worker.postMessage({ ...request, call })
      signal?.addEventListener('abort', () => cancel(call, patience), { once: true })
    })
  }

  /** The worker is asked first; one that is deep in work cannot hear it and is replaced. New calls wait for that. */
  function cancel(call: number, patience: number) {
    const waiting = pending.get(call)
    const deaf = worker
    if (!waiting || !deaf) return
    waiting.settle(CANCELLED)
    deaf.postMessage({ kind: 'cancel', call })
    calming = new Promise(resolve => {
      const calm = () => {
        clearTimeout(timer)
        calming = null
        resolve()
      }
      const timer = setTimeout(() => stop(deaf), patience)
      pending.set(call, { ...waiting, settle: calm })
    })
  }

  async function read(
    file: FileId,
    name: string,
    blob: Blob,
    onProgress: OnProgress,
    signal?: AbortSignal,
  ): Promise<Answer<FileSummary>> {
    const answer = await send({ kind: 'read', file, name, blob }, onProgress, signal)
    if (!answer.ok) return answer
    if (answer.value.kind !== 'read') return unexpected(answer.value)
    kept.set(file, { name, blob })
    present.add(file)
    return { ok: true, value: answer.value.summary }
  }

  /** Compares; files that a replaced worker has lost are read again first. */
  async function analyse(ask: Ask, onProgress: OnProgress, signal?: AbortSignal): Promise<Answer<Analysis>> {
    const lost = await readAgain(ask, onProgress, signal)
    if (lost) return lost
    const answer = await send({ kind: 'analyse', ask }, onProgress, signal)
    if (!answer.ok) return answer
    if (answer.value.kind !== 'analysed') return unexpected(answer.value)
    return { ok: true, value: answer.value.analysis }
  }

  async function readAgain(ask: Ask, onProgress: OnProgress, signal?: AbortSignal) {
    for (const file of [...ask.before, ...(ask.series ?? []), ...ask.after]) {
      const again = present.has(file) ? undefined : kept.get(file)
      const answer = again && (await read(file, again.name, again.blob, onProgress, signal))
      if (answer && !answer.ok) return answer
    }
    return null
  }

  /** The comparison that was asked for before, filtered. */
  async function filter(ask: Ask, filters: Filters, signal?: AbortSignal): Promise<Answer<Filtered>> {
    const lost = await readAgain(ask, quiet, signal)
    if (lost) return lost
    const answer = await send({ kind: 'filter', ask, filters }, quiet, signal, FILTER_PATIENCE_MS)
    if (!answer.ok) return answer
    if (answer.value.kind !== 'filtered' || !frames) return unexpected(answer.value)
    const { comparison, ...filtered } = answer.value.filtered
    return { ok: true, value: { ...filtered, comparison: { ...comparison, frames } } }
  }

  /** The same, read in another direction. */
  async function turn(ask: Ask, filters: Filters, to: Turn): Promise<Answer<readonly Turned[]>> {
    const lost = await readAgain(ask, quiet)
    if (lost) return lost
    const answer = await send({ kind: 'turn', ask, filters, turn: to }, quiet)
    if (!answer.ok) return answer
    return answer.value.kind === 'turned' ? { ok: true, value: answer.value.turned } : unexpected(answer.value)
  }

  async function openLink(payload: string, signal?: AbortSignal): Promise<Answer<LinkSummary>> {
    const answer = await send({ kind: 'open-link', payload }, quiet, signal)
    if (!answer.ok) return answer
    return answer.value.kind === 'link-opened'
      ? { ok: true, value: answer.value.link }
      : unexpected(answer.value)
  }

  /** What was asked for before, as it would travel in a link. */
  async function levels(ask: Ask, share: ShareAsk): Promise<Answer<readonly LevelChoice[]>> {
    const lost = await readAgain(ask, quiet)
    if (lost) return lost
    const answer = await send({ kind: 'levels', ask, share }, quiet)
    if (!answer.ok) return answer
    return answer.value.kind === 'levels' ? { ok: true, value: answer.value.levels } : unexpected(answer.value)
  }

  /** What was asked for before, as a reader gets it who must not see everything. */
  async function handOver(ask: Ask, share: HandoverAsk): Promise<Answer<Handed>> {
    const lost = await readAgain(ask, quiet)
    if (lost) return lost
    const answer = await send({ kind: 'hand-over', ask, share }, quiet)
    if (!answer.ok) return answer
    return answer.value.kind === 'handed' ? { ok: true, value: answer.value.handed } : unexpected(answer.value)
  }

  function forget(file: FileId) {
    kept.delete(file)
    if (present.delete(file)) void send({ kind: 'forget', file }, () => {})
  }

  return { read, analyse, filter, turn, openLink, levels, handOver, forget }
}

export type Client = ReturnType<typeof createClient>

const CANCELLED = { ok: false, failure: { code: 'cancelled', facts: {} } } as const
const quiet: OnProgress = () => {}

function startWorker(): Worker {
  return new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' })
}

function unexpected(response: Response): Answer<never> {
  return { ok: false, failure: { code: 'internal', facts: { message: `answer ${response.kind}` } } }
}
