import { ReadStop } from '#core/profile/failure.ts'

/** A window on protobuf bytes: reading moves `at`, and nothing at or beyond `end` is read. */
export interface Cursor {
  readonly bytes: Uint8Array
  at: number
  end: number
  /** High 32 bits of the varint read last. */
  high: number
  /** Byte offset of the first int64 that a double cannot hold exactly, or -1. */
  inexactAt: number
}

export const VARINT = 0
const FIXED64 = 1
export const BYTES = 2
const FIXED32 = 5

const HIGH = 0x1_0000_0000

export function cursorOver(bytes: Uint8Array, at = 0, end = bytes.length): Cursor {
  return { bytes, at, end, high: 0, inexactAt: -1 }
}

/** Reads a varint: returns its low 32 bits as an unsigned number and leaves the others in `cursor.high`. */
export function readVarint(cursor: Cursor): number {
  const bytes = cursor.bytes
  let at = cursor.at
  let byte = bytes[at++]!
  let low = byte & 0x7f
  if (byte > 0x7f) {
    byte = bytes[at++]!
    low |= (byte & 0x7f) << 7
    if (byte > 0x7f) {
      byte = bytes[at++]!
      low |= (byte & 0x7f) << 14
      if (byte > 0x7f) {
        byte = bytes[at++]!
        low |= (byte & 0x7f) << 21
        if (byte > 0x7f) return readLongVarint(cursor)
      }
    }
  }
  if (at > cursor.end) throw cutAt(cursor, cursor.at)
  cursor.at = at
  cursor.high = 0
  return low
}

function readLongVarint(cursor: Cursor): number {
  const { bytes, at: start, end } = cursor
  let at = start
  let low = 0
  let high = 0
  for (let shift = 0; shift < 70; shift += 7) {
    if (at >= end) throw cutAt(cursor, start)
    const byte = bytes[at++]!
    const part = byte & 0x7f
    if (shift < 32) low |= part << shift
    if (shift === 28) high = part >>> 4
    else if (shift > 28) high |= part << (shift - 32)
    if (byte < 0x80) {
      cursor.at = at
      cursor.high = high >>> 0
      return low >>> 0
    }
  }
  throw new ReadStop('protobuf-corrupt', { what: 'varint', found: 'more than 10 bytes' }, { byte: start })
}

/** Reads a uint64: exact below 2^53, the nearest double beyond. */
export function readUnsigned(cursor: Cursor): number {
  const low = readVarint(cursor)
  return cursor.high === 0 ? low : cursor.high * HIGH + low
}

/** Reads a uint64 for use as a key: a number below 2^53, a bigint beyond, so that equal ids stay equal and others apart. */
export function readIdentity(cursor: Cursor): number | bigint {
  const low = readVarint(cursor)
  if (cursor.high === 0) return low
  return cursor.high < 0x20_0000 ? cursor.high * HIGH + low : (BigInt(cursor.high) << 32n) | BigInt(low)
}

/** Reads a uint64 exactly. */
export function readBig(cursor: Cursor): bigint {
  const low = readVarint(cursor)
  return (BigInt(cursor.high) << 32n) | BigInt(low)
}

/** Reads an int64: exact within ±2^53, the nearest double beyond, and then `cursor.inexactAt` is set. */
export function readSigned(cursor: Cursor): number {
  const start = cursor.at
  const low = readVarint(cursor)
  if (cursor.high === 0) return low
  const value = (cursor.high | 0) * HIGH + low
  if (!Number.isSafeInteger(value)) {
    const exact = BigInt.asIntN(64, (BigInt(cursor.high) << 32n) | BigInt(low))
    if (cursor.inexactAt < 0 && BigInt(Number(exact)) !== exact) cursor.inexactAt = start
    return Number(exact)
  }
  return value
}

/** Reads the length of a delimited field and returns where the field ends, checked against the window. */
export function readEnd(cursor: Cursor, what: string): number {
  const start = cursor.at
  const low = readVarint(cursor)
  if (cursor.high === 0 && low <= cursor.end - cursor.at) return cursor.at + low
  const length = cursor.high * HIGH + low
  const facts = { what, expected: length, found: cursor.end - cursor.at }
  const cut = cursor.end === cursor.bytes.length
  throw new ReadStop(cut ? 'protobuf-truncated' : 'protobuf-corrupt', facts, { byte: start })
}

/** Steps over a field that is not wanted. */
export function skipField(cursor: Cursor, wire: number): void {
  const start = cursor.at
  if (wire === VARINT) readVarint(cursor)
  else if (wire === BYTES) cursor.at = readEnd(cursor, 'unknown field')
  else if (wire === FIXED64 || wire === FIXED32) cursor.at += wire === FIXED64 ? 8 : 4
  else throw new ReadStop('protobuf-corrupt', { what: 'wire type', found: wire }, { byte: start })
  if (cursor.at > cursor.end) throw cutAt(cursor, start)
}

/** Reads a field's tag; `tag >>> 3` is its number and `tag & 7` its wire type. */
export function readTag(cursor: Cursor): number {
  const start = cursor.at
  const tag = readVarint(cursor)
  if (cursor.high !== 0 || tag < 8) {
    throw new ReadStop('protobuf-corrupt', { what: 'field number', found: tag >>> 3 }, { byte: start })
  }
  return tag
}

/** Reads a message whose fields 1 … `last` are varints: `take` must read the value of the field it is told. */
export function readFields(cursor: Cursor, last: number, what: string, take: (field: number) => void): void {
  while (cursor.at < cursor.end) {
    const tag = readTag(cursor)
    if (tag >>> 3 > last) skipField(cursor, tag & 7)
    else {
      expectWire(cursor, tag & 7, VARINT, what)
      take(tag >>> 3)
    }
  }
}

/** Checks that a field has the wire type that the schema gives it. */
export function expectWire(cursor: Cursor, wire: number, expected: number, what: string): void {
  if (wire === expected) return
  throw new ReadStop('protobuf-corrupt', { what, expected, found: wire }, { byte: cursor.at })
}

function cutAt(cursor: Cursor, at: number): ReadStop {
  const cut = cursor.end === cursor.bytes.length
  return new ReadStop(
    cut ? 'protobuf-truncated' : 'protobuf-corrupt',
    { what: 'varint', found: 'end' },
    { byte: at },
  )
}
