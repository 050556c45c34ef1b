import { type Label, NONE, type Profile, type StackColumns, type WaitState } from './profile.ts'

/** Collects the columns of a profile that is read from text: everything is kept once, under a number. */
export interface Builder {
  readonly strings: Interned
  readonly functions: { readonly ids: Map<string, number>; readonly name: number[]; readonly file: number[] }
  readonly frames: {
    readonly ids: Map<string, number>
    readonly function: number[]
    readonly line: number[]
    readonly inlined: number[]
    readonly address: number[]
  }
  readonly stacks: {
    readonly ids: Map<string, number>
    readonly offsets: number[]
    readonly frames: number[]
    readonly state: number[]
    readonly plumbing: number[]
  }
  readonly states: { readonly ids: Map<string, number>; readonly list: WaitState[] }
  readonly labels: { readonly ids: Map<string, number>; readonly sets: (readonly Label[])[] }
}

interface Interned {
  readonly ids: Map<string, number>
  readonly list: string[]
}

export function newBuilder(): Builder {
  return {
    strings: { ids: new Map([['', 0]]), list: [''] },
    functions: { ids: new Map(), name: [], file: [] },
    frames: { ids: new Map(), function: [], line: [], inlined: [], address: [] },
    stacks: { ids: new Map(), offsets: [0], frames: [], state: [], plumbing: [] },
    states: { ids: new Map(), list: [] },
    labels: { ids: new Map([['[]', 0]]), sets: [[]] },
  }
}

export interface FrameText {
  readonly name: string
  readonly file?: string
  readonly line?: number
  readonly inlined?: boolean
}

/** Number of a frame with this function, file and line. */
export function addFrame(builder: Builder, { name, file = '', line = 0, inlined = false }: FrameText): number {
  const { frames } = builder
  const fn = addFunction(builder, name, file)
  const known = numberOf(frames.ids, `${fn}:${line}:${inlined}`)
  if (!known.isNew) return known.id
  frames.function.push(fn)
  frames.line.push(line)
  frames.address.push(0)
  return frames.inlined.push(inlined ? 1 : 0) - 1
}

/** Number of a frame without a name. */
export function addAddress(builder: Builder, address: number): number {
  const { frames } = builder
  const known = numberOf(frames.ids, `@${address}`)
  if (!known.isNew) return known.id
  frames.function.push(NONE)
  frames.line.push(0)
  frames.address.push(address)
  return frames.inlined.push(0) - 1
}

/** Number of a stack, leaf first, in a state (0 where profiles have none). Equal stacks in equal states are one. */
export function addStack(builder: Builder, frames: readonly number[], state = 0, plumbing = 0): number {
  const { stacks } = builder
  const known = numberOf(stacks.ids, `${state}:${frames.join()}`)
  if (!known.isNew) return known.id
  for (const frame of frames) stacks.frames.push(frame)
  stacks.offsets.push(stacks.frames.length)
  stacks.plumbing.push(plumbing)
  return stacks.state.push(state) - 1
}

export function addState(builder: Builder, state: WaitState): number {
  const known = numberOf(builder.states.ids, `${state.text}\n${state.detail ?? ''}\n${state.source}`)
  return known.isNew ? builder.states.list.push(state) - 1 : known.id
}

/** Number of a label set; order of the labels does not matter. */
export function addLabels(builder: Builder, labels: readonly Label[]): number {
  if (labels.length === 0) return 0
  const sorted = [...labels].sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
  const known = numberOf(builder.labels.ids, JSON.stringify(sorted))
  return known.isNew ? builder.labels.sets.push(sorted) - 1 : known.id
}

type Columns = Pick<Profile, 'strings' | 'functions' | 'frames' | 'stacks' | 'states' | 'labelSets'>

/** The columns as a profile holds them. `waits` says whether stacks have states. */
export function columnsOf(
  { strings, functions, frames, stacks, states, labels }: Builder,
  waits: boolean,
): Columns {
  return {
    strings: strings.list,
    functions: {
      name: Uint32Array.from(functions.name),
      file: Uint32Array.from(functions.file),
      startLine: new Uint32Array(functions.name.length),
    },
    frames: {
      function: Uint32Array.from(frames.function),
      line: Uint32Array.from(frames.line),
      inlined: Uint8Array.from(frames.inlined),
      address: Float64Array.from(frames.address),
      mapping: new Uint32Array(frames.function.length).fill(NONE),
    },
    stacks: stackColumns(stacks, waits),
    states: waits ? states.list : [],
    labelSets: labels.sets,
  }
}

function stackColumns({ offsets, frames, state, plumbing }: Builder['stacks'], waits: boolean): StackColumns {
  return {
    offsets: Uint32Array.from(offsets),
    frames: Uint32Array.from(frames),
    state: waits ? Uint16Array.from(state) : null,
    plumbing: waits ? Uint16Array.from(plumbing) : null,
  }
}

function addFunction(builder: Builder, name: string, file: string): number {
  const { functions } = builder
  const known = numberOf(functions.ids, `${name}\n${file}`)
  if (!known.isNew) return known.id
  functions.name.push(addString(builder.strings, name))
  return functions.file.push(addString(builder.strings, file)) - 1
}

function addString(strings: Interned, text: string): number {
  const known = numberOf(strings.ids, text)
  return known.isNew ? strings.list.push(text) - 1 : known.id
}

function numberOf(ids: Map<string, number>, key: string): { id: number; isNew: boolean } {
  const id = ids.get(key)
  if (id !== undefined) return { id, isNew: false }
  ids.set(key, ids.size)
  return { id: ids.size - 1, isNew: true }
}
