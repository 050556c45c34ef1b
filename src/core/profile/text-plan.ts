import { findAnchor } from './debug2/dump-search.ts'
import { formatOf, type TextFormat } from './formats.ts'
import type { LogLayer } from './layers/log-layer.ts'
import { layersOf } from './layers/unwrap-log.ts'

/** What a text is: its format, the layers that have to come off, and where to start reading. */
export interface TextPlan {
  readonly format: TextFormat
  readonly layers: readonly LogLayer[]
  /** Byte offset in what was looked at. */
  readonly from: number
}

/** How much is looked at to tell all that: before the first capture, and from it on. */
const BEFORE = 1 << 16
const AFTER = 1 << 18
/** Folded stacks have nothing to be found by, and are told by the first lines of a file. */
const HEAD = 1 << 16

const LF = 10

/**
 * Finds the first capture in the bytes of a text, from `start` on, and looks at the lines around it. Null where there is
 * none; `more` where the bytes end too early to tell and more may come.
 */
export function planText(bytes: Uint8Array, start: number, last: boolean): TextPlan | null | 'more' {
  const folded = start === 0 ? foldedPlan(bytes) : null
  if (folded !== null) return folded
  for (let at = anchorIn(bytes, start); at >= 0; at = anchorIn(bytes, at + AFTER)) {
    if (!last && bytes.length - at < AFTER) return 'more'
    const from = Math.max(markLength(bytes), lineStart(bytes, Math.max(start, at - BEFORE)))
    const text = new TextDecoder('utf-8').decode(bytes.subarray(from, at + AFTER))
    const { layers, lines } = layersOf(text.split(/\r?\n/).map(shortened))
    const format = formatOf(lines.join('\n'))
    if (format !== null) return { format, layers, from }
  }
  return null
}

/** UTF-8 may begin with a mark. */
function markLength(bytes: Uint8Array): number {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
}

/** So much of a line is looked at, from its start and from the anchor in it on. */
const LONGEST_LINE = 1 << 14

/** A line that is worth looking at only so far: patterns that try every position need such a bound. */
function shortened(line: string): string {
  if (line.length <= LONGEST_LINE) return line
  const at = findAnchor(line)
  return line.slice(0, Math.max(0, at) + LONGEST_LINE)
}

function foldedPlan(bytes: Uint8Array): TextPlan | null {
  const head = new TextDecoder('utf-8').decode(bytes.subarray(0, HEAD))
  if (findAnchor(head) >= 0) return null
  const whole = bytes.length > HEAD ? head.slice(0, head.lastIndexOf('\n') + 1) : head
  const format = formatOf(whole)
  return format === null ? null : { format, layers: [], from: 0 }
}

/** Pieces in which a text is searched, and by how much they overlap. */
const PIECE = 1 << 20
const OVERLAP = 1 << 8

/** Byte offset of the first anchor from `start` on, or -1. Latin-1 has a character for every byte. */
function anchorIn(bytes: Uint8Array, start: number): number {
  for (let from = start; from < bytes.length; from += PIECE - OVERLAP) {
    const text = new TextDecoder('latin1').decode(bytes.subarray(from, from + PIECE))
    const at = findAnchor(text)
    if (at >= 0) return from + at
  }
  return -1
}

/** The first line that starts at `at` or later, unless a line goes on from there to the end of what is kept before. */
function lineStart(bytes: Uint8Array, at: number): number {
  if (at === 0 || bytes[at - 1] === LF) return at
  const next = bytes.indexOf(LF, at)
  return next < 0 || next >= at + BEFORE ? at : next + 1
}
