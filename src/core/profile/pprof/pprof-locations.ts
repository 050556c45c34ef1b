import { ReadStop } from '#core/profile/failure.ts'
import { type FrameColumns, NONE } from '#core/profile/profile.ts'
import { grown, type Spans } from '#core/profile/spans.ts'
import { lineNumber } from './pprof-functions.ts'
import { type Ids, newIds, putId, rowOf } from './pprof-ids.ts'
import type { Mappings } from './pprof-mappings.ts'
import {
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

/** Frames of location i are `first[i] … first[i + 1]`, leaf-most (inlined) first. */
export interface Locations {
  readonly frames: FrameColumns
  readonly first: Uint32Array
  readonly ids: Ids
}

/** What is being collected: columns per location, and pairs of function and line per frame. */
interface Reading {
  readonly cursor: Cursor
  readonly ids: Ids
  readonly functions: Ids
  readonly mappings: Mappings
  readonly address: Float64Array
  readonly mapping: Uint32Array
  pairs: Uint32Array
  frames: number
}

/** Decodes locations into frames: one per line, and one without a function where a location has no line. */
export function decodeLocations(
  bytes: Uint8Array,
  spans: Spans,
  mappings: Mappings,
  functions: Ids,
): Locations {
  const count = spans.count
  const first = new Uint32Array(count + 1)
  const reading: Reading = {
    cursor: cursorOver(bytes),
    ids: newIds(count),
    functions,
    mappings,
    address: new Float64Array(count),
    mapping: new Uint32Array(count).fill(NONE),
    pairs: new Uint32Array(count * 4 + 2),
    frames: 0,
  }
  for (let row = 0; row < count; row++) {
    reading.cursor.at = spans.data[2 * row]!
    reading.cursor.end = spans.data[2 * row + 1]!
    readLocation(reading, row)
    if (reading.frames === first[row]) addFrame(reading, NONE, 0)
    first[row + 1] = reading.frames
  }
  return { frames: spread(first, reading), first, ids: reading.ids }
}

function readLocation(reading: Reading, row: number): void {
  const { cursor, mappings } = reading
  const start = cursor.at
  const end = cursor.end
  let id: number | bigint = 0
  let address: number | bigint = 0
  while (cursor.at < end) {
    const tag = readTag(cursor)
    if (tag === 0x08) id = readIdentity(cursor)
    else if (tag === 0x10) reading.mapping[row] = rowOf(mappings.ids, readIdentity(cursor))
    else if (tag === 0x18) address = readIdentity(cursor)
    else if (tag === 0x22) readLine(reading)
    else skipKnown(cursor, tag)
  }
  reading.address[row] = relativeAddress(address, reading.mapping[row]!, mappings)
  if (id === 0 || !putId(reading.ids, id, row)) {
    throw new ReadStop('protobuf-corrupt', { what: 'location id', found: String(id) }, { byte: start })
  }
}

function readLine(reading: Reading): void {
  const cursor = reading.cursor
  const outer = cursor.end
  const end = readEnd(cursor, 'line')
  let line = 0
  let row = NONE
  cursor.end = end
  while (cursor.at < end) {
    const tag = readTag(cursor)
    if (tag === 0x08) row = rowOf(reading.functions, readIdentity(cursor))
    else if (tag === 0x10) line = lineNumber(readSigned(cursor))
    else skipKnown(cursor, tag)
  }
  cursor.end = outer
  addFrame(reading, row, line)
}

/** Steps over a field, unless it is one of the schema's with a wire type that it cannot have. */
function skipKnown(cursor: Cursor, tag: number): void {
  if (tag >>> 3 <= 2) expectWire(cursor, tag & 7, VARINT, 'location')
  skipField(cursor, tag & 7)
}

function addFrame(reading: Reading, row: number, line: number): void {
  const at = reading.frames++ * 2
  if (at + 2 > reading.pairs.length) reading.pairs = grown(reading.pairs, at + 2)
  reading.pairs[at] = row
  reading.pairs[at + 1] = line
}

/** Address in the file that is mapped, which stays the same wherever the loader puts it. */
function relativeAddress(address: number | bigint, row: number, mappings: Mappings): number {
  if (row === NONE) return Number(address)
  const shift = mappings.shifts[row]!
  if (typeof address === 'number' && !Number.isNaN(shift)) return address + shift
  const { start, offset } = mappings.rows[row]!
  return Number(BigInt(address) - start + offset)
}

/** Per-location columns repeated for every frame of the location. */
function spread(first: Uint32Array, { pairs, address, mapping, frames: count }: Reading): FrameColumns {
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
