import { ReadStop } from './failure.ts'
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
import type { Spans } from './spans.ts'

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

function readSample(reading: Reading, sample: number, from: number, to: number): void {
  const cursor = reading.cursor
  cursor.at = from
  cursor.end = to
  reading.valueCount = 0
  while (cursor.at < to) {
    const start = cursor.at
    const tag = readTag(cursor)
    const field = tag >>> 3
    const wire = tag & 7
    if (field === 1) readLocations(reading, wire)
    else if (field === 2) readValues(reading, wire, sample)
    else if (field === 3) {
      expectWire(cursor, wire, BYTES, 'label')
      cursor.at = readEnd(cursor, 'label')
      noteLabel(reading, start, cursor.at)
    } else skipField(cursor, wire)
  }
  if (reading.valueCount !== reading.values.length) {
    const facts = { what: 'values of a sample', expected: reading.values.length, found: reading.valueCount }
    throw new ReadStop('protobuf-corrupt', facts, { byte: from })
  }
}

function readLocations(reading: Reading, wire: number): void {
  const cursor = reading.cursor
  const start = cursor.at
  if (wire === VARINT) readVarint(cursor)
  else {
    expectWire(cursor, wire, BYTES, 'location ids')
    cursor.at = readEnd(cursor, 'location ids')
  }
  const from = wire === VARINT ? start : packedStart(cursor.bytes, start)
  appendLocations(reading.stacks, from, cursor.at)
}

/** Where the contents of a delimited field begin whose length was read at `at`. */
function packedStart(bytes: Uint8Array, at: number): number {
  let from = at
  while (bytes[from]! > 0x7f) from++
  return from + 1
}

function readValues(reading: Reading, wire: number, sample: number): void {
  const { cursor, values } = reading
  if (wire === VARINT) {
    putValue(reading, sample, readSigned(cursor))
    return
  }
  expectWire(cursor, wire, BYTES, 'values')
  const outer = cursor.end
  cursor.end = readEnd(cursor, 'values')
  while (cursor.at < cursor.end) {
    const byte = cursor.bytes[cursor.at]!
    if (byte < 0x80 && reading.valueCount < values.length) {
      values[reading.valueCount++]![sample] = byte
      cursor.at++
    } else putValue(reading, sample, readSigned(cursor))
  }
  cursor.end = outer
}

function putValue(reading: Reading, sample: number, value: number): void {
  const column = reading.values[reading.valueCount++]
  if (column !== undefined) column[sample] = value
}

function noteLabel(reading: Reading, from: number, to: number): void {
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
