/** What a line of a traceback can be. Kinds below JUNK are part of a stack and have significant bytes. */
export const CALL = 0
/** A call that the compiler inlined: `main.f(...)`. */
export const INLINED = 1
export const PLACE = 2
export const CREATED = 3
export const ELIDED = 4
/** A frame of one line: `non-Go function at pc=0x…`. */
export const NATIVE = 5
export const JUNK = 6
export const BLANK = 7
export const HEADER = 8
/** `[originating from goroutine 7]:` starts the stack of an ancestor. */
const ANCESTOR = 9
/** `goroutine running on other thread; stack unavailable` stands where the stack would be. */
export const UNAVAILABLE = 10

const LF = 10
const CR = 13
const TAB = 9
const SPACE = 32
const OPEN = 40
const CLOSE = 41
const DOT = 46
const COLON = 58
const BRACKET = 91
const BRACKET_END = 93

export interface DumpLine {
  kind: number
  /** Significant bytes: without arguments, offsets, goroutine ids and indentation. */
  from: number
  to: number
  /** Where the next line starts. */
  next: number
}

/** Looks at the line that starts at `at`. Fills `line` rather than making one, as there are millions. */
export function classifyLine(bytes: Uint8Array, at: number, line: DumpLine): void {
  let next = bytes.indexOf(LF, at)
  if (next < 0) next = bytes.length
  line.next = Math.min(next + 1, bytes.length)
  let to = next
  while (to > at && (bytes[to - 1] === CR || bytes[to - 1] === SPACE)) to--
  line.from = at
  line.to = to
  if (to === at) line.kind = BLANK
  else if (bytes[at] === TAB || bytes[at] === SPACE) classifyPlace(bytes, line)
  else if (startsWith(bytes, at, 'goroutine ') && isDigit(bytes[at + 10])) line.kind = HEADER
  else if (startsWith(bytes, at, 'created by ')) {
    line.kind = CREATED
    line.to = cutGoroutine(bytes, at, to)
  } else if (startsWith(bytes, at, '[originating from goroutine ')) line.kind = ANCESTOR
  else if (startsWith(bytes, at, '...')) line.kind = ELIDED
  else if (startsWith(bytes, at, 'non-Go function')) {
    line.kind = NATIVE
    line.to = at + 15
  } else classifyCall(bytes, line)
}

/** A call ends in its argument list; without one it may be a frame of C, or a place that has lost its indentation. */
function classifyCall(bytes: Uint8Array, line: DumpLine): void {
  const { from, to } = line
  const open = bytes[to - 1] === CLOSE ? openOfArguments(bytes, from, to) : 0
  if (open > from && isName(bytes, from, open, line.next)) {
    line.kind = startsWith(bytes, open, '(...)') ? INLINED : CALL
    line.to = open
  } else if (open > 0 || bytes[to - 1] === CLOSE) line.kind = JUNK
  else if (isPlace(bytes, line.next, ' pc=0x')) line.kind = CALL
  else if (isBarePlace(bytes, from, to)) classifyPlace(bytes, line)
  else line.kind = JUNK
}

/** Where the last parenthesis opens that closes at the end of the line, as names hold others; 0 where there is none. */
function openOfArguments(bytes: Uint8Array, from: number, to: number): number {
  let depth = 0
  for (let open = to - 1; open >= from; open--) {
    const byte = bytes[open]!
    if (byte === CLOSE) depth++
    else if (byte === OPEN && --depth === 0) return open
  }
  return 0
}

/** Names of functions hold a dot and no blank, but those of types that the compiler names by their fields. */
function isName(bytes: Uint8Array, from: number, to: number, next: number): boolean {
  let dots = 0
  let depth = 0
  let blank = false
  for (let at = from; at < to; at++) {
    const byte = bytes[at]!
    if (byte === DOT) dots++
    else if (byte === SPACE && depth === 0) blank = true
    else if (byte === OPEN || byte === BRACKET) depth++
    else if (byte === CLOSE || byte === BRACKET_END) depth--
  }
  if (blank) return startsWith(bytes, from, 'type') || startsWith(bytes, from, 'go:')
  return dots > 0 || startsWith(bytes, from, 'panic') || isPlace(bytes, next, '')
}

function classifyPlace(bytes: Uint8Array, line: DumpLine): void {
  let from = line.from
  while (bytes[from] === TAB || bytes[from] === SPACE) from++
  const to = cutOffsets(bytes, from, line.to)
  let digits = to
  while (digits > from && isDigit(bytes[digits - 1])) digits--
  line.from = from
  line.to = to
  const placed = digits < to && digits > from && bytes[digits - 1] === COLON
  const running = !placed && startsWith(bytes, from, 'goroutine running on other thread')
  line.kind = placed ? PLACE : running ? UNAVAILABLE : JUNK
}

/** Cuts ` +0x1a fp=0x… sp=0x… pc=0x…` off the end of a source position. */
function cutOffsets(bytes: Uint8Array, from: number, end: number): number {
  let to = end
  for (;;) {
    let word = to
    while (word > from && bytes[word - 1] !== SPACE) word--
    const offset = bytes[word] === 0x2b && bytes[word + 1] === 0x30
    if (word === from || !(offset || (bytes[word + 2] === 0x3d && isHex(bytes, word)))) return to
    to = word - 1
  }
}

function isHex(bytes: Uint8Array, at: number): boolean {
  return startsWith(bytes, at, 'fp=0x') || startsWith(bytes, at, 'sp=0x') || startsWith(bytes, at, 'pc=0x')
}

/** Whether the line at `at` is an indented place, with this text in it. */
function isPlace(bytes: Uint8Array, at: number, text: string): boolean {
  if (bytes[at] !== TAB) return false
  const line: DumpLine = { kind: JUNK, from: at, to: at, next: at }
  classifyLine(bytes, at, line)
  if (line.kind !== PLACE) return false
  return text === '' || new TextDecoder('latin1').decode(bytes.subarray(at, line.next)).includes(text)
}

/** A place that has lost its indentation: known by the end of the file's name, `.go:12`. */
function isBarePlace(bytes: Uint8Array, from: number, end: number): boolean {
  const to = cutOffsets(bytes, from, end)
  let digits = to
  while (digits > from && isDigit(bytes[digits - 1])) digits--
  if (digits === to || bytes[digits - 1] !== COLON) return false
  const name = new TextDecoder('latin1').decode(bytes.subarray(from, digits - 1))
  return /^(?:[A-Za-z]:)?\S*\.(?:go|s|c|cc|cpp|h)$|^<autogenerated>$/.test(name)
}

function cutGoroutine(bytes: Uint8Array, from: number, to: number): number {
  let at = to
  while (at > from && isDigit(bytes[at - 1])) at--
  const words = at - 14
  return at < to && words > from && startsWith(bytes, words, ' in goroutine ') ? words : to
}

export function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false
  return true
}

export function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39
}
