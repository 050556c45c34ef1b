import { ReadStop } from './failure.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** gzip's first bytes in base64: how a binary profile looks when it was pasted as text. */
const PACKED = 'H4sI'

/** UTF-16 with a mark becomes UTF-8, as Windows consoles write it; null for any other content. */
export function fromUtf16(bytes: Uint8Array): Uint8Array | null {
  const mark = bytes[0]! * 256 + bytes[1]!
  if (mark !== 0xfffe && mark !== 0xfeff) return null
  const text = new TextDecoder(mark === 0xfffe ? 'utf-16le' : 'utf-16be').decode(bytes)
  return new TextEncoder().encode(text)
}

/** Content of a base64 text that holds gzip; null for any other content. */
export function fromBase64(bytes: Uint8Array): Uint8Array | null {
  let start = 0
  while (bytes[start] === 10 || bytes[start] === 13 || bytes[start] === 32) start++
  for (let i = 0; i < PACKED.length; i++) if (bytes[start + i] !== PACKED.charCodeAt(i)) return null
  const decoded = new Uint8Array(Math.ceil(((bytes.length - start) * 3) / 4))
  let length = 0
  let bits = 0
  let count = 0
  for (let at = start; at < bytes.length; at++) {
    const char = String.fromCharCode(bytes[at]!).replace('-', '+').replace('_', '/')
    const value = ALPHABET.indexOf(char)
    if (value < 0) {
      if (/[\s=]/.test(char)) continue
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
