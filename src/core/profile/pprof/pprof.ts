import { defaultTypeIndex, kindOf } from '#core/profile/kind.ts'
import type { Profile, SampleType, StackColumns, Warning } from '#core/profile/profile.ts'
import type { Spans } from '#core/profile/spans.ts'
import { withWaitStates } from '#core/profile/wait-state.ts'
import { splitDiff } from './diff-split.ts'
import { dropFrames } from './drop-frames.ts'
import { withGoroutineLabels } from './goroutine-labels.ts'
import { decodeFunctions } from './pprof-functions.ts'
import { decodeLabels } from './pprof-labels.ts'
import { decodeLocations } from './pprof-locations.ts'
import { decodeMappings } from './pprof-mappings.ts'
import { decodeSamples, type Samples } from './pprof-samples.ts'
import { type Scan, scanPprof } from './pprof-scan.ts'
import { decodeStrings, stringAt } from './pprof-strings.ts'
import { cursorOver, readTag, readUnsigned, skipField } from './protobuf.ts'

/** Reads pprof's protobuf, unpacked already. A file that is a diff gives its two sides. Throws ReadStop. */
export function readPprof(bytes: Uint8Array): readonly Profile[] {
  const scan = scanPprof(bytes)
  const strings = decodeStrings(bytes, scan.strings)
  const sampleTypes = decodeTypes(bytes, scan.sampleTypes, strings)
  const mappings = decodeMappings(bytes, scan.mappings, strings)
  const functions = decodeFunctions(bytes, scan.functions, strings)
  const locations = decodeLocations(bytes, scan.locations, mappings, functions.ids)
  const samples = decodeSamples(bytes, scan.samples, locations, sampleTypes.length)
  const labels = decodeLabels(samples.labelTable, strings)
  const periodType = decodeTypes(bytes, scan.periodTypes, strings).at(-1)
  const defaultType = stringAt(strings, scan.defaultSampleType, 'default sample type')
  const stacks = stackColumns(samples)
  const leaves = () => leafNames(strings, functions.columns.name, locations.frames.function, stacks)
  const profile: Profile = {
    format: 'pprof',
    wrapper: null,
    kind: kindOf({ sampleTypes, defaultType, periodType: periodType?.type ?? '', leaves }),
    side: null,
    sampleTypes,
    defaultSampleType: defaultTypeIndex(sampleTypes, defaultType),
    strings,
    functions: functions.columns,
    frames: locations.frames,
    stacks,
    states: [],
    samples: {
      stack: samples.stack,
      labels: samples.labels.map(raw => labels.numbers[raw]!),
      values: samples.values,
    },
    labelSets: labels.sets,
    goroutines: null,
    mappings: mappings.rows,
    time: scan.timeNanos === 0 ? null : scan.timeNanos / 1e6,
    duration: scan.durationNanos === 0 ? null : scan.durationNanos / 1e6,
    period: periodType === undefined ? null : { type: periodType, value: scan.period },
    comments: scan.comments.map(index => stringAt(strings, index, 'comment')),
    dropFrames: stringAt(strings, scan.dropFrames, 'drop frames'),
    keepFrames: stringAt(strings, scan.keepFrames, 'keep frames'),
    warnings: warningsOf(scan, samples),
  }
  return splitDiff(withGoroutineLabels(dropFrames(timed(profile)))).map(withWaitStates)
}

/**
 * Says of a profile of one moment that has a duration what that means: net/http/pprof sets it on `?seconds=N` alone, for
 * the difference between two moments. It loses the default sample type, so heap and allocs are the same there.
 */
function timed(profile: Profile): Profile {
  const { kind, duration, warnings } = profile
  if (duration === null || duration <= 0 || kind === 'cpu' || kind === 'other') return profile
  const facts = { seconds: duration / 1000, kind: kind === 'allocs' ? 'heap' : kind }
  return { ...profile, warnings: [...warnings, { code: 'covers-a-time', facts }] }
}

function decodeTypes(bytes: Uint8Array, spans: Spans, strings: readonly string[]): SampleType[] {
  const types: SampleType[] = []
  for (let row = 0; row < spans.count; row++) {
    const cursor = cursorOver(bytes, spans.data[2 * row]!, spans.data[2 * row + 1]!)
    let type = ''
    let unit = ''
    while (cursor.at < cursor.end) {
      const tag = readTag(cursor)
      if (tag === 0x08) type = stringAt(strings, readUnsigned(cursor), 'sample type')
      else if (tag === 0x10) unit = stringAt(strings, readUnsigned(cursor), 'unit')
      else skipField(cursor, tag & 7)
    }
    types.push({ type, unit })
  }
  return types
}

/** The tables without their spare room; a quarter of spare room is cheaper than a copy. */
function stackColumns({ stacks }: Samples): StackColumns {
  const spare = stacks.frames.length - stacks.length
  return {
    offsets: stacks.offsets.slice(0, stacks.count + 1),
    frames:
      spare * 4 > stacks.length
        ? stacks.frames.slice(0, stacks.length)
        : stacks.frames.subarray(0, stacks.length),
    state: null,
    plumbing: null,
  }
}

/** Names of the first frames of the first stacks: enough to tell a mutex profile from a block profile. */
function* leafNames(
  strings: readonly string[],
  names: Uint32Array,
  functions: Uint32Array,
  stacks: StackColumns,
): Iterable<string> {
  const most = Math.min(stacks.offsets.length - 1, 200)
  for (let stack = 0; stack < most; stack++) {
    const end = Math.min(stacks.offsets[stack]! + 3, stacks.offsets[stack + 1]!)
    for (let at = stacks.offsets[stack]!; at < end; at++) {
      const name = names[functions[stacks.frames[at]!]!]
      if (name !== undefined) yield strings[name]!
    }
  }
}

function warningsOf(scan: Scan, samples: Samples): Warning[] {
  const warnings: Warning[] = []
  if (samples.inexactAt >= 0) {
    warnings.push({ code: 'inexact-value', facts: {}, at: { byte: samples.inexactAt } })
  }
  if (scan.samples.count === 0) warnings.push({ code: 'no-samples', facts: {} })
  return warnings
}
