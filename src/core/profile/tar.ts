import { ReadStop } from './failure.ts'

/** A file inside an archive. */
export interface Entry {
  readonly name: string
  /** Milliseconds since 1970, or null. */
  readonly modified: number | null
  readonly bytes: Uint8Array
}

const BLOCK = 512
/** A debug bundle has dozens of files; an archive with more is something else. */
export const MOST_ENTRIES = 2000

export function isTar(bytes: Uint8Array): boolean {
  return bytes.length >= BLOCK && text(bytes, 257, 5) === 'ustar'
}

/**
 * Lists the regular files of a tar archive, whose bytes are views. A header of 512 bytes stands before every file; names
 * longer than it holds come from GNU's `L` entries or pax' `path=`. An archive that ends early gives what is whole.
 * https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html
 */
export function readTar(bytes: Uint8Array): readonly Entry[] {
  const entries: Entry[] = []
  let longName: string | null = null
  for (let at = 0; at + BLOCK <= bytes.length; ) {
    const size = octal(bytes, at + 124, 12)
    const body = bytes.subarray(at + BLOCK, at + BLOCK + size)
    const type = text(bytes, at + 156, 1)
    if (bytes[at] === 0 || body.length < size) break
    if (type === 'L') longName = text(body, 0, body.length)
    else if (type === 'x') longName = /\d+ path=([^\n]*)\n/.exec(text(body, 0, body.length))?.[1] ?? longName
    else {
      if (type === '0' || type === '') {
        const modified = octal(bytes, at + 136, 12) * 1000
        entries.push({ name: longName ?? nameAt(bytes, at), modified: modified || null, bytes: body })
      }
      longName = null
    }
    if (entries.length > MOST_ENTRIES)
      throw new ReadStop('inflates-too-far', { what: 'entries', limit: MOST_ENTRIES })
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
  return entries
}

function nameAt(bytes: Uint8Array, at: number): string {
  const prefix = text(bytes, at + 345, 155)
  const name = text(bytes, at, 100)
  return prefix === '' ? name : `${prefix}/${name}`
}

/** Text up to the first zero. */
function text(bytes: Uint8Array, from: number, length: number): string {
  const field = bytes.subarray(from, from + length)
  const end = field.indexOf(0)
  return new TextDecoder('utf-8').decode(end < 0 ? field : field.subarray(0, end))
}

/** An octal number; 0 for anything else, as base-256 sizes are beyond what is opened here. */
function octal(bytes: Uint8Array, from: number, length: number): number {
  const digits = text(bytes, from, length).trim()
  return /^[0-7]{1,12}$/.test(digits) ? Number.parseInt(digits, 8) : 0
}
