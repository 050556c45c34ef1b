import { NO_FILTERS } from '#core/compare/filters.ts'
import { isNoProfile } from '#core/profile/failure.ts'
import { NO_REVIEW } from '#core/share/shared.ts'
import { type CallFailure, type Client, createClient } from '#worker/client.ts'
import type { FileId, Stage } from '#worker/protocol.ts'
import { askOf } from './asking.ts'
import { swappedCaptures } from './captures.ts'
import type { Facts, LoadedFile, Problem, Side } from './facts.ts'
import { filtered } from './filtered.ts'
import { keepSelection } from './keep-selection.ts'
import { dropSource, keepSource } from './kept-sources.ts'
import { type Arrival, type Placing, placeFiles } from './place-files.ts'
import { withRestName } from './rest-name.ts'
import { carryReview } from './review.ts'
import { scaleFor } from './scale-for.ts'
import { NOWHERE, store } from './store.ts'
import { unpackSources } from './unpack-sources.ts'

/** Bytes with a name: a chosen or dropped file, a pasted text, an answer of our own server. */
export interface Source {
  readonly name: string
  readonly blob: Blob
  /** Milliseconds since 1970, or null. */
  readonly modified: number | null
  /** From a folder or an archive, where anything may lie: what is no profile is passed over. */
  readonly optional?: boolean
}

const arrivals = new Map<FileId, Arrival>()
let client: Client | null = null
let counter = 0
let running: AbortController | null = null

/** A number that no file and no problem has had before. */
export function nextId(): number {
  return ++counter
}

/** Starts the worker now, so that it is ready when the first file comes. */
export function warmUp(): Client {
  client ??= createClient()
  return client
}

/** Reads files one after the other and puts them on a side; what cannot be read becomes a problem, the rest stays. */
export async function openFiles(sources: readonly Source[], side: Side | null): Promise<void> {
  if (store.getState().link !== null) removeAll()
  const abort = begin()
  const arrived: FileId[] = []
  const unpacked = await unpackSources(sources, addProblem)
  for (const source of unpacked) {
    const id = await readOne(
      { ...source, optional: source.optional === true && unpacked.length > 1 },
      abort.signal,
    )
    if (id !== null) arrived.push(id)
    if (abort.signal.aborted) break
  }
  if (running === abort) running = null
  const files = unpacked.length
  if (arrived.length === 0 && files > 1 && !abort.signal.aborted)
    addProblem(sources[0]?.name.split('/')[0] ?? '', { code: 'zip', facts: { kind: 'nothing', files } })
  store.setState(facts => {
    const placed = placeFiles(placing(facts), arrivals, arrived, side)
    const asks = placed.series !== facts.series || placed.aside !== facts.aside
    const open = asks && placed.series.length + placed.aside.length > 0
    return { ...placed, arranging: facts.arranging || open, work: null }
  })
}

async function readOne(source: Source, signal: AbortSignal): Promise<FileId | null> {
  const id = nextId()
  const loaded: LoadedFile = { id, name: source.name, bytes: source.blob.size, summary: null }
  report(source.name, 'reading', 0, source.blob.size)
  store.setState(facts => ({ files: { ...facts.files, [id]: loaded } }))
  const answer = await warmUp().read(
    id,
    source.name,
    source.blob,
    (...now) => report(source.name, ...now),
    signal,
  )
  if (!answer.ok) {
    dropFiles([id])
    if (!source.optional || !isNoProfile(answer.failure.code)) addProblem(source.name, answer.failure)
    return null
  }
  arrivals.set(id, { summary: answer.value, modified: source.modified })
  keepSource(id, source)
  store.setState(facts => ({ files: { ...facts.files, [id]: { ...loaded, summary: answer.value } } }))
  return id
}

/** Compares whenever the sides, the sample type or the granularity have changed. Returns the way to stop. */
export function startAnalysing(): () => void {
  return store.subscribe((facts, old) => {
    const asked =
      facts.before !== old.before ||
      facts.after !== old.after ||
      facts.captures !== old.captures ||
      facts.series !== old.series ||
      facts.aside !== old.aside ||
      facts.view.sampleType !== old.view.sampleType ||
      facts.view.by !== old.view.by
    if (asked) void analyse()
    else if (facts.view.filters !== old.view.filters) void refilter()
  })
}

