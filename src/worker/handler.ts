import type { Sides, SourceFile } from '#core/compare/notes.ts'
import type { Failure } from '#core/profile/failure.ts'
import { fingerprintOf } from '#core/profile/fingerprint.ts'
import { readProfiles } from '#core/profile/read.ts'
import { type Analysis, analyse } from '#core/suspects/analysis.ts'
import { createFilterBase } from './filter-base.ts'
import type { Ask, FileId, Request, Response, Stage, WorkerFailure } from './protocol.ts'
import { readBlob } from './read-blob.ts'
import { summaryOf } from './summary.ts'
import { buffersBeside, buffersOf } from './transfer.ts'

export type Post = (response: Response, transfer: readonly ArrayBuffer[]) => void
export type Handler = (request: Request) => Promise<void>

const PROGRESS_EVERY_MS = 40

/** Answers requests over the core. Holds the profiles of the files it has read; every request gets one last response. */
export function createHandler(post: Post): Handler {
  const files = new Map<FileId, SourceFile>()
  const cancelled = new Set<number>()
  const base = createFilterBase(ask => sidesOf(ask, files))

  return async request => {
    if (request.kind === 'cancel') {
      cancelled.add(request.call)
      return
    }
    const { call } = request
    const fail = (failure: WorkerFailure) => post({ kind: 'failed', call, failure }, [])
    const report = progressOf(call, post)
    const stopped = () => cancelled.has(call)
    try {
      if (request.kind === 'read') await read(request, files, report, stopped, post, fail)
      else if (request.kind === 'analyse') await answer(request, files, report, stopped, post, fail)
      else if (request.kind === 'filter') {
        const filtered = base.filter(request.ask, request.filters)
        post({ kind: 'filtered', call, filtered }, buffersBeside(filtered, [filtered.comparison.frames]))
      } else if (request.kind === 'turn') {
        const turned = base.turn(request.ask, request.filters, request.turn)
        post(
          { kind: 'turned', call, turned },
          turned.flatMap(each => buffersBeside(each, [each.comparison.frames])),
        )
      } else {
        files.delete(request.file)
        base.clear()
        post({ kind: 'forgotten', call }, [])
      }
    } catch (error) {
      fail({ code: 'internal', facts: { message: error instanceof Error ? error.message : String(error) } })
    } finally {
      cancelled.delete(call)
    }
  }
}

type Report = (stage: Stage, done: number, total: number) => void
type Fail = (failure: WorkerFailure) => void

async function read(
  request: Extract<Request, { kind: 'read' }>,
  files: Map<FileId, SourceFile>,
  report: Report,
  stopped: () => boolean,
  post: Post,
  fail: Fail,
): Promise<void> {
  const { blob, call, file, name } = request
  const bytes = await readBlob(blob, done => report('reading', done, blob.size), stopped)
  if (!bytes.ok) return fail(bytes.failure)
  report('decoding', 0, 0)
  await turn()
  if (stopped()) return fail(CANCELLED)
  const profiles = await readProfiles(bytes.value)
  if (stopped()) return fail(CANCELLED)
  if (!profiles.ok) return fail(profiles.failure)
  files.set(file, { name, fingerprint: fingerprintOf(bytes.value), profiles: profiles.value })
  const captures = profiles.value.map(summaryOf)
  post({ kind: 'read', call, summary: { file, name, bytes: blob.size, captures } }, [])
}

async function answer(
  request: Extract<Request, { kind: 'analyse' }>,
  files: ReadonlyMap<FileId, SourceFile>,
  report: Report,
  stopped: () => boolean,
  post: Post,
  fail: Fail,
): Promise<void> {
  report('comparing', 0, 0)
  await turn()
  if (stopped()) return fail(CANCELLED)
  const analysis: Analysis = await analyse(sidesOf(request.ask, files), request.ask)
  if (stopped()) return fail(CANCELLED)
  post({ kind: 'analysed', call: request.call, analysis }, buffersOf(analysis))
}

const CANCELLED: Failure = { code: 'cancelled', facts: {} }

/** A file that is a difference already gives each of its captures to the side it names. */
function sidesOf(ask: Ask, files: ReadonlyMap<FileId, SourceFile>): Sides {
  const take = (ids: readonly FileId[], side: 'before' | 'after') =>
    ids.flatMap(id => {
      const file = files.get(id)
      if (!file) return []
      return [{ ...file, profiles: file.profiles.filter(profile => (profile.side ?? side) === side) }]
    })
  return { before: take(ask.before, 'before'), after: take(ask.after, 'after') }
}

function progressOf(call: number, post: Post): Report {
  let last = 0
  let stageBefore: Stage | null = null
  return (stage, done, total) => {
    const now = Date.now()
    if (stage === stageBefore && done < total && now - last < PROGRESS_EVERY_MS) return
    last = now
    stageBefore = stage
    post({ kind: 'progress', call, stage, done, total }, [])
  }
}

/** Lets messages that wait, a cancel among them, be handled before a long piece of work. */
function turn(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 0))
}
