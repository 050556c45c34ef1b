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
import { CREATORS, childOf, GOROUTINES, HEADERS, type LineTrie, lineText, newLineTrie } from './line-trie.ts'
import { sameBytes } from './same-bytes.ts'

const IN_GOROUTINE = ' in goroutine '

const LF = 10
const CR = 13
const TAB = 9
const SPACE = 32
const OPEN = 40
const CLOSE = 41
/** Bytes that are looked at together, and constants of so many bytes. */
const WORD = 4
const FOUR_LF = 0x0a0a0a0a
const FOUR_OPEN = 0x28282828
const FOUR_ONES = 0x01010101
const FOUR_HIGH = 0x80808080 | 0

const LOWER_C = 0x63
const LOWER_G = 0x67

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

/** Walks the lines of a dump, window by window. `lines` is the tree that all goroutines share. */
export interface DumpScan {
  bytes: Uint8Array
  words: DataView
  /** Whether the text ends where the window does; before that, every goroutine in a window is followed by another. */
  last: boolean
  readonly lines: LineTrie
  readonly line: DumpLine
  /** Headers by the node of their text after the id: there are few. */
  readonly headers: Map<number, Header | null>
  /** Id in the `created by` line that was read last; 0 where it has none. */
  creatorId: number
  at: number
}

export function newDumpScan(): DumpScan {
  const bytes = new Uint8Array(0)
  const line = { kind: JUNK, from: 0, to: 0, next: 0 }
  const lines = newLineTrie()
  return { bytes, words: wordsOf(bytes), last: false, lines, line, headers: new Map(), creatorId: 0, at: 0 }
}

/** Goes on in the next piece of the text, which starts at a line. */
export function openWindow(scan: DumpScan, bytes: Uint8Array, last: boolean): void {
  scan.bytes = bytes
  scan.words = wordsOf(bytes)
  scan.last = last
  scan.at = 0
}

function wordsOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
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

function headerOf({ bytes, words, line, lines, headers }: DumpScan): Header | null {
  let from = line.from + 10
  while (isDigit(bytes[from])) from++
  const node = childOf(lines, HEADERS, HEADER, words, from, line.to)
  let header = headers.get(node)
  if (header === undefined) {
    header = parseHeaderRest(lineText(lines, node))
    headers.set(node, header)
  }
  return header
}

function readStack(scan: DumpScan, header: Header, id: number): Goroutine {
  const stack = walkStack(scan)
  const cut = endsInside(scan, stack)
  const creator = scan.line.kind === CREATED ? readCreator(scan, stack) : 0
  const creatorId = creator === 0 ? 0 : scan.creatorId
  return { id, header, stack, creator, creatorId, cut }
}

/** Goes down the tree line by line; leaves `scan.at` and `scan.line` at the first line that is not of the stack. */
function walkStack(scan: DumpScan): number {
  const { bytes, words, lines, line } = scan
  let stack = GOROUTINES
  let at = scan.at
  for (;;) {
    const recent = lines.recent[stack]!
    const next = recent === 0 ? 0 : matchLine(scan, recent, at)
    if (next !== 0) {
      stack = recent
      at = next
      continue
    }
    const byte = bytes[at]
    if (byte === LF) {
      at++
      continue
    }
    scan.at = at
    line.next = at
    line.kind = HEADER
    if (byte === LOWER_G && startsWith(bytes, at, 'goroutine ')) return stack
    line.kind = CREATED
    if (byte === LOWER_C && startsWith(bytes, at, 'created by ')) return stack
    classifyLine(bytes, at, line)
    if (line.kind < JUNK && follows(lines, stack, line.kind)) {
      stack = childOf(lines, stack, line.kind, words, line.from, line.to)
    } else if ((line.kind !== BLANK && line.kind !== UNAVAILABLE) || line.next === at) return stack
    at = line.next
  }
}

/** A place belongs to the call before it, and a call needs its place before the next one comes. */
function follows(lines: LineTrie, stack: number, kind: number): boolean {
  const called = stack !== GOROUTINES && isCall(lines.kind[stack]!)
  return called === (kind === PLACE)
}

/** Reads `created by` and its place. Goroutines of one stack mostly have one creator, so the last one is tried first. */
function readCreator(scan: DumpScan, stack: number): number {
  const { bytes, words, lines, line } = scan
  const start = scan.at
  let creator = lines.creator[stack]!
  let next = creator === 0 ? 0 : matchLine(scan, creator, start)
  if (next === 0) {
    classifyLine(bytes, start, line)
    creator = childOf(lines, CREATORS, CREATED, words, line.from, line.to)
    lines.creator[stack] = creator
    next = line.next
  }
  scan.creatorId = numberAt(bytes, start + lines.length[creator]! + IN_GOROUTINE.length)
  const place = lines.recent[creator]!
  scan.at = place === 0 ? 0 : matchLine(scan, place, next)
  if (scan.at !== 0) return place
  classifyLine(bytes, next, line)
  scan.at = line.kind === PLACE ? line.next : next
  return line.kind === PLACE ? childOf(lines, creator, PLACE, words, line.from, line.to) : creator
}

/**
 * Where the next line starts if the line at `start` has the significant bytes of a node and a harmless rest, else 0:
 * arguments without further parentheses after a call, offsets after a place. 0 also near the end of the window.
 */
function matchLine(scan: DumpScan, node: number, start: number): number {
  const { bytes, words, lines } = scan
  const kind = lines.kind[node]!
  let at = start
  if (kind === PLACE) while (bytes[at] === TAB || bytes[at] === SPACE) at++
  if (kind > CREATED || (kind === PLACE && at === start)) return 0
  const length = lines.length[node]!
  const end = at + length
  if (end + WORD > bytes.length || !sameBytes(lines.words, lines.from[node]!, words, at, length)) return 0
  if (kind === PLACE) return endOfPlace(bytes, end)
  if (kind === CREATED) return endOfCreated(bytes, end)
  if (bytes[end] !== OPEN || startsWith(bytes, end, '(...)') !== (kind === INLINED)) return 0
  return endOfCall(bytes, words, end + 1)
}

/** Four bytes at a time while none of them is a line end or a parenthesis that opens, then one by one. */
function endOfCall(bytes: Uint8Array, words: DataView, start: number): number {
  let at = start
  for (const stop = bytes.length - WORD; at <= stop; at += WORD) {
    const word = words.getInt32(at, true)
    const ends = word ^ FOUR_LF
    const opens = word ^ FOUR_OPEN
    const zeros = ((ends - FOUR_ONES) & ~ends) | ((opens - FOUR_ONES) & ~opens)
    if ((zeros & FOUR_HIGH) !== 0) break
  }
  let byte = bytes[at]
  while (byte !== LF && byte !== OPEN && byte !== undefined) byte = bytes[++at]
  if (byte !== LF) return 0
  const last = bytes[at - 1] === CR ? at - 2 : at - 1
  return bytes[last] === CLOSE ? at + 1 : 0
}

function endOfCreated(bytes: Uint8Array, start: number): number {
  let at = start
  if (bytes[at] === SPACE) {
    if (!startsWith(bytes, at, IN_GOROUTINE)) return 0
    at += IN_GOROUTINE.length
    while (isDigit(bytes[at])) at++
  }
  if (bytes[at] === CR) at++
  return bytes[at] === LF ? at + 1 : 0
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
function endsInside({ bytes, last, lines, line, at }: DumpScan, stack: number): boolean {
  if (!last || line.next < bytes.length) return false
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
