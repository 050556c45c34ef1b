import { onSide } from '#core/compare/captures.ts'
import type { Frames } from '#core/compare/comparison.ts'
import { withFileLabels } from '#core/compare/file-labels.ts'
import type { Sides, SourceFile } from '#core/compare/notes.ts'
import { offeredTypes, ofOneKind } from '#core/compare/one-kind.ts'
import type { Failure } from '#core/profile/failure.ts'
import { analyseShared } from '#core/share/analyse-shared.ts'
import type { Handed } from '#core/share/handed.ts'
import type { Shared } from '#core/share/shared.ts'
import { type Analysis, analyse } from '#core/suspects/analysis.ts'
import type { FilterBase } from './filter-base.ts'
import { createLinks, type Links, linkIn, summaryOfLink } from './links.ts'
import type { Ask, FileId, Request, Response, Stage, WorkerFailure } from './protocol.ts'
import { readBlob, turn } from './read-blob.ts'
import type { LevelChoice } from './share-protocol.ts'
import { summaryOf } from './summary.ts'
import { buffersBeside, buffersOf } from './transfer.ts'

export type Post = (response: Response, transfer: readonly ArrayBuffer[]) => void
export type Handler = (request: Request) => Promise<void>

const PROGRESS_EVERY_MS = 40
const IDLE_MS = 500

/** Answers requests over the core. Holds the profiles of the files it has read; every request gets one last response. */
export function createHandler(post: Post): Handler {
  const files = new Map<FileId, SourceFile>()
  const cancelled = new Set<number>()
  const links = createLinks()
  let filters: Promise<FilterBase> | null = null
  const base = () => {
    filters ??= import('./filter-base.ts').then(({ createFilterBase }) =>
      createFilterBase(
        ask => sidesOf(ask, files),
        ask => links.kept(ask.link)?.comparison ?? null,
      ),
    )
    return filters
  }
  const desk: Desk = { files, links, base, post, toldFrames: null, asked: null, idle: undefined }

  return async request => {
    if (request.kind === 'cancel') {
      cancelled.add(request.call)
      return
    }
    const { call } = request
    const task: Task = {
      fail: failure => post({ kind: 'failed', call, failure }, []),
      report: progressOf(call, post),
      stopped: () => cancelled.has(call),
    }
    clearTimeout(desk.idle)
    try {
      await handle(request, desk, task)
    } catch (error) {
      task.fail({
        code: 'internal',
        facts: { message: error instanceof Error ? error.message : String(error) },
      })
    } finally {
      cancelled.delete(call)
      if (request.kind === 'analyse') desk.asked = request.ask
      desk.idle = setTimeout(() => void prepareIdly(desk), IDLE_MS)
    }
  }
}

/** What the worker holds. */
interface Desk {
  readonly files: Map<FileId, SourceFile>
  readonly links: Links
  /** Loaded with the first filter, or before while nothing else is asked. */
  readonly base: () => Promise<FilterBase>
  readonly post: Post
  /** The frames that the page has from the last filter. */
  toldFrames: Frames | null
  /** What was compared last, to be made ready for filters while nothing else is asked. */
  asked: Ask | null
  idle: ReturnType<typeof setTimeout> | undefined
}

/** One request under way. */
interface Task {
  readonly fail: (failure: WorkerFailure) => void
  readonly report: (stage: Stage, done: number, total: number) => void
  readonly stopped: () => boolean
}

async function handle(request: Exclude<Request, { kind: 'cancel' }>, desk: Desk, task: Task): Promise<void> {
  const { files, links, base, post } = desk
  const { call } = request
  const link = linkIn(request)
  const opened = link === undefined ? null : await links.open(link)
  if (opened && !opened.ok) return task.fail(opened.failure)
  const shared = opened?.value ?? null
  switch (request.kind) {
    case 'read':
      return read(request, desk, task)
    case 'analyse':
      return answer(request, shared, desk, task)
    case 'filter':
      return filter(request, desk, task)
    case 'turn': {
      const turned = (await base()).turn(request.ask, request.filters, request.turn)
      const moved = turned.flatMap(each => buffersBeside(each, [each.comparison.frames]))
      return post({ kind: 'turned', call, turned }, moved)
    }
    case 'open-link':
      return shared ? post({ kind: 'link-opened', call, link: summaryOfLink(shared) }, []) : undefined
    case 'levels':
      return post({ kind: 'levels', call, levels: await levels(request, desk, shared) }, [])
    case 'hand-over':
      return post({ kind: 'handed', call, handed: await handOver(request, desk, shared) }, [])
    case 'forget':
      files.delete(request.file)
      void base().then(known => known.clear())
      return post({ kind: 'forgotten', call }, [])
  }
}

