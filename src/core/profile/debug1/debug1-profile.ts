import {
  addAddress,
  addFrame,
  addLabels,
  addStack,
  addState,
  type Builder,
  columnsOf,
  newBuilder,
} from '#core/profile/builder.ts'
import { type LogTime, timeWarnings } from '#core/profile/layers/log-time.ts'
import type {
  Label,
  Profile,
  ProfileFormat,
  ProfileKind,
  SampleType,
  WaitState,
  Warning,
} from '#core/profile/profile.ts'
import { repairedName } from '#core/profile/repaired-name.ts'
import type { Debug1Record } from './debug1-records.ts'

/** What a reader of one `debug=1` format says about its records. */
export interface Debug1Meaning {
  readonly format: ProfileFormat
  readonly kind: ProfileKind
  readonly sampleTypes: readonly SampleType[]
  readonly defaultSampleType: number
  readonly valuesOf: (record: Debug1Record) => readonly number[]
  readonly labelsOf: (record: Debug1Record) => readonly Label[]
  /** State of a record, for goroutines. */
  readonly stateOf?: (record: Debug1Record) => { readonly state: WaitState; readonly plumbing: number }
  readonly period: Profile['period']
  readonly comments: readonly string[]
  readonly warnings: readonly Warning[]
  readonly time: LogTime | null
}

/** Builds a profile from the records of a `debug=1` text. A record without names keeps its addresses as frames. */
export function debug1Profile(records: readonly Debug1Record[], meaning: Debug1Meaning): Profile {
  const builder = newBuilder()
  const stack = new Uint32Array(records.length)
  const labels = new Uint32Array(records.length)
  const values = meaning.sampleTypes.map(() => new Float64Array(records.length))
  records.forEach((record, i) => {
    const found = meaning.stateOf?.(record)
    const state = found === undefined ? 0 : addState(builder, found.state)
    stack[i] = addStack(builder, framesOf(builder, record), state, found?.plumbing ?? 0)
    labels[i] = addLabels(builder, meaning.labelsOf(record))
    meaning.valuesOf(record).forEach((value, type) => {
      values[type]![i] = value
    })
  })
  const { format, kind, sampleTypes, defaultSampleType, period, comments, warnings, time } = meaning
  return {
    format,
    wrapper: null,
    kind,
    side: null,
    sampleTypes,
    defaultSampleType,
    ...columnsOf(builder, meaning.stateOf !== undefined),
    samples: { stack, labels, values },
    goroutines: null,
    mappings: [],
    time: time?.time ?? null,
    duration: null,
    period,
    comments,
    dropFrames: '',
    keepFrames: '',
    warnings: [...warnings, ...timeWarnings(time)],
  }
}

function framesOf(builder: Builder, record: Debug1Record): number[] {
  const shown = record.frames.filter(({ name, address }) => name !== '' || address !== 0)
  if (shown.length > 0) {
    return shown.map(({ address, name, file, line }) =>
      name === '' ? addAddress(builder, address) : addFrame(builder, { name: repairedName(name), file, line }),
    )
  }
  return record.pcs.filter(pc => pc !== 0).map(pc => addAddress(builder, pc))
}
