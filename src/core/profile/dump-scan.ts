import {
  BLANK,
  CALL,
  CREATED,
  classifyLine,
  type DumpLine,
  HEADER,
  INLINED,
  isDigit,
  JUNK,
  PLACE,
  startsWith,
  UNAVAILABLE,
} from './dump-line.ts'
import { type Header, parseHeaderRest } from './goroutine-header.ts'
import { CREATORS, childOf, GOROUTINES, type LineTrie, newLineTrie } from './line-trie.ts'

const LF = 10
const CR = 13
const TAB = 9
const SPACE = 32
const OPEN = 40
const CLOSE = 41

/** One goroutine of a dump: its header and where its lines lie in the tree. */
export interface Goroutine {
  readonly id: number
  readonly header: Header
  /** Last node of the stack; GOROUTINES when it has no line. */
  readonly stack: number
  /** Last node of `created by` and its place, or 0. */
  readonly creator: number
  readonly creatorId: number
  /** True when the file ends inside this goroutine. */
  readonly cut: boolean
}

/** Walks the lines of a dump. `lines` is the tree that all goroutines share. */
export interface DumpScan {
  readonly bytes: Uint8Array
  readonly lines: LineTrie
  readonly line: DumpLine
  /** Headers by their text after the id: there are few. */
  readonly headers: Map<string, Header | null>
  at: number
}

const MOST_HEADERS = 10_000

export function newDumpScan(bytes: Uint8Array): DumpScan {
  const line = { kind: JUNK, from: 0, to: 0, next: 0 }
  return { bytes, lines: newLineTrie(bytes), line, headers: new Map(), at: 0 }
}

/** The next goroutine, or null at the end. `onText` is told of every line that belongs to none. */
export function nextGoroutine(scan: DumpScan, onText: (from: number, to: number) => void): Goroutine | null {
  const { bytes, line } = scan
  while (scan.at < bytes.length) {
    classifyLine(bytes, scan.at, line)
    const header = line.kind === HEADER ? headerOf(scan) : null
    const id = numberAt(bytes, line.from + 10)
    scan.at = line.next
    if (header !== null) return readStack(scan, header, id)
    if (line.kind !== BLANK) onText(line.from, line.to)
  }
  return null
}

function headerOf({ bytes, line, headers }: DumpScan): Header | null {
  let from = line.from + 10
  while (isDigit(bytes[from])) from++
  const rest = textOf(bytes, from, line.to)
  let header = headers.get(rest)
  if (header === undefined) {
    header = parseHeaderRest(rest)
    if (headers.size < MOST_HEADERS) headers.set(rest, header)
  }
  return header
}

function readStack(scan: DumpScan, header: Header, id: number): Goroutine {
  const { bytes, lines, line } = scan
  let stack = GOROUTINES
  let at = scan.at
  for (;;) {
    const recent = lines.recent[stack]!
    const next = recent === 0 ? 0 : matchLine(lines, recent, at)
    if (next !== 0) {
      stack = recent
      at = next
      continue
    }
    classifyLine(bytes, at, line)
    if (line.kind < JUNK && line.kind !== CREATED && follows(lines, stack, line.kind)) {
      stack = childOf(lines, stack, line.kind, line.from, line.to)
    } else if ((line.kind !== BLANK && line.kind !== UNAVAILABLE) || line.next === at) break
    at = line.next
  }
  scan.at = at
  const goroutine = { id, header, stack, creator: 0, creatorId: 0, cut: endsInside(scan, stack) }
  return line.kind === CREATED && line.next > at ? readCreator(scan, goroutine) : goroutine
}

/** A place belongs to the call before it, and a call needs its place before the next one comes. */
function follows(lines: LineTrie, stack: number, kind: number): boolean {
  const called = stack !== GOROUTINES && isCall(lines.kind[stack]!)
  return called === (kind === PLACE)
}

function readCreator(scan: DumpScan, goroutine: Goroutine): Goroutine {
  const { bytes, lines, line } = scan
  let creator = childOf(lines, CREATORS, CREATED, line.from, line.to)
  const creatorId = numberAt(bytes, line.to + 14)
  scan.at = line.next
  classifyLine(bytes, scan.at, line)
  if (line.kind === PLACE) {
    creator = childOf(lines, creator, PLACE, line.from, line.to)
    scan.at = line.next
  }
  return { ...goroutine, creator, creatorId }
}

/**
 * Where the next line starts if the line at `start` has the significant bytes of a node and a harmless rest, else 0:
 * arguments without further parentheses after a call, offsets after a place.
 */
function matchLine(lines: LineTrie, node: number, start: number): number {
  const { bytes } = lines
  const kind = lines.kind[node]!
  let at = start
  if (kind === PLACE) while (bytes[at] === TAB || bytes[at] === SPACE) at++
  if (kind > PLACE || (kind === PLACE && at === start)) return 0
  const stop = lines.from[node]! + lines.length[node]!
  for (let known = lines.from[node]!; known < stop; known++, at++) if (bytes[known] !== bytes[at]) return 0
  if (kind === PLACE) return endOfPlace(bytes, at)
  if (bytes[at] !== OPEN || startsWith(bytes, at, '(...)') !== (kind === INLINED)) return 0
  return endOfCall(bytes, at + 1)
}

function endOfCall(bytes: Uint8Array, start: number): number {
  let at = start
  let byte = bytes[at]
  while (byte !== LF && byte !== OPEN && byte !== undefined) byte = bytes[++at]
  if (byte !== LF) return 0
  const last = bytes[at - 1] === CR ? at - 2 : at - 1
  return bytes[last] === CLOSE ? at + 1 : 0
}

function endOfPlace(bytes: Uint8Array, start: number): number {
  let at = start
  let byte = bytes[at]
  if (byte !== LF && byte !== CR && !(byte === SPACE && (bytes[at + 1] === 0x2b || bytes[at + 3] === 0x3d)))
    return 0
  while (byte !== LF && byte !== undefined) byte = bytes[++at]
  return byte === LF ? at + 1 : 0
}

/** Whether the file ends before this goroutine does: in a line, or between a call and its place. */
function endsInside({ bytes, lines, line, at }: DumpScan, stack: number): boolean {
  if (line.next < bytes.length) return false
  const torn = line.kind === JUNK && bytes[bytes.length - 1] !== LF && at < bytes.length
  return torn || (stack !== GOROUTINES && isCall(lines.kind[stack]!))
}

function isCall(kind: number): boolean {
  return kind === CALL || kind === INLINED
}

function numberAt(bytes: Uint8Array, start: number): number {
  let value = 0
  for (let at = start; isDigit(bytes[at]); at++) value = value * 10 + bytes[at]! - 0x30
  return value
}

function textOf(bytes: Uint8Array, from: number, to: number): string {
  let text = ''
  for (let at = from; at < to; at++) {
    if (bytes[at]! > 0x7f) return new TextDecoder('utf-8').decode(bytes.subarray(from, to))
    text += String.fromCharCode(bytes[at]!)
  }
  return text
}