async function analyse(): Promise<void> {
  const { after, files, link } = store.getState()
  if (after.length === 0 && link === null) {
    store.setState({ analysis: null, shown: null })
    return
  }
  const abort = begin()
  const name = after.map(id => files[id]?.name).join(', ')
  report(name, 'comparing', 0, 0)
  const ask = askOf(store.getState())
  const answer = await warmUp().analyse(ask, (...now) => report(name, ...now), abort.signal)
  const { filters } = store.getState().view
  const analysis = answer.ok ? withRestName(answer.value) : null
  const shown = analysis && (await filtered(warmUp(), analysis))
  if (running !== abort) return
  running = null
  if (!analysis || !shown) {
    if (!answer.ok) addProblem(name, answer.failure)
    store.setState({ work: null })
    return
  }
  store.setState(facts => ({
    analysis,
    shown,
    work: null,
    review: facts.analysis ? carryReview(facts.review, facts.analysis, analysis) : facts.review,
    view: {
      ...facts.view,
      scale: scaleFor(analysis, facts),
      selection: keepSelection(facts.view.selection, shown),
    },
  }))
  if (store.getState().view.filters !== filters) void refilter()
}

let filtering: AbortController | null = null

/** Filters again; the newest filters replace what is under way. A comparison under way filters by itself. */
async function refilter(): Promise<void> {
  filtering?.abort()
  if (running) return
  const abort = new AbortController()
  filtering = abort
  const { analysis } = store.getState()
  const shown = analysis && (await filtered(warmUp(), analysis, abort.signal))
  if (filtering === abort && store.getState().analysis === analysis) store.setState({ shown })
}

/** Stops what is under way; what was loaded stays. */
export function cancelWork(): void {
  running?.abort()
  running = null
  store.setState({ work: null })
}

/** A comparison from a link stays as it was told. */
export function swap(): void {
  if (store.getState().link !== null) return
  changeSides(({ before, after, captures, files }) => ({
    before: after,
    after: before,
    captures: swappedCaptures(captures, files),
  }))
}

/** A side that is left alone is after: a snapshot. */
export function removeFile(id: FileId): void {
  const without = (ids: readonly FileId[]) => ids.filter(each => each !== id)
  changeSides(facts => {
    const [before, after] = [without(facts.before), without(facts.after)]
    return after.length === 0 ? { before: [], after: before } : { before, after }
  })
  dropFiles([id])
}

export function removeAll(): void {
  const ids = Object.keys(store.getState().files).map(Number)
  store.setState(({ view }) => ({
    before: [],
    after: [],
    series: [],
    aside: [],
    arranging: false,
    undecided: [],
    problems: [],
    analysis: null,
    shown: null,
    link: null,
    review: NO_REVIEW,
    view: { ...view, ...NOWHERE, sampleType: null, search: '', filters: NO_FILTERS },
  }))
  dropFiles(ids)
}

/** A file given as before alone becomes a snapshot. */
export function lookAlone(): void {
  changeSides(facts => (facts.after.length === 0 ? { before: [], after: facts.before } : {}))
}

export function addProblem(name: string, failure: CallFailure | Problem['failure']): void {
  if (failure.code === 'cancelled') return
  const problem: Problem = { id: nextId(), name, failure }
  store.setState(facts => ({ problems: [...facts.problems, problem] }))
}

export function changeSides(change: (facts: Facts) => Partial<Facts>): void {
  store.setState(facts => ({ ...change(facts), view: { ...facts.view, ...NOWHERE } }))
}

export function dropFiles(ids: readonly FileId[]): void {
  for (const id of ids) {
    arrivals.delete(id)
    dropSource(id)
    warmUp().forget(id)
  }
  store.setState(facts => ({
    files: Object.fromEntries(Object.entries(facts.files).filter(([id]) => !ids.includes(Number(id)))),
  }))
}

function placing({ before, after, series, aside, undecided }: Facts): Placing {
  return { before, after, series, aside, undecided }
}

/** What is known of the files that were read. */
export function knownArrivals(): ReadonlyMap<FileId, Arrival> {
  return arrivals
}

function begin(): AbortController {
  running?.abort()
  running = new AbortController()
  return running
}

function report(name: string, stage: Stage, done: number, total: number): void {
  store.setState(facts => ({ work: { stage, name, done, total, since: facts.work?.since ?? Date.now() } }))
}
