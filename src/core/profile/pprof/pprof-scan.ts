import { ReadStop } from '#core/profile/failure.ts'
import { addSpan, newSpans, type Spans } from '#core/profile/spans.ts'
import {
  BYTES,
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

/**
 * Where everything is in a pprof file. Go writes the string table last and functions between samples, so a first pass
 * only notes positions. Field numbers: https://github.com/google/pprof/blob/main/proto/profile.proto
 */
export interface Scan {
  readonly sampleTypes: Spans
  readonly samples: Spans
  readonly mappings: Spans
  readonly locations: Spans
  readonly functions: Spans
  readonly strings: Spans
  readonly periodTypes: Spans
  readonly comments: number[]
  dropFrames: number
  keepFrames: number
  timeNanos: number
  durationNanos: number
  period: number
  defaultSampleType: number
}

const MESSAGES = [null, 'sampleTypes', 'samples', 'mappings', 'locations', 'functions', 'strings'] as const
const SCALARS = ['dropFrames', 'keepFrames', 'timeNanos', 'durationNanos'] as const

/** Walks the outermost message. Throws ReadStop where it is cut or no pprof. */
export function scanPprof(bytes: Uint8Array): Scan {
  const cursor = cursorOver(bytes)
  const scan: Scan = {
    sampleTypes: newSpans(),
    samples: newSpans(),
    mappings: newSpans(),
    locations: newSpans(),
    functions: newSpans(),
    strings: newSpans(),
    periodTypes: newSpans(),
    comments: [],
    dropFrames: 0,
    keepFrames: 0,
    timeNanos: 0,
    durationNanos: 0,
    period: 0,
    defaultSampleType: 0,
  }
  const messages = [null, ...MESSAGES.slice(1).map(name => scan[name!])]
  while (cursor.at < cursor.end) {
    const at = cursor.at
    const tag = bytes[at]!
    let start = at + 2
    let size = bytes[at + 1]!
    if (size > 0x7f) size = (size & 0x7f) | (bytes[start++]! << 7)
    const end = start + size
    const spans = (tag & 7) === BYTES ? messages[tag >>> 3] : null
    if (!spans || size > 0x3fff || !(end <= cursor.end)) scanField(cursor, scan)
    else {
      addSpan(spans, start, end)
      cursor.at = end
    }
  }
  checkShape(scan, bytes.length)
  return scan
}

function scanField(cursor: Cursor, scan: Scan): void {
  const tag = readTag(cursor)
  const field = tag >>> 3
  const wire = tag & 7
  if (field <= 6) {
    const what = MESSAGES[field]!
    expectWire(cursor, wire, BYTES, what)
    const end = readEnd(cursor, what)
    addSpan(scan[what], cursor.at, end)
    cursor.at = end
  } else if (field <= 10) {
    expectWire(cursor, wire, VARINT, 'number')
    scan[SCALARS[field - 7]!] = readSigned(cursor)
  } else if (field === 11) {
    expectWire(cursor, wire, BYTES, 'period type')
    const end = readEnd(cursor, 'period type')
    addSpan(scan.periodTypes, cursor.at, end)
    cursor.at = end
  } else if (field === 12) {
    expectWire(cursor, wire, VARINT, 'period')
    scan.period = readSigned(cursor)
  } else if (field === 13) readNumbers(cursor, wire, scan.comments)
  else if (field === 14) {
    expectWire(cursor, wire, VARINT, 'default sample type')
    scan.defaultSampleType = readUnsigned(cursor)
  } else skipField(cursor, wire)
}

/** Reads a repeated number, packed or one by one. */
function readNumbers(cursor: Cursor, wire: number, into: number[]): void {
  if (wire === VARINT) {
    into.push(readUnsigned(cursor))
    return
  }
  expectWire(cursor, wire, BYTES, 'numbers')
  const outer = cursor.end
  cursor.end = readEnd(cursor, 'numbers')
  while (cursor.at < cursor.end) into.push(readUnsigned(cursor))
  cursor.end = outer
}

function checkShape(scan: Scan, length: number): void {
  if (scan.strings.count === 0 && scan.samples.count + scan.functions.count > 0) {
    const facts = { what: 'string table', expected: 1, found: 0 }
    throw new ReadStop('protobuf-truncated', facts, { byte: length })
  }
  if (scan.sampleTypes.count === 0) throw new ReadStop('not-a-profile', { what: 'sample type' })
  const strings = scan.strings.data
  if (strings[0] !== strings[1]) {
    throw new ReadStop('not-a-profile', { what: 'string table' }, { byte: strings[0]! })
  }
}