/** Filters typed meanwhile are heard first: the one that they replace is not worth the work. */
async function filter(
  { ask, call, filters }: Extract<Request, { kind: 'filter' }>,
  desk: Desk,
  { stopped, fail }: Task,
): Promise<void> {
  await turn()
  if (stopped()) return fail(CANCELLED)
  const all = (await desk.base()).filter(ask, filters)
  const { frames, ...comparison } = all.comparison
  const filtered = { ...all, comparison }
  const told = frames === desk.toldFrames
  desk.toldFrames = frames
  desk.post(
    { kind: 'filtered', call, filtered, frames: told ? null : frames },
    buffersBeside({ ...filtered, labelled: null }, [frames]),
  )
}

async function prepareIdly({ asked, base, files }: Desk): Promise<void> {
  const ready = await base()
  if (asked && [...asked.before, ...asked.after].every(file => files.has(file))) ready.prepare(asked)
}

async function read(
  request: Extract<Request, { kind: 'read' }>,
  { files, post }: Desk,
  { report, stopped, fail }: Task,
): Promise<void> {
  const { blob, call, file, name } = request
  report('reading', 0, blob.size)
  const found = await readBlob(blob, {
    onBytes: done => (done < blob.size ? report('reading', done, blob.size) : report('decoding', 0, 0)),
    stopped,
  })
  if (stopped()) return fail(CANCELLED)
  if (!found.ok) return fail(found.failure)
  const { profiles, fingerprint } = found.value
  files.set(file, { name, fingerprint, profiles })
  const captures = profiles.map(summaryOf)
  post({ kind: 'read', call, summary: { file, name, bytes: blob.size, captures } }, [])
}

async function answer(
  request: Extract<Request, { kind: 'analyse' }>,
  shared: Shared | null,
  { files, post }: Desk,
  { report, stopped, fail }: Task,
): Promise<void> {
  report('comparing', 0, 0)
  await turn()
  if (stopped()) return fail(CANCELLED)
  const { ask, call } = request
  const analysis: Analysis = await (shared ? analyseShared(shared, ask) : analyseFiles(ask, files))
  if (stopped()) return fail(CANCELLED)
  post({ kind: 'analysed', call, analysis }, shared ? [] : buffersOf(analysis))
}

/** The code for writing links is loaded when somebody wants to share. */
async function levels(
  { ask, share }: Extract<Request, { kind: 'levels' }>,
  { files }: Desk,
  shared: Shared | null,
): Promise<readonly LevelChoice[]> {
  const { handoverFrom, levelChoices } = await import('./share-levels.ts')
  return levelChoices(await handoverFrom(shared ?? sidesOf(ask, files), ask), share)
}

async function handOver(
  { ask, share }: Extract<Request, { kind: 'hand-over' }>,
  { files }: Desk,
  shared: Shared | null,
): Promise<Handed> {
  const { handedFrom, handoverFrom } = await import('./share-levels.ts')
  return handedFrom(await handoverFrom(shared ?? sidesOf(ask, files), ask), share)
}

const CANCELLED: Failure = { code: 'cancelled', facts: {} }

/** Of each file the part that stands on a side, and of all parts those of the kind that is asked for. */
function sidesOf(ask: Ask, files: ReadonlyMap<FileId, SourceFile>): Sides {
  const take = (ids: readonly FileId[], side: 'before' | 'after') =>
    ids.flatMap(id => {
      const file = files.get(id)
      const part = file && onSide(file, side, ask.captures?.[side]?.[id] ?? null)
      return part ? [part] : []
    })
  const sides = { before: take(ask.before, 'before'), after: take(ask.after, 'after') }
  const series = (ask.series ?? []).flatMap(id => files.get(id) ?? [])
  const given = { ...sides, series, leftOut: ask.leftOut ?? [] }
  return withFileLabels(ofOneKind(given, ask.sampleType))
}

async function analyseFiles(ask: Ask, files: ReadonlyMap<FileId, SourceFile>): Promise<Analysis> {
  const sides = sidesOf(ask, files)
  const analysis = await analyse(sides, ask)
  return { ...analysis, sampleTypes: offeredTypes(analysis.sampleTypes, sides.setAside) }
}

function progressOf(call: number, post: Post): Task['report'] {
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
