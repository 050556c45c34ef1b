import { CREATED, INLINED, isDigit, PLACE, startsWith } from './dump-line.ts'
import type { LineTrie } from './line-trie.ts'
import { sameBytes } from './same-bytes.ts'

export const IN_GOROUTINE = ' in goroutine '

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

/** A piece of text, as bytes and as words, and the lines that are known. */
interface Window {
  readonly bytes: Uint8Array
  readonly words: DataView
  readonly lines: LineTrie
}

/**
 * Where the next line starts if the line at `start` has the significant bytes of a node and a harmless rest, else 0:
 * arguments without further parentheses after a call, offsets after a place. 0 also near the end of the window.
 */
export function matchLine({ bytes, words, lines }: Window, node: number, start: number): number {
  const kind = lines.kind[node]!
  let at = start
  if (kind === PLACE) while (bytes[at] === TAB || bytes[at] === SPACE) at++
  if (kind > CREATED) return 0
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
