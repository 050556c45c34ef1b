import { BYTES, cursorOver, readEnd, readTag, readVarint, skipField, VARINT } from './protobuf.ts'

interface Field {
  readonly number: number
  readonly bytes: Uint8Array
}

/** The same profile laid out in another way that protobuf allows: messages in another order, packed numbers one by one. */
export function relaid(
  bytes: Uint8Array,
  order: (field: Field, index: number) => number,
  unpack: boolean,
): Uint8Array {
  const fields = split(bytes)
  const ranked = fields.map((field, index) => ({ field, rank: order(field, index), index }))
  const strings = ranked.filter(({ field }) => field.number === 6)
  const others = ranked.filter(({ field }) => field.number !== 6)
  others.sort((one, other) => one.rank - other.rank || one.index - other.index)
  const half = Math.floor(others.length / 2)
  const mixed = [...others.slice(0, half), ...strings, ...others.slice(half)]
  return joined(mixed.map(({ field }) => (unpack && field.number === 2 ? unpacked(field.bytes) : field.bytes)))
}

function split(bytes: Uint8Array): Field[] {
  const fields: Field[] = []
  const cursor = cursorOver(bytes)
  while (cursor.at < cursor.end) {
    const from = cursor.at
    const tag = readTag(cursor)
    skipField(cursor, tag & 7)
    fields.push({ number: tag >>> 3, bytes: bytes.subarray(from, cursor.at) })
  }
  return fields
}

/** A sample with its packed numbers written one by one, labels between them. */
function unpacked(sample: Uint8Array): Uint8Array {
  const cursor = cursorOver(sample)
  readTag(cursor)
  readEnd(cursor, 'sample')
  const parts: number[][] = [[], []]
  while (cursor.at < cursor.end) {
    const from = cursor.at
    const tag = readTag(cursor)
    if ((tag & 7) === BYTES && tag >>> 3 <= 2) {
      const end = readEnd(cursor, 'numbers')
      while (cursor.at < end) {
        const start = cursor.at
        readVarint(cursor)
        parts[0]!.push((tag & ~7) | VARINT, ...sample.subarray(start, cursor.at))
      }
    } else {
      skipField(cursor, tag & 7)
      parts[parts[1]!.length === 0 ? 1 : 0]!.push(...sample.subarray(from, cursor.at))
    }
  }
  const body = [...parts[1]!, ...parts[0]!]
  return Uint8Array.from([0x12, ...varint(body.length), ...body])
}

function varint(value: number): number[] {
  const bytes: number[] = []
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 0x80) return [...bytes, rest]
    bytes.push((rest & 0x7f) | 0x80)
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap(part => Array.from(part)))
}
