import * as pprof from 'pprof-format'
import { ReadStop } from './failure.ts'
import { type Label, NONE, type Profile } from './profile.ts'
import { readProfiles } from './read.ts'

/** A frame as `name file:line`, or just a name. Frames joined by ` < ` are one location: the first is inlined. */
export interface Sketch {
  readonly types: readonly string[]
  /** `leaf; caller; root` → values, and labels where there are any. */
  readonly samples: readonly { stack: string; values: readonly number[]; labels?: readonly Label[] }[]
  readonly more?: (strings: pprof.StringTable) => pprof.ProfileInput
}

/** Bytes of a pprof file from a sketch: types as `cpu/nanoseconds`. */
export function pprofBytes({ types, samples, more }: Sketch): Uint8Array {
  const strings = new pprof.StringTable()
  const functions = new Map<string, pprof.FunctionInput>()
  const locations = new Map<string, pprof.LocationInput>()
  const lineOf = (text: string): pprof.LineInput => {
    const [, name = '', file = '', line = '0'] = /^(\S+)(?: (.*):(\d+))?$/.exec(text) ?? []
    const key = `${name} ${file}`
    const id = functions.get(key)?.id ?? functions.size + 1
    functions.set(key, { id, name: strings.dedup(name), filename: strings.dedup(file) })
    return { functionId: id, line: Number(line) }
  }
  const locationOf = (text: string): number | bigint => {
    const id = locations.get(text)?.id ?? locations.size + 1
    locations.set(text, { id, line: text.split(' < ').map(lineOf) })
    return id
  }
  const sample = samples.map(({ stack, values, labels = [] }) => ({
    locationId: stack === '' ? [] : stack.split('; ').map(locationOf),
    value: values.map(value => BigInt.asUintN(64, BigInt(value))),
    label: labels.map(({ key, value, unit }) =>
      typeof value === 'string'
        ? { key: strings.dedup(key), str: strings.dedup(value) }
        : {
            key: strings.dedup(key),
            num: BigInt.asUintN(64, BigInt(value)),
            numUnit: strings.dedup(unit ?? ''),
          },
    ),
  }))
  const sampleType = types.map(text => {
    const [type = '', unit = ''] = text.split('/')
    return { type: strings.dedup(type), unit: strings.dedup(unit) }
  })
  const rest = more?.(strings) ?? {}
  return new pprof.Profile({
    stringTable: strings,
    sampleType,
    sample,
    function: [...functions.values()],
    location: [...locations.values()],
    ...rest,
  }).encode()
}

/** Reads bytes that must be readable. */
export async function profilesFrom(bytes: Uint8Array): Promise<readonly Profile[]> {
  const result = await readProfiles(bytes)
  if (result.ok) return result.value
  throw new ReadStop(result.failure.code, result.failure.facts, result.failure.at)
}

/** Every sample as `leaf; caller; root = values {key=value}`, in the file's order. */
export function pictureOf(profile: Profile): string[] {
  const { samples, labelSets } = profile
  return Array.from(samples.stack, (stack, sample) => {
    const values = samples.values.map(column => column[sample]).join(' ')
    const labels = labelSets[samples.labels[sample]!]!.map(labelText).join(' ')
    return `${stackText(profile, stack)} = ${values}${labels === '' ? '' : ` {${labels}}`}`
  })
}

function stackText({ stacks, frames, functions, strings }: Profile, stack: number): string {
  let text = ''
  for (let at = stacks.offsets[stack]!; at < stacks.offsets[stack + 1]!; at++) {
    const frame = stacks.frames[at]!
    const fn = frames.function[frame]!
    const last = at + 1 === stacks.offsets[stack + 1]!
    const file = fn === NONE ? '' : strings[functions.file[fn]!]!
    text += fn === NONE ? `0x${frames.address[frame]!.toString(16)}` : strings[functions.name[fn]!]
    if (file !== '') text += ` ${file}:${frames.line[frame]}`
    text += last ? '' : frames.inlined[frame] === 1 ? ' < ' : '; '
  }
  return text
}

/** State of each sample, with its detail and the number of plumbing frames: `select`, `IO wait (accept) 2`. */
export function statesOf({ samples, stacks, states }: Profile): string[] {
  return Array.from(samples.stack, stack => {
    const { text, detail } = states[stacks.state![stack]!]!
    return `${text}${detail === null ? '' : ` (${detail})`} ${stacks.plumbing![stack]}`
  })
}

function labelText({ key, value, unit }: Label): string {
  return `${key}=${typeof value === 'string' ? JSON.stringify(value) : value}${unit ?? ''}`
}
