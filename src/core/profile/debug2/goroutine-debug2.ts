import { columnsOf } from '#core/profile/builder.ts'
import { type CaptureTimes, newCaptureTimes } from '#core/profile/capture-times.ts'
import { ReadStop } from '#core/profile/failure.ts'
import { timeWarnings } from '#core/profile/layers/log-time.ts'
import type { Profile, Warning } from '#core/profile/profile.ts'
import { select } from '#core/profile/select-samples.ts'
import type { TextReader } from '#core/profile/text-reader.ts'
import { newDumpScan, nextGoroutine, openWindow } from './dump-scan.ts'
import { lastHeader } from './dump-search.ts'
import { lookAtStart, newStart } from './dump-start.ts'
import { dumpsOf } from './dumps.ts'
import { addGoroutine, type Goroutines, newGoroutines } from './goroutine-columns.ts'

/** Go stops writing `debug=2` at this many bytes, in the middle of a line. */
const GO_LIMIT = 67_108_864
const LF = 10

/**
 * Reads tracebacks: `debug=2`, `runtime.Stack`, SIGQUIT, panics and fatal errors of Go 1.9 and later. One sample per
 * goroutine. Frames and goroutines of the runtime, which only SIGQUIT shows, are left out, so that the same process gives
 * the same stacks whichever way it was asked. A file with several dumps gives several profiles.
 */
export function openDebug2(): TextReader {
  const scan = newDumpScan()
  const found = newGoroutines(scan.lines)
  const marks = new Set<number>()
  let read = 0
  let cutAt = -1
  const start = newStart()
  const times = newCaptureTimes()
  const onText = (from: number, to: number) => {
    if (startsDump(scan.bytes, from, to)) marks.add(found.id.length)
    times.add(decoder.decode(scan.bytes.subarray(from, Math.min(to, from + LONGEST_TIME))), found.id.length)
    if (found.id.length === 0) lookAtStart(start, scan.line.kind, scan.bytes.subarray(from, to))
  }
  return {
    read(bytes, last) {
      const length = last ? bytes.length : endOfWhole(bytes)
      openWindow(scan, bytes.subarray(0, length), last)
      for (let next = nextGoroutine(scan, onText); next !== null; next = nextGoroutine(scan, onText)) {
        if (next.cut || next.torn) cutAt = read + scan.at
        if (!next.cut) addGoroutine(found, next)
      }
      read += length
      return length
    },
    finish() {
      if (found.id.length === 0)
        throw new ReadStop('not-a-profile', { what: 'goroutines', system: found.system })
      const cut = warningsOf(found, read === GO_LIMIT ? GO_LIMIT : cutAt)
      const warnings: Warning[] = start.headless ? [{ code: 'beginning-missing', facts: {} }, ...cut] : cut
      return profilesOf(found, marks, warnings, times)
    },
  }
}

const decoder = new TextDecoder('latin1')
/** A line that tells a time does so in its first bytes. */
const LONGEST_TIME = 1 << 9

/** A goroutine that is longer than this is not waited for. */
const LONGEST = 1 << 23

/** How much of a window holds goroutines that have ended: up to the last header, which starts one that may go on. */
function endOfWhole(bytes: Uint8Array): number {
  const header = lastHeader(bytes)
  if (header > 0 || bytes.length < LONGEST) return Math.max(header, 0)
  return bytes.lastIndexOf(LF) + 1 || bytes.length
}

function profilesOf(
  found: Goroutines,
  marks: ReadonlySet<number>,
  warnings: readonly Warning[],
  times: CaptureTimes,
): readonly Profile[] {
  const whole = profileOf(found, warnings)
  const { state } = whole.stacks
  const isRunning = (goroutine: number) =>
    whole.states[state?.[found.stack[goroutine]!] ?? 0]?.text === 'running'
  const dumps = dumpsOf(found.id, found.stack, marks, isRunning)
  return dumps.map(({ from, to }) => {
    const time = times.of(from, to)
    const part =
      to - from === found.id.length
        ? whole
        : select(
            whole,
            sample => sample >= from && sample < to,
            value => value,
          )
    return { ...part, time: time?.time ?? null, warnings: [...part.warnings, ...timeWarnings(time)] }
  })
}

function profileOf(found: Goroutines, warnings: readonly Warning[]): Profile {
  return {
    format: 'goroutine-debug2',
    wrapper: null,
    kind: 'goroutine',
    side: null,
    sampleTypes: [{ type: 'goroutine', unit: 'count' }],
    defaultSampleType: 0,
    ...columnsOf(found.builder, true),
    samples: {
      stack: Uint32Array.from(found.stack),
      labels: Uint32Array.from(found.labels),
      values: [new Float64Array(found.id.length).fill(1)],
    },
    goroutines: {
      id: Float64Array.from(found.id),
      minutes: Uint32Array.from(found.minutes),
      creator: Uint32Array.from(found.creator),
      creatorId: Float64Array.from(found.creatorId),
      flags: Uint8Array.from(found.flags),
    },
    mappings: [],
    time: null,
    duration: null,
    period: null,
    comments: [],
    dropFrames: '',
    keepFrames: '',
    warnings,
  }
}

function warningsOf(found: Goroutines, cutAt: number): Warning[] {
  const warnings: Warning[] = []
  if (cutAt >= 0) {
    const facts = { goroutines: found.id.length, limit: cutAt === GO_LIMIT ? GO_LIMIT : 0 }
    warnings.push({ code: 'dump-cut', facts, at: { byte: cutAt } })
  }
  if (found.elided.size > 0) warnings.push({ code: 'frames-elided', facts: { stacks: found.elided.size } })
  if (found.system > 0) warnings.push({ code: 'runtime-goroutines-left-out', facts: { count: found.system } })
  if (found.unavailable > 0) warnings.push({ code: 'stacks-unavailable', facts: { count: found.unavailable } })
  return warnings
}

/** Lines with which daemons and the runtime announce a dump of all goroutines. */
function startsDump(bytes: Uint8Array, from: number, to: number): boolean {
  const first = bytes[from]
  if (first !== 0x3d && first !== 0x53) return false
  const text = new TextDecoder('latin1').decode(bytes.subarray(from, Math.min(to, from + 60)))
  return text.startsWith('=== BEGIN goroutine stack dump') || text.startsWith('SIGQUIT: quit')
}
