import { endsTorn } from './dump-end.ts'
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
import { IN_GOROUTINE, matchLine } from './dump-match.ts'
import { type Header, parseHeaderRest } from './goroutine-header.ts'
import { CREATORS, childOf, GOROUTINES, HEADERS, type LineTrie, lineText, newLineTrie } from './line-trie.ts'

const TAB = 9
const LF = 10
const SPACE = 32
const DOT = 46
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
  /** True when the file ends inside the stack of this goroutine. */
  readonly cut: boolean
  /** True when it ends inside of what tells the creator, which is left out then. */
  readonly torn: boolean
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
  const told = scan.line.kind === CREATED ? readCreator(scan, stack) : 0
  const atEnd = scan.last && Math.max(scan.at, scan.line.next) >= scan.bytes.length
  const torn = told !== 0 && atEnd && endsTorn(scan.bytes, scan.at, scan.line)
  const creator = torn ? 0 : told
  return { id, header, stack, creator, creatorId: creator === 0 ? 0 : scan.creatorId, cut, torn }
}

/** Goes down the tree line by line; leaves `scan.at` and `scan.line` at the first line that is not of the stack. */
function walkStack(scan: DumpScan): number {
  const { lines } = scan
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
    scan.at = at
    const node = otherLine(scan, stack)
    if (node === 0) return stack
    stack = node
    at = scan.at
  }
}

/**
 * The node of the next line of a stack, or 0 where the stack ends. Blank lines are passed over, and lines of others that
 * a log has between those of a goroutine; after a blank line they end it.
 */
function otherLine(scan: DumpScan, stack: number): number {
  const { bytes, words, lines, line } = scan
  let blank = false
  for (let at = scan.at; ; at = line.next) {
    while (bytes[at] === LF) {
      at++
      blank = true
    }
    scan.at = at
    if (endsAt(scan)) return 0
    classifyLine(bytes, at, line)
    if (line.kind < JUNK && follows(lines, stack, line.kind)) {
      scan.at = line.next
      return childOf(lines, stack, line.kind, words, line.from, line.to)
    }
    if (line.kind === BLANK) blank = true
    if (line.next === at || !isPassedOver(scan, blank)) return 0
    if (line.kind === JUNK) line.next = endOfForeign(bytes, line)
  }
}

/** Whether the next goroutine starts here, or the `created by` of this one. */
function endsAt({ bytes, line, at }: DumpScan): boolean {
  line.next = at
  line.kind = HEADER
  if (bytes[at] === LOWER_G && startsWith(bytes, at, 'goroutine ')) return true
  line.kind = CREATED
  return bytes[at] === LOWER_C && startsWith(bytes, at, 'created by ')
}

function isPassedOver({ bytes, line, at }: DumpScan, blank: boolean): boolean {
  if (line.kind === BLANK || line.kind === UNAVAILABLE) return true
  return line.kind <= JUNK && !blank && line.next < bytes.length && !endsStack(bytes, at)
}

/** A logger's own stack trace has names without arguments, and a place below each, which goes with it. */
function endOfForeign(bytes: Uint8Array, line: DumpLine): number {
  const { from, to, next } = line
  const text = bytes.subarray(from, to)
  if (text.indexOf(SPACE) >= 0 || text.indexOf(DOT) < 0 || bytes[from] === TAB) return next
  classifyLine(bytes, next, line)
  line.next = line.kind === PLACE ? line.next : next
  line.kind = JUNK
  return line.next
}

/** Lines that say that something else begins. */
const ENDS = ['===', '---', 'SIG', 'panic:', 'fatal error:', 'runtime stack:', 'exit status ', '[signal ']

function endsStack(bytes: Uint8Array, at: number): boolean {
  return ENDS.some(text => startsWith(bytes, at, text))
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
  while (bytes[next] === LF) next++
  const place = lines.recent[creator]!
  scan.at = place === 0 ? 0 : matchLine(scan, place, next)
  if (scan.at !== 0) return place
  classifyLine(bytes, next, line)
  scan.at = line.kind === PLACE ? line.next : next
  return line.kind === PLACE ? childOf(lines, creator, PLACE, words, line.from, line.to) : creator
}

/** Whether the file ends before this goroutine does: in a line, or between a call and its place. */
function endsInside({ bytes, last, lines, line, at }: DumpScan, stack: number): boolean {
  if (!last || line.next < bytes.length) return false
  return (stack !== GOROUTINES && isCall(lines.kind[stack]!)) || endsTorn(bytes, at, line)
}

function isCall(kind: number): boolean {
  return kind === CALL || kind === INLINED
}

function numberAt(bytes: Uint8Array, start: number): number {
  let value = 0
  for (let at = start; isDigit(bytes[at]); at++) value = value * 10 + bytes[at]! - 0x30
  return value
}
