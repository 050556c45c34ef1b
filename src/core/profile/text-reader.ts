import type { Profile } from './profile.ts'

/** Reads one format of text that comes in pieces. Both functions throw ReadStop. */
export interface TextReader {
  /**
   * Reads from the front of `bytes`, which follow what was taken before, and says how many it took; the rest comes again
   * with more behind it. The `last` bytes are the end of the text, and all of them are taken.
   */
  readonly read: (bytes: Uint8Array, last: boolean) => number
  readonly finish: () => readonly Profile[]
}

/** Reads a text that is there as a whole. */
export function readWhole(reader: TextReader, bytes: Uint8Array): readonly Profile[] {
  reader.read(bytes, true)
  return reader.finish()
}

/** A reader of lines: `onLine` gets each of them without its end, and its number from 1 on. */
export function lineReader(
  onLine: (line: string, number: number) => void,
  finish: () => readonly Profile[],
): TextReader {
  const decoder = new TextDecoder('utf-8')
  let number = 0
  let held = ''
  const read = (bytes: Uint8Array, last: boolean) => {
    let from = 0
    while (from < bytes.length || (last && held !== '')) {
      const end = bytes.indexOf(LF, from)
      if (end < 0 && !last) break
      const to = end < 0 ? bytes.length : end
      onLine(held + decoder.decode(bytes.subarray(from, to)), ++number)
      held = ''
      from = to + 1
    }
    if (last || bytes.length - from < LONG_LINE) return Math.min(from, bytes.length)
    held += decoder.decode(bytes.subarray(from), { stream: true })
    return bytes.length
  }
  return { read, finish }
}

/** So many bytes of a line are waited for; of a longer one what is there is kept as text. */
const LONG_LINE = 1 << 20
const LF = 10

/** Bytes that are kept for a reader until more come. */
export interface Feed {
  readonly push: (bytes: Uint8Array) => void
  readonly end: () => readonly Profile[]
}

/** How much a reader is given at once. More than a goroutine has, and little beside the profile. */
const WINDOW = 1 << 22

/** Gives a reader its text window by window; pieces may have any size. */
export function feed(reader: TextReader): Feed {
  let window = new Uint8Array(0)
  let length = 0
  const push = (bytes: Uint8Array) => {
    if (length + bytes.length > window.length) {
      const larger = new Uint8Array(Math.max(WINDOW, (length + bytes.length) * 2))
      larger.set(window.subarray(0, length))
      window = larger
    }
    window.set(bytes, length)
    length += bytes.length
    if (length < WINDOW / 2) return
    const taken = reader.read(window.subarray(0, length), false)
    window.copyWithin(0, taken, length)
    length -= taken
  }
  const end = () => {
    reader.read(window.subarray(0, length), true)
    return reader.finish()
  }
  return { push, end }
}
