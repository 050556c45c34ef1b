import { ReadStop } from '#core/profile/failure.ts'
import type { Spans } from '#core/profile/spans.ts'
import { internLabels, type LabelTable, newLabelTable } from './pprof-labels.ts'
import type { Locations } from './pprof-locations.ts'
import { appendLocations, closeStack, newStackTable, type StackTable } from './pprof-stacks.ts'
import {
  BYTES,
  type Cursor,
  cursorOver,
  expectWire,
  readEnd,
  readSigned,
  readTag,
  readVarint,
  skipField,
  VARINT,
} from './protobuf.ts'

/** Samples as columns: stack and raw label set per sample, and one column per sample type. */
export interface Samples {
  readonly stack: Uint32Array
  readonly labels: Uint32Array
  readonly values: readonly Float64Array[]
  readonly stacks: StackTable
  readonly labelTable: LabelTable
  /** Byte offset of the first value that a double cannot hold exactly, or -1. */
  readonly inexactAt: number
}

/** What is being collected for one sample. */
interface Reading {
  readonly cursor: Cursor
  readonly stacks: StackTable
  readonly labelTable: LabelTable
  readonly values: readonly Float64Array[]
  valueCount: number
  /** Range of the label fields, while they are adjacent, as every known writer puts them. */
  labelsFrom: number
  labelsTo: number
  /** Label fields that are not adjacent, copied together. */
  scattered: number[] | null
}

/** Decodes all samples. A sample without locations is kept: its stack is the empty one. */
export function decodeSamples(bytes: Uint8Array, spans: Spans, locations: Locations, types: number): Samples {
  const count = spans.count
  const stack = new Uint32Array(count)
  const labels = new Uint32Array(count)
  const reading: Reading = {
    cursor: cursorOver(bytes),
    stacks: newStackTable(bytes, locations, count),
    labelTable: newLabelTable(),
    values: Array.from({ length: types }, () => new Float64Array(count)),
    valueCount: 0,
    labelsFrom: 0,
    labelsTo: 0,
    scattered: null,
  }
  for (let sample = 0; sample < count; sample++) {
    readSample(reading, sample, spans.data[2 * sample]!, spans.data[2 * sample + 1]!)
    stack[sample] = closeStack(reading.stacks)
    labels[sample] = closeLabels(reading)
  }
  const { values, stacks, labelTable } = reading
  return { stack, labels, values, stacks, labelTable, inexactAt: reading.cursor.inexactAt }
}

/** Packed fields of a sample as every writer lays them out: tag, length of one or two bytes, contents. */
const LOCATIONS_TAG = 0x0a
const VALUES_TAG = 0x12
const LABEL_TAG = 0x1a

function readSample(reading: Reading, sample: number, from: number, to: number): void {
  const bytes = reading.cursor.bytes
  reading.valueCount = 0
  let at = from
  while (at < to) {
    const tag = bytes[at]!
    let start = at + 2
    let size = bytes[at + 1]!
    if (size > 0x7f) size = (size & 0x7f) | (bytes[start++]! << 7)
    const end = start + size
    if (size > 0x3fff || !(end <= to) || tag > LABEL_TAG) at = readField(reading, sample, at, to)
    else if (tag === LOCATIONS_TAG) at = appendLocations(reading.stacks, start, end)
    else if (tag === VALUES_TAG) at = readPackedValues(reading, sample, start, end)
    else if (tag === LABEL_TAG) at = noteLabel(reading, at, end)
    else at = readField(reading, sample, at, to)
  }
  if (reading.valueCount !== reading.values.length) {
    const facts = { what: 'values of a sample', expected: reading.values.length, found: reading.valueCount }
    throw new ReadStop('protobuf-corrupt', facts, { byte: from })
  }
}

/** The way for everything that is not laid out as usual. Returns where the field ends. */
function readField(reading: Reading, sample: number, at: number, to: number): number {
  const cursor = reading.cursor
  cursor.at = at
  cursor.end = to
  const tag = readTag(cursor)
  const field = tag >>> 3
  const wire = tag & 7
  const start = cursor.at
  if (field > 3) skipField(cursor, wire)
  else if (wire === VARINT && field === 1) {
    readVarint(cursor)
    appendLocations(reading.stacks, start, cursor.at)
  } else if (wire === VARINT && field === 2) putValue(reading, sample, readSigned(cursor))
  else {
    expectWire(cursor, wire, BYTES, 'sample')
    const end = readEnd(cursor, 'sample')
    if (field === 1) appendLocations(reading.stacks, cursor.at, end)
    else if (field === 2) readPackedValues(reading, sample, cursor.at, end)
    else noteLabel(reading, at, end)
    cursor.at = end
  }
  return cursor.at
}

/** Values below 2^49 are added up in place; longer and negative ones are read exactly. */
function readPackedValues(reading: Reading, sample: number, from: number, to: number): number {
  const bytes = reading.cursor.bytes
  let at = from
  while (at < to) {
    const start = at
    let byte = bytes[at++]!
    let value = byte & 0x7f
    for (let scale = 128; byte > 0x7f && at < to && scale < 2 ** 49; scale *= 128) {
      byte = bytes[at++]!
      value += (byte & 0x7f) * scale
    }
    if (byte > 0x7f) {
      const cursor = reading.cursor
      cursor.at = start
      cursor.end = to
      value = readSigned(cursor)
      at = cursor.at
    }
    putValue(reading, sample, value)
  }
  return to
}

function putValue(reading: Reading, sample: number, value: number): void {
  const column = reading.values[reading.valueCount++]
  if (column !== undefined) column[sample] = value
}

function noteLabel(reading: Reading, from: number, to: number): number {
  if (reading.scattered !== null) {
    for (let at = from; at < to; at++) reading.scattered.push(reading.cursor.bytes[at]!)
  } else if (reading.labelsTo === from) reading.labelsTo = to
  else if (reading.labelsTo === 0) {
    reading.labelsFrom = from
    reading.labelsTo = to
  } else {
    reading.scattered = Array.from(reading.cursor.bytes.subarray(reading.labelsFrom, reading.labelsTo))
    noteLabel(reading, from, to)
  }
  return to
}

function closeLabels(reading: Reading): number {
  const { labelTable, scattered } = reading
  const set =
    scattered === null
      ? internLabels(labelTable, reading.cursor.bytes, reading.labelsFrom, reading.labelsTo)
      : internLabels(labelTable, Uint8Array.from(scattered), 0, scattered.length)
  reading.labelsFrom = reading.labelsTo = 0
  reading.scattered = null
  return set
}
