import * as pprof from 'pprof-format'
import { type Label, NONE, type Profile, type SampleType } from '#core/profile/profile.ts'

/** Everything that is collected while writing; ids are row numbers counted from 1. */
interface Writing {
  readonly profile: Profile
  readonly strings: pprof.StringTable
  readonly locations: pprof.Location[]
  readonly locationIds: Map<string, number>
}

/**
 * A profile as pprof's protobuf, not compressed. What pprof has no field for (wait states, goroutine ids) is left out:
 * whoever reads the bytes computes states from the frames again.
 */
export function encodePprof(profile: Profile): Uint8Array {
  const writing: Writing = {
    profile,
    strings: new pprof.StringTable(),
    locations: [],
    locationIds: new Map(),
  }
  const { strings, locations } = writing
  const { period, time, duration, sampleTypes } = profile
  return new pprof.Profile({
    stringTable: strings,
    sampleType: sampleTypes.map(type => valueType(strings, type)),
    sample: Array.from(profile.samples.stack, (_, sample) => encodeSample(writing, sample)),
    location: locations,
    function: encodeFunctions(writing),
    mapping: encodeMappings(writing),
    comment: profile.comments.map(comment => strings.dedup(comment)),
    defaultSampleType: strings.dedup(sampleTypes[profile.defaultSampleType]?.type ?? ''),
    dropFrames: strings.dedup(profile.dropFrames),
    keepFrames: strings.dedup(profile.keepFrames),
    timeNanos: time === null ? 0 : nanoseconds(time),
    durationNanos: duration === null ? 0 : nanoseconds(duration),
    ...(period === null ? {} : { periodType: valueType(strings, period.type), period: int64(period.value) }),
  }).encode()
}

function encodeSample(writing: Writing, sample: number): pprof.SampleInput {
  const { samples, stacks, labelSets } = writing.profile
  const stack = samples.stack[sample]!
  return {
    locationId: locationsOf(writing, stacks.offsets[stack]!, stacks.offsets[stack + 1]!),
    value: samples.values.map(column => int64(column[sample]!)),
    label: labelSets[samples.labels[sample]!]!.filter(label => label.key !== '').map(label =>
      encodeLabel(writing.strings, label),
    ),
  }
}

/** Ids of the locations of a stack: a frame together with what is inlined into it is one. */
function locationsOf(writing: Writing, start: number, end: number): number[] {
  const { frames, stacks } = writing.profile
  const ids: number[] = []
  for (let from = start; from < end; ) {
    let to = from + 1
    while (to < end && frames.inlined[stacks.frames[to - 1]!] === 1) to++
    const rows = stacks.frames.subarray(from, to)
    const key = rows.join()
    const id = writing.locationIds.get(key) ?? writing.locations.push(encodeLocation(writing, rows))
    writing.locationIds.set(key, id)
    ids.push(id)
    from = to
  }
  return ids
}

function encodeLocation({ profile, locations }: Writing, rows: Uint32Array): pprof.Location {
  const { frames, mappings } = profile
  const outermost = rows[rows.length - 1]!
  const mapping = frames.mapping[outermost]!
  const loaded = mappings[mapping]
  const shift = loaded === undefined ? 0n : loaded.start - loaded.offset
  const lines = Array.from(rows).filter(row => frames.function[row] !== NONE)
  return new pprof.Location({
    id: locations.length + 1,
    mappingId: loaded === undefined ? 0 : mapping + 1,
    address: BigInt.asUintN(64, BigInt(frames.address[outermost]!) + shift),
    line: lines.map(row => ({ functionId: frames.function[row]! + 1, line: frames.line[row]! })),
  })
}

function encodeFunctions({ profile, strings }: Writing): pprof.FunctionInput[] {
  const { name, file, startLine } = profile.functions
  return Array.from(name, (index, row) => {
    const text = strings.dedup(profile.strings[index]!)
    const filename = strings.dedup(profile.strings[file[row]!]!)
    return { id: row + 1, name: text, systemName: text, filename, startLine: startLine[row]! }
  })
}

function encodeMappings({ profile, strings }: Writing): pprof.MappingInput[] {
  return profile.mappings.map(({ start, limit, offset, file, buildId }, row) => ({
    id: row + 1,
    memoryStart: start,
    memoryLimit: limit,
    fileOffset: offset,
    filename: strings.dedup(file),
    buildId: strings.dedup(buildId),
    hasFunctions: true,
  }))
}

function encodeLabel(strings: pprof.StringTable, { key, value, unit }: Label): pprof.LabelInput {
  if (typeof value === 'string') return { key: strings.dedup(key), str: strings.dedup(value) }
  return { key: strings.dedup(key), num: int64(value), numUnit: strings.dedup(unit ?? '') }
}

function valueType(strings: pprof.StringTable, { type, unit }: SampleType): pprof.ValueType {
  return new pprof.ValueType({ type: strings.dedup(type), unit: strings.dedup(unit) })
}

/** The encoder takes unsigned numbers only; protobuf writes an int64 as its two's complement. */
function int64(value: number): bigint {
  return BigInt.asUintN(64, BigInt(Math.trunc(value)))
}

function nanoseconds(milliseconds: number): bigint {
  return int64(Math.round(milliseconds * 1e6))
}
