import type { Failure } from '#core/profile/failure.ts'
import { type Budget, type Entry, spend } from './entry.ts'

const BLOCK = 512

export function isTar(bytes: Uint8Array): boolean {
  return bytes.length >= BLOCK && text(bytes, 257, 5) === 'ustar'
}

/**
 * Lists the regular files of a tar archive, whose bytes are views. A header of 512 bytes stands before every file; names
 * longer than it holds come from GNU's `L` entries or pax' `path=`. The last file of
 * an archive that ends early carries that as its failure.
 * https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html
 */
export function readTar(bytes: Uint8Array, budget: Budget): readonly Entry[] {
  const entries: Entry[] = []
  let longName: string | null = null
  for (let at = 0; at + BLOCK <= bytes.length && bytes[at] !== 0; ) {
    const size = octal(bytes, at + 124, 12)
    const body = bytes.subarray(at + BLOCK, at + BLOCK + size)
    const type = text(bytes, at + 156, 1)
    if (isFile(type)) {
      const name = longName ?? nameAt(bytes, at)
      spend(budget, body.length)
      const entry = { name, modified: timeAt(bytes, at), bytes: body }
      entries.push(body.length < size ? { ...entry, failure: cutAt(name, bytes.length) } : entry)
    }
    longName = type === 'L' || type === 'x' ? nameIn(body, type, longName) : null
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
  return entries
}

function cutAt(entry: string, byte: number): Failure {
  return { code: 'zip', facts: { kind: 'cut', entry }, at: { byte } }
}

function isFile(type: string): boolean {
  return type === '0' || type === '' || type === '7'
}

/** The name that an entry of GNU's or of pax gives to the file behind it. */
function nameIn(body: Uint8Array, type: string, known: string | null): string | null {
  const content = text(body, 0, body.length)
  return type === 'L' ? content : (/\d+ path=([^\n]*)\n/.exec(content)?.[1] ?? known)
}

function timeAt(bytes: Uint8Array, at: number): number | null {
  return octal(bytes, at + 136, 12) * 1000 || null
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
