import { ReadStop } from './failure.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The first bytes of gzip and of zstd in base64: how a binary profile looks when it was pasted as text. */
const PACKED = ['H4sI', 'KLUv']

/** UTF-16 becomes UTF-8, as Windows consoles write it, with a mark or without; null for any other content. */
export function fromUtf16(bytes: Uint8Array): Uint8Array | null {
  const order = orderOf(bytes)
  return order === null ? null : new TextEncoder().encode(new TextDecoder(order).decode(bytes))
}

const PROBED = 64

/** By the mark at the start; without one, every other byte of plain letters is zero. */
function orderOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const mark = bytes[0]! * 256 + bytes[1]!
  if (mark === 0xfffe) return 'utf-16le'
  if (mark === 0xfeff) return 'utf-16be'
  const head = bytes.subarray(0, PROBED)
  const letters = (odd: number) =>
    head.every((byte, i) => (i % 2 === odd ? byte >= 9 && byte < 127 : byte === 0))
  if (head.length < PROBED) return null
  return letters(0) ? 'utf-16le' : letters(1) ? 'utf-16be' : null
}

/** Content of a base64 text that holds gzip or zstd, also as a data URL; null for any other content. */
export function fromBase64(bytes: Uint8Array): Uint8Array | null {
  const start = base64Start(bytes)
  if (start < 0) return null
  const decoded = new Uint8Array(Math.ceil(((bytes.length - start) * 3) / 4))
  let length = 0
  let bits = 0
  let count = 0
  for (let at = start; at < bytes.length; at++) {
    const char = String.fromCharCode(bytes[at]!).replace('-', '+').replace('_', '/')
    const value = ALPHABET.indexOf(char)
    if (value < 0) {
      if (/[\s="']/.test(char)) continue
      throw new ReadStop('not-a-profile', { what: 'base64', found: char }, { byte: at })
    }
    bits = ((bits << 6) | value) & 0xfffff
    count += 6
    if (count >= 8) {
      count -= 8
      decoded[length++] = bits >>> count
    }
  }
  return decoded.subarray(0, length)
}

/** Behind blanks and what a data URL begins with; -1 where nothing packed follows. */
function base64Start(bytes: Uint8Array): number {
  const head = String.fromCharCode(...bytes.subarray(0, 200))
  const start = /^\s*["']?(?:data:[\w.+/;=-]*;base64,)?/.exec(head)?.[0].length ?? 0
  return PACKED.some(packed => head.startsWith(packed, start)) ? start : -1
}
