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

/** A call ends in its argument list: the last parenthesis that closes at the end of the line, as names hold others. */
function classifyCall(bytes: Uint8Array, line: DumpLine): void {
  const { from, to } = line
  if (bytes[to - 1] !== CLOSE) {
    line.kind = isPlace(bytes, line.next) ? CALL : JUNK
    return
  }
  let depth = 0
  let open = to
  while (open > from) {
    const byte = bytes[--open]!
    if (byte === CLOSE) depth++
    else if (byte === OPEN && --depth === 0) break
  }
  const plain = depth === 0 && open > from
  line.kind = !plain ? JUNK : startsWith(bytes, open, '(...)') ? INLINED : CALL
  line.to = plain ? open : to
}

function classifyPlace(bytes: Uint8Array, line: DumpLine): void {
  let from = line.from
  while (bytes[from] === TAB || bytes[from] === SPACE) from++
  const to = cutOffsets(bytes, from, line.to)
  let digits = to
  while (digits > from && isDigit(bytes[digits - 1])) digits--
  line.from = from
  line.to = to
  const placed = digits < to && digits > from && bytes[digits - 1] === 0x3a
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

function isPlace(bytes: Uint8Array, at: number): boolean {
  if (bytes[at] !== TAB) return false
  const line: DumpLine = { kind: JUNK, from: at, to: at, next: at }
  classifyLine(bytes, at, line)
  return line.kind === PLACE
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
