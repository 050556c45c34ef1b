import { type Comparison, FUNCTION, STATE } from '#core/compare/comparison.ts'
import { type Label, NONE, type Profile } from '#core/profile/profile.ts'

/** A side of a comparison, or the difference: what was before counts negative there. */
export type PprofSide = 'before' | 'after' | 'diff'

/** What `pprof -diff_base` puts on the samples of the base, so that percentages are of that. google/pprof, profile.go */
const BASE: Label = { key: 'pprof::base', value: 'true' }

/**
 * A side of a comparison as a profile that can be written: one sample per row, or per label set where these are known.
 * Wait states are no frames there; `time` is in milliseconds since 1970 or null.
 */
export function sideProfile(comparison: Comparison, side: PprofSide, time: number | null): Profile {
  const { sampleType } = comparison
  const labelSets: (readonly Label[])[] = [[]]
  const stack: number[] = []
  const labels: number[] = []
  const values: number[] = []
  const labelsAt = (own: readonly Label[], base: boolean) => {
    const set = base ? [...own, BASE] : own
    return set.length === 0 ? 0 : labelSets.push(set) - 1
  }
  const add = (row: number, value: number, label: number) => {
    if (value === 0) return
    stack.push(row)
    labels.push(label)
    values.push(value)
  }
  for (const { row, before, after, own } of partsOf(comparison)) {
    if (side !== 'after' && before !== 0)
      add(row, side === 'diff' ? -before : before, labelsAt(own, side === 'diff'))
    if (side !== 'before' && after !== 0) add(row, after, labelsAt(own, false))
  }
  return {
    ...tablesOf(comparison),
    format: 'pprof',
    wrapper: null,
    kind: 'other',
    side: null,
    sampleTypes: [sampleType],
    defaultSampleType: 0,
    states: [],
    labelSets,
    samples: {
      stack: Uint32Array.from(stack),
      labels: Uint32Array.from(labels),
      values: [Float64Array.from(values)],
    },
    goroutines: null,
    mappings: [],
    time,
    duration: null,
    period: { type: sampleType, value: 1 },
    comments: [],
    dropFrames: '',
    keepFrames: '',
    warnings: [],
  }
}

interface Part {
  readonly row: number
  readonly before: number
  readonly after: number
  readonly own: readonly Label[]
}

function* partsOf({ before, after, details }: Comparison): Generator<Part> {
  for (let row = 0; row < before.length; row++) {
    if (!details) {
      yield { row, before: before[row]!, after: after[row]!, own: [] }
      continue
    }
    for (let i = details.first[row]!; i < details.first[row + 1]!; i++)
      yield {
        row,
        before: details.before[i]!,
        after: details.after[i]!,
        own: details.labelSets[details.labels[i]!]!,
      }
  }
}

/** Strings, functions, frames and stacks; a frame without symbols is a function named by its address. */
function tablesOf({
  frames,
  offsets,
  stack,
}: Comparison): Pick<Profile, 'strings' | 'functions' | 'frames' | 'stacks'> {
  const ids = new Map<string, number>([['', 0]])
  const idOf = (text: string) => {
    const id = ids.get(text) ?? ids.size
    ids.set(text, id)
    return id
  }
  const count = frames.name.length
  const name = Uint32Array.from(frames.name, idOf)
  const file = Uint32Array.from(frames.file, (text, i) => idOf(frames.kind[i] === FUNCTION ? text : ''))
  const leafFirst: number[] = []
  const starts = [0]
  for (let row = 0; row + 1 < offsets.length; row++) {
    for (let i = offsets[row + 1]! - 1; i >= offsets[row]!; i--)
      if (frames.kind[stack[i]!] !== STATE) leafFirst.push(stack[i]!)
    starts.push(leafFirst.length)
  }
  return {
    strings: [...ids.keys()],
    functions: { name, file, startLine: new Uint32Array(count) },
    frames: {
      function: Uint32Array.from({ length: count }, (_, i) => i),
      line: frames.line,
      inlined: new Uint8Array(count),
      address: new Float64Array(count),
      mapping: new Uint32Array(count).fill(NONE),
    },
    stacks: {
      offsets: Uint32Array.from(starts),
      frames: Uint32Array.from(leafFirst),
      state: null,
      plumbing: null,
    },
  }
}
