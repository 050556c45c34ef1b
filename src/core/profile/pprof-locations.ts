import { ReadStop } from './failure.ts'
import { lineNumber } from './pprof-functions.ts'
import { type Ids, newIds, putId, rowOf } from './pprof-ids.ts'
import type { Mappings } from './pprof-mappings.ts'
import { type FrameColumns, type Mapping, NONE } from './profile.ts'
import {
  BYTES,
  type Cursor,
  cursorOver,
  expectWire,
  readEnd,
  readIdentity,
  readSigned,
  readTag,
  skipField,
  VARINT,
} from './protobuf.ts'
import { grown, type Spans } from './spans.ts'

/** Frames of location i are `first[i] … first[i + 1]`, leaf-most (inlined) first. */
export interface Locations {
  readonly frames: FrameColumns
  readonly first: Uint32Array
  readonly ids: Ids
}

interface Location {
  id: number | bigint
  mapping: number | bigint
  address: number | bigint
}

/** Decodes locations into frames: one per line, and one without a function where a location has no line. */
export function decodeLocations(
  bytes: Uint8Array,
  spans: Spans,
  mappings: Mappings,
  functions: Ids,
): Locations {
  const count = spans.count
  const ids = newIds(count)
  const first = new Uint32Array(count + 1)
  const address = new Float64Array(count)
  const mapping = new Uint32Array(count)
  let pairs = new Uint32Array(count * 4 + 2)
  let frames = 0
  const cursor = cursorOver(bytes)
  const location: Location = { id: 0, mapping: 0, address: 0 }
  for (let row = 0; row < count; row++) {
    const from = spans.data[2 * row]!
    cursor.at = from
    cursor.end = spans.data[2 * row + 1]!
    location.id = location.mapping = location.address = 0
    while (cursor.at < cursor.end) {
      const tag = readTag(cursor)
      if (tag >>> 3 !== 4) readLocationField(cursor, tag, location)
      else {
        if (frames * 2 + 2 > pairs.length) pairs = grown(pairs, frames * 2 + 2)
        readLine(cursor, tag & 7, functions, pairs, frames++)
      }
    }
    if (frames === first[row]) {
      if (frames * 2 + 2 > pairs.length) pairs = grown(pairs, frames * 2 + 2)
      pairs[frames * 2] = NONE
      pairs[frames * 2 + 1] = 0
      frames++
    }
    first[row + 1] = frames
    if (location.id === 0 || !putId(ids, location.id, row)) {
      throw new ReadStop(
        'protobuf-corrupt',
        { what: 'location id', found: String(location.id) },
        { byte: from },
      )
    }
    mapping[row] = location.mapping === 0 ? NONE : rowOf(mappings.ids, location.mapping)
    address[row] = relativeAddress(location.address, mappings.rows[mapping[row]!])
  }
  return { frames: spread(first, pairs, address, mapping), first, ids }
}

function readLocationField(cursor: Cursor, tag: number, location: Location): void {
  const field = tag >>> 3
  if (field > 3) {
    skipField(cursor, tag & 7)
    return
  }
  expectWire(cursor, tag & 7, VARINT, 'location')
  const value = readIdentity(cursor)
  if (field === 1) location.id = value
  else if (field === 2) location.mapping = value
  else location.address = value
}

function readLine(cursor: Cursor, wire: number, functions: Ids, pairs: Uint32Array, frame: number): void {
  expectWire(cursor, wire, BYTES, 'line')
  const outer = cursor.end
  cursor.end = readEnd(cursor, 'line')
  let line = 0
  let row = NONE
  while (cursor.at < cursor.end) {
    const tag = readTag(cursor)
    const field = tag >>> 3
    if (field > 2) skipField(cursor, tag & 7)
    else {
      expectWire(cursor, tag & 7, VARINT, 'line')
      if (field === 1) row = rowOf(functions, readIdentity(cursor))
      else line = lineNumber(readSigned(cursor))
    }
  }
  cursor.end = outer
  pairs[frame * 2] = row
  pairs[frame * 2 + 1] = line
}

/** Address in the file that is mapped, which stays the same wherever the loader puts it. */
function relativeAddress(address: number | bigint, mapping: Mapping | undefined): number {
  if (mapping === undefined) return Number(address)
  if (typeof address === 'number' && mapping.start < 2n ** 53n && mapping.offset < 2n ** 53n) {
    return address - Number(mapping.start) + Number(mapping.offset)
  }
  return Number(BigInt(address) - mapping.start + mapping.offset)
}

/** Per-location columns repeated for every frame of the location. */
function spread(
  first: Uint32Array,
  pairs: Uint32Array,
  address: Float64Array,
  mapping: Uint32Array,
): FrameColumns {
  const count = first[first.length - 1]!
  const frames = {
    function: new Uint32Array(count),
    line: new Uint32Array(count),
    inlined: new Uint8Array(count).fill(1),
    address: new Float64Array(count),
    mapping: new Uint32Array(count),
  }
  for (let row = 0; row + 1 < first.length; row++) {
    const to = first[row + 1]!
    for (let frame = first[row]!; frame < to; frame++) {
      frames.function[frame] = pairs[frame * 2]!
      frames.line[frame] = pairs[frame * 2 + 1]!
      frames.address[frame] = address[row]!
      frames.mapping[frame] = mapping[row]!
    }
    frames.inlined[to - 1] = 0
  }
  return frames
}
