import { channelPark } from './channel-parks.ts'
import { selectPrint } from './counter-prints.ts'
import { debug1Profile } from './debug1-profile.ts'
import { type Debug1Record, type Debug1Text, debug1Reader } from './debug1-records.ts'
import { ReadStop } from './failure.ts'
import { type Hidden, hiddenOf } from './hidden.ts'
import { type HiddenMap, learnCounters } from './hidden-counters.ts'
import { MOST_CAPTURES } from './limits.ts'
import type { Profile, ProfileKind, WaitState, Warning } from './profile.ts'
import type { TextReader } from './text-reader.ts'
import { isWaitFrame, printedFinding } from './wait-rules.ts'
import { namedState } from './wait-state.ts'

const HEADER = /^(\S+) profile: total (\d+)$/
const KINDS: Readonly<Record<string, ProfileKind>> = {
  goroutine: 'goroutine',
  goroutineleak: 'goroutineleak',
  threadcreate: 'threadcreate',
}

/** How many goroutines a record stands for. */
const COUNT = /^\d{1,15}$/

/** A header, or a record with a frame: pasted pieces start anywhere. */
const FIRST =
  /^[ \t]*(?:[\w.-]+ profile: total \d+\s*$|\d+ @(?:\s+0x[0-9a-f]+)*\s*\n#?\s+(?:labels: \{|0x[0-9a-f]+\s))/m

/** Where a count profile of runtime/pprof at `debug=1` starts in a text, or a piece of one; -1 where none does. */
export function findDebug1(text: string): number {
  return text.search(FIRST)
}

/**
 * Reads `goroutine`, `goroutineleak`, `threadcreate` and custom profiles at `debug=1`; several in a file are several. A
 * record whose count is damaged is left out where the header tells that something is missing, else the file is refused.
 */
export function openDebug1(): TextReader {
  return debug1Reader(countProfiles)
}

function countProfiles({ records: all, others }: Debug1Text): readonly Profile[] {
  const records = all.filter(record => COUNT.test(record.head))
  const headers = others.flatMap(({ text, line }) => {
    const found = HEADER.exec(text.trim())
    return found === null ? [] : [{ name: found[1]!, total: Number(found[2]), line }]
  })
  const damaged = all.find(record => !COUNT.test(record.head))
  if (damaged !== undefined && headers.length === 0)
    throw new ReadStop(
      'not-a-profile',
      { what: 'goroutine record', quote: damaged.head.slice(0, 40) },
      { line: damaged.line },
    )
  if (headers.length === 0) headers.push({ name: 'goroutine', total: -1, line: 0 })
  if (records.length === 0 && headers[0]!.total !== 0)
    throw new ReadStop('not-a-profile', { what: 'records', announced: headers[0]!.total })
  if (headers.length > MOST_CAPTURES)
    throw new ReadStop('too-large', { what: 'captures', limit: MOST_CAPTURES })
  let at = 0
  return headers.map(({ name, total }, i) => {
    const from = at
    const end = headers[i + 1]?.line ?? Number.POSITIVE_INFINITY
    while (at < records.length && records[at]!.line < end) at++
    return countProfile(name, total, records.slice(from, at))
  })
}

function countProfile(name: string, total: number, records: readonly Debug1Record[]): Profile {
  const kind = KINDS[name] ?? 'other'
  const type = { type: name, unit: 'count' }
  const waits = kind === 'goroutine' || kind === 'goroutineleak'
  const sum = records.reduce((count, record) => count + Number.parseInt(record.head, 10), 0)
  const warnings: Warning[] = []
  if (total < 0) warnings.push({ code: 'beginning-missing', facts: {} })
  if (total >= 0 && total !== sum)
    warnings.push({ code: 'total-differs', facts: { announced: total, found: sum } })
  return debug1Profile(records, {
    format: kind === 'threadcreate' ? 'threadcreate-debug1' : 'goroutine-debug1',
    kind,
    sampleTypes: [type],
    defaultSampleType: 0,
    valuesOf: record => [Number.parseInt(record.head, 10)],
    labelsOf: record => record.labels,
    ...(waits ? { stateOf: stateReader(records) } : {}),
    period: { type, value: 1 },
    comments: [],
    warnings,
  })
}

function stateReader(records: readonly Debug1Record[]) {
  const hidden = new Map(records.map(record => [record, hiddenOf(record)]))
  const map = learnCounters([...hidden.values()])
  return (record: Debug1Record) => {
    const own = hidden.get(record)!
    if (own.names(0) === 'runtime.gopark' || own.names(0) === 'runtime.goparkunlock')
      return namedState(record.frames)
    return { state: hiddenState(own, map), plumbing: 0 }
  }
}

/** The state of a record whose runtime frames are hidden. Unknown is an answer. */
function hiddenState(own: Hidden, map: HiddenMap): WaitState {
  const { names, pcs, record } = own
  if (names(0) === '') return inferred(record.pcs.length > 1 ? 'unknown' : 'running')
  const parked = pcs.length > 0 && pcs[0] === map.gopark
  if (isWaitFrame(names(0), parked)) return namedWait(names)
  if (pcs.length === 1 && names(0).startsWith('iter.'))
    return { ...inferred('coroutine'), ...detailOf('coroutine', names) }
  if (!parked) return notParked(own)
  if (names(0).startsWith('reflect.')) return inferred(reflected(names(0), map.channels.get(pcs.at(-1)!)))
  if (names(0).startsWith('runtime/metrics.')) return inferred('semacquire')
  if (names(0).startsWith('runtime/trace.'))
    return inferred(TRACE_READER.test(names(0)) ? 'trace reader (blocked)' : 'unknown')
  if (names(0).startsWith('runtime/debug.')) return inferred('unknown')
  return inferred((pcs.length === 2 ? selectState(pcs[1]!, map) : channelState(pcs, map)) ?? 'unknown')
}

function selectState(address: number, map: HiddenMap): string | null {
  if (map.select.has(address)) return 'select'
  if (map.block.has(address)) return 'select (no cases)'
  return map.x86 ? selectPrint(address) : null
}

function channelState(pcs: readonly number[], map: HiddenMap): string | null {
  const found = channelPark(pcs)
  return found === null ? null : (map.channels.get(found.park) ?? null)
}

const REFLECTED: Readonly<Record<string, string>> = {
  'reflect.chanrecv': 'chan receive',
  'reflect.chansend': 'chan send',
  'reflect.chansend0': 'chan send',
  'reflect.rselect': 'select',
}

/** A park for nil channels is the same however it was called. */
function reflected(name: string, state = ''): string {
  const operation = REFLECTED[name] ?? 'unknown'
  return state === `${operation} (nil chan)` ? state : operation
}

/** The goroutine that writes an execution trace: a closure of `Start`, or in Go 1.25 the function that it calls. */
const TRACE_READER = /\.func\d+$|\.runtime_readTrace$/

/** Frames that a goroutine shows while the runtime waits for a note or for C, one hidden frame below. */
function notParked({ names, pcs }: Hidden): WaitState {
  const note = pcs.length > 0 && printedFinding('syscall', names).detail !== undefined
  const cgo = pcs.length === 1 && names(0).includes('._Cfunc_')
  return note || cgo ? { ...inferred('syscall'), ...detailOf('syscall', names) } : inferred('running')
}

function namedWait(names: Hidden['names']): WaitState {
  const { text = 'unknown', detail = null } = printedFinding('semacquire', names)
  return { text, detail, source: 'stack' }
}

function detailOf(text: string, names: Hidden['names']): { detail: string | null } {
  return { detail: printedFinding(text, names).detail ?? null }
}

function inferred(text: string): WaitState {
  return { text, detail: null, source: 'inferred' }
}
