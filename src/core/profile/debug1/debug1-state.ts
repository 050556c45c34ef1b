import type { WaitState } from '#core/profile/profile.ts'
import { isWaitFrame, printedFinding } from '#core/profile/wait-rules.ts'
import { namedState } from '#core/profile/wait-state.ts'
import { channelPark } from './channel-parks.ts'
import { selectPrint } from './counter-prints.ts'
import type { Debug1Record } from './debug1-records.ts'
import { type Hidden, hiddenOf } from './hidden.ts'
import { type HiddenMap, isInlinedBlock, learnCounters } from './hidden-counters.ts'

/** Reads the state of each record of a file, from its hidden counters where that is all there is. */
export function stateReader(records: readonly Debug1Record[]) {
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
  if (names(0).startsWith('reflect.')) return inferred(reflected(own, map))
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

/** A park is the same however it was called: for nil channels, and for a select without cases. */
function reflected(own: Hidden, map: HiddenMap): string {
  const operation = REFLECTED[own.names(0)] ?? 'unknown'
  const park = own.pcs.at(-1)!
  if (operation === 'select')
    return map.block.has(park) || isInlinedBlock(own) ? 'select (no cases)' : operation
  const state = map.channels.get(park)
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
