import type { Label } from '#core/profile/profile.ts'
import { stringAt } from './pprof-strings.ts'
import {
  type Cursor,
  cursorOver,
  expectWire,
  readEnd,
  readSigned,
  readTag,
  readUnsigned,
  skipField,
  VARINT,
} from './protobuf.ts'

/** Label sets by their raw bytes, so that a set is decoded once however many samples carry it. Set 0 is empty. */
export interface LabelTable {
  pool: Uint8Array
  /** Bytes of set i are `pool[ends[i - 1] … ends[i]]`. */
  readonly ends: number[]
  readonly hashes: number[]
  slots: Uint32Array
}

export function newLabelTable(): LabelTable {
  return { pool: new Uint8Array(1024), ends: [0], hashes: [0], slots: new Uint32Array(1024) }
}

/** Number of the set whose label fields, tags included, are `bytes[from … to]`. */
export function internLabels(table: LabelTable, bytes: Uint8Array, from: number, to: number): number {
  if (from === to) return 0
  let hash = 0
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193) + 0x9e37
  hash ^= hash >>> 15
  const mask = table.slots.length - 1
  let slot = hash & mask
  for (let set = table.slots[slot]!; set !== 0; set = table.slots[slot]!) {
    if (table.hashes[set] === hash && sameBytes(table, set, bytes, from, to)) return set
    slot = (slot + 1) & mask
  }
  return addSet(table, bytes.subarray(from, to), hash, slot)
}

function sameBytes(table: LabelTable, set: number, bytes: Uint8Array, from: number, to: number): boolean {
  let at = table.ends[set - 1]!
  if (table.ends[set]! - at !== to - from) return false
  for (let other = from; other < to; other++, at++) if (table.pool[at] !== bytes[other]) return false
  return true
}

function addSet(table: LabelTable, raw: Uint8Array, hash: number, slot: number): number {
  const set = table.ends.length
  const start = table.ends[set - 1]!
  if (start + raw.length > table.pool.length) {
    const larger = new Uint8Array(Math.max(start + raw.length, table.pool.length * 2))
    larger.set(table.pool)
    table.pool = larger
  }
  table.pool.set(raw, start)
  table.ends.push(start + raw.length)
  table.hashes.push(hash)
  table.slots[slot] = set
  if (set * 2 > table.slots.length) rehash(table)
  return set
}

function rehash(table: LabelTable): void {
  const slots = new Uint32Array(table.slots.length * 4)
  const mask = slots.length - 1
  for (let set = 1; set < table.hashes.length; set++) {
    let slot = table.hashes[set]! & mask
    while (slots[slot] !== 0) slot = (slot + 1) & mask
    slots[slot] = set
  }
  table.slots = slots
}

/** The sets and, per raw set, its number among them: orders of keys that differ only in the file are one set. */
export interface LabelSets {
  readonly sets: readonly (readonly Label[])[]
  readonly numbers: Uint32Array
}

/** Decodes every set once. Labels are sorted by key; several values of a key keep their order. */
export function decodeLabels(table: LabelTable, strings: readonly string[]): LabelSets {
  const sets: Label[][] = [[]]
  const numbers = new Uint32Array(table.ends.length)
  const known = new Map<string, number>()
  for (let raw = 1; raw < table.ends.length; raw++) {
    const set = decodeSet(cursorOver(table.pool, table.ends[raw - 1]!, table.ends[raw]!), strings)
    const key = set.length > 1 ? JSON.stringify(set.sort(byKey)) : ''
    const seen = key === '' ? undefined : known.get(key)
    if (seen !== undefined) numbers[raw] = seen
    else {
      if (key !== '') known.set(key, sets.length)
      numbers[raw] = sets.length
      sets.push(set)
    }
  }
  return { sets, numbers }
}

function decodeSet(cursor: Cursor, strings: readonly string[]): Label[] {
  const end = cursor.end
  const set: Label[] = []
  while (cursor.at < end) {
    readTag(cursor)
    cursor.end = readEnd(cursor, 'label')
    set.push(decodeLabel(cursor, strings))
    cursor.end = end
  }
  return set
}

/** A label with neither text nor number is an empty text: protobuf leaves zeros out. */
function decodeLabel(cursor: Cursor, strings: readonly string[]): Label {
  let key = 0
  let text = 0
  let number = 0
  let unit = 0
  while (cursor.at < cursor.end) {
    const tag = readTag(cursor)
    const field = tag >>> 3
    if (field > 4) {
      skipField(cursor, tag & 7)
      continue
    }
    expectWire(cursor, tag & 7, VARINT, 'label')
    if (field === 1) key = readUnsigned(cursor)
    else if (field === 2) text = readUnsigned(cursor)
    else if (field === 3) number = readSigned(cursor)
    else unit = readUnsigned(cursor)
  }
  const name = stringAt(strings, key, 'label key')
  if (text !== 0 || (number === 0 && unit === 0)) {
    return { key: name, value: stringAt(strings, text, 'label value') }
  }
  if (unit === 0) return { key: name, value: number }
  return { key: name, value: number, unit: stringAt(strings, unit, 'label unit') }
}

function byKey(one: Label, other: Label): number {
  return one.key < other.key ? -1 : one.key > other.key ? 1 : 0
}
