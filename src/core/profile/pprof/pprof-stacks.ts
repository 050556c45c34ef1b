import { ReadStop } from '#core/profile/failure.ts'
import { MOST_FRAMES } from '#core/profile/limits.ts'
import { NONE } from '#core/profile/profile.ts'
import { grown } from '#core/profile/spans.ts'
import { type Ids, rowOf } from './pprof-ids.ts'
import type { Locations } from './pprof-locations.ts'
import { cursorOver, readIdentity } from './protobuf.ts'

const NOWHERE = -0x80000000

/** Collects the stacks of samples, one each: equal ones fold when profiles are merged, where values and states are known. */
export interface StackTable {
  readonly bytes: Uint8Array
  readonly ids: Ids
  readonly locations: Locations
  readonly inlined: Uint8Array
  /** By location id, where ids are small: its frame, `~frame` of the first where it has several, or NOWHERE. */
  readonly frameById: Int32Array
  frames: Uint32Array
  /** Where the stack being read will end; its start is `offsets[count]`. */
  length: number
  readonly offsets: Uint32Array
  count: number
}

/** A table with room for one stack per sample. */
export function newStackTable(bytes: Uint8Array, locations: Locations, samples: number): StackTable {
  return {
    bytes,
    ids: locations.ids,
    locations,
    inlined: locations.frames.inlined,
    frameById: framesById(locations),
    frames: new Uint32Array(Math.ceil(bytes.length / 3) + 64),
    length: 0,
    offsets: new Uint32Array(samples + 1),
    count: 0,
  }
}

/** Appends packed location ids of the stack being read, leaf first. Returns `to`. */
export function appendLocations(table: StackTable, from: number, to: number): number {
  const { bytes, frameById } = table
  let at = from
  let length = table.length
  let frames = table.frames
  while (at < to) {
    const start = at
    let id = bytes[at++]!
    if (id > 0x7f) {
      let byte = bytes[at++]!
      id = (id & 0x7f) | ((byte & 0x7f) << 7)
      if (byte > 0x7f) {
        byte = bytes[at++]!
        id |= (byte & 0x7f) << 14
        if (byte > 0x7f) id = -1
      }
    }
    let frame = id >= 0 && id < frameById.length ? frameById[id]! : NOWHERE
    if (frame === NOWHERE || at > to) {
      const cursor = cursorOver(bytes, start, to)
      frame = firstFrame(table, readIdentity(cursor), start)
      at = cursor.at
    }
    if (length === frames.length) frames = room(table)
    if (frame >= 0) frames[length++] = frame
    else {
      table.length = length
      length = appendInlined(table, ~frame)
      frames = table.frames
    }
  }
  table.length = length
  return to
}

/** Ends the stack being read and returns its number. */
export function closeStack(table: StackTable): number {
  const stack = table.count++
  table.offsets[stack + 1] = table.length
  return stack
}

/** Appends all frames of a location and returns where the stack ends now. */
function appendInlined(table: StackTable, first: number): number {
  let frame = first
  let length = table.length
  do {
    if (length === table.frames.length) room(table)
    table.frames[length++] = frame
  } while (table.inlined[frame++] === 1)
  return length
}

function framesById(locations: Locations): Int32Array {
  const dense = locations.ids.dense
  const frames = new Int32Array(dense.length).fill(NOWHERE)
  for (let id = 0; id < dense.length; id++) {
    if (dense[id] !== NONE) frames[id] = marked(locations, dense[id]!)
  }
  return frames
}

function marked(locations: Locations, row: number): number {
  const first = locations.first[row]!
  return locations.first[row + 1]! - first > 1 ? ~first : first
}

function firstFrame(table: StackTable, id: number | bigint, at: number): number {
  const row = rowOf(table.ids, id)
  if (row !== NONE) return marked(table.locations, row)
  throw new ReadStop('protobuf-corrupt', { what: 'location id of a sample', found: String(id) }, { byte: at })
}

function room(table: StackTable): Uint32Array {
  const length = table.frames.length
  if (length > MOST_FRAMES) throw new ReadStop('too-large', { what: 'frames', limit: MOST_FRAMES })
  table.frames = grown(table.frames, length * 2)
  return table.frames
}
