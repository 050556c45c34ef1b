import { NONE, type Profile, type StackColumns, type WaitState } from '#core/profile/profile.ts'
import type { By, FrameMappings } from './comparison.ts'
import { createFrameBook, type FrameBook, foldsCalls } from './frame-book.ts'
import { createMappingBook } from './mapping-book.ts'
import { closeStack, createStackBook, mix, type StackBook } from './stack-book.ts'

export type Side = 'before' | 'after'

/** A profile with the column to read from it and what to multiply by so that units agree. */
export interface Part {
  readonly profile: Profile
  readonly side: Side
  readonly type: number
  readonly factor: number
}

/** Both sides in one table of stacks, not yet in order. Amounts are parallel to the rows of `stacks`. */
export interface Merged {
  readonly frames: FrameBook
  readonly stacks: StackBook
  readonly before: Float64Array
  readonly after: Float64Array
  readonly state: Uint16Array | null
  readonly states: readonly WaitState[]
  /** Row of each stack of each part, NONE where it has no value of this sample type. */
  readonly rowOf: readonly Uint32Array[]
  readonly mapping: FrameMappings | null
}

/** Adds up all parts by stack. */
export function merge(parts: readonly Part[], by: By): Merged {
  const frames = createFrameBook(by)
  const stackCount = sum(parts, part => part.profile.stacks.offsets.length - 1)
  const stacks = createStackBook(stackCount, sum(parts, part => part.profile.stacks.frames.length) + stackCount)
  const before = new Float64Array(stackCount)
  const after = new Float64Array(stackCount)
  const withStates = parts.some(part => part.profile.stacks.state !== null)
  const state = withStates ? new Uint16Array(stackCount) : null
  const states: WaitState[] = []
  const mappings = createMappingBook()
  const rowOf = parts.map((part, i) => {
    if (part.side === 'after' && parts[i - 1]?.side === 'before') frames.renewPlaces()
    const ids = frameIds(part.profile, frames)
    if (by === 'line') mappings.add(part.profile, part.side, ids)
    const adding: Adding = {
      ...part.profile.stacks,
      ids,
      book: stacks,
      merge: foldsCalls(by),
      states: stateFrames(part.profile, frames),
    }
    const rows = sumSamples(part, part.side === 'before' ? before : after, adding)
    if (state) setStates(state, rows, part.profile, states)
    return rows
  })
  const rows = stacks.rows
  return {
    frames,
    stacks,
    before: before.subarray(0, rows),
    after: after.subarray(0, rows),
    state: state?.subarray(0, rows) ?? null,
    states,
    rowOf,
    mapping: mappings.columns(frames.size()),
  }
}

function sumSamples(part: Part, amounts: Float64Array, adding: Adding): Uint32Array {
  const { samples, stacks } = part.profile
  const values = samples.values[part.type]!
  const rowOf = new Uint32Array(stacks.offsets.length - 1).fill(NONE)
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    if (value === 0) continue
    const stack = samples.stack[i]!
    let row = rowOf[stack]!
    if (row === NONE) {
      row = addStack(adding, stack)
      rowOf[stack] = row
    }
    amounts[row]! += value * part.factor
  }
  return rowOf
}

/** Stacks of a profile on their way into the book. */
interface Adding extends StackColumns {
  /** Frame id of every frame of the profile. */
  readonly ids: Uint32Array
  readonly book: StackBook
  /** Neighbours that are the same frame become one: at granularity `package` a run of calls is one box. */
  readonly merge: boolean
  /** Frame id of every state of the profile. */
  readonly states: Uint32Array
}

/** Writes a stack root first, with its state after the frame that waits, and returns its row. */
function addStack(adding: Adding, stack: number): number {
  const { offsets, frames, state, plumbing, ids, book, merge, states } = adding
  const { pool, tail } = book
  const from = offsets[stack]!
  const waits = from + (plumbing === null ? 0 : plumbing[stack]!)
  let end = tail
  let hash = 0
  for (let i = offsets[stack + 1]! - 1; i >= waits; i--) {
    const id = ids[frames[i]!]!
    if (merge && end > tail && pool[end - 1] === id) continue
    pool[end++] = id
    hash = mix(hash, id)
  }
  if (state !== null) {
    pool[end] = states[state[stack]!]!
    hash = mix(hash, pool[end++]!)
  }
  const shown = end - tail
  for (let i = waits - 1; i >= from; i--) {
    pool[end] = ids[frames[i]!]!
    hash = mix(hash, pool[end++]!)
  }
  return closeStack(book, end, shown, hash)
}

function setStates(target: Uint16Array, rowOf: Uint32Array, profile: Profile, states: WaitState[]): void {
  const numbers = profile.states.map(each => indexOfState(states, each))
  const { state } = profile.stacks
  rowOf.forEach((row, stack) => {
    if (row !== NONE && state !== null) target[row] = numbers[state[stack]!]!
  })
}

function stateFrames(profile: Profile, book: FrameBook): Uint32Array {
  return Uint32Array.from(profile.states, state => book.state(state.text))
}

function indexOfState(states: WaitState[], state: WaitState): number {
  const known = states.findIndex(
    each => each.text === state.text && each.detail === state.detail && each.source === state.source,
  )
  if (known >= 0) return known
  return states.push(state) - 1
}

/** Frame id of every frame of a profile; a function is looked up once for all its frames. */
function frameIds(profile: Profile, book: FrameBook): Uint32Array {
  const { frames, functions, strings } = profile
  const known = new Uint32Array(functions.name.length).fill(NONE)
  return frames.function.map((own, i) => {
    if (own === NONE) {
      const mapping = profile.mappings[frames.mapping[i]!]
      return book.addressIn(mapping?.file ?? '', frames.address[i]!)
    }
    const line = frames.line[i]!
    if (known[own] === NONE) {
      const name = strings[functions.name[own]!]!
      const file = strings[functions.file[own]!]!
      known[own] = book.byLine ? book.placeOf(name, file) : book.functionAt(name, file, line)
    }
    return book.byLine ? book.lineAt(known[own]!, line) : known[own]!
  })
}

function sum<T>(list: readonly T[], of: (item: T) => number): number {
  return list.reduce((total, item) => total + of(item), 0)
}
