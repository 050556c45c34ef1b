import { findAnchor } from '#core/profile/debug2/dump-search.ts'
import { ReadStop } from '#core/profile/failure.ts'
import { sniffPprof } from '#core/profile/pprof/pprof-sniff.ts'
import { isTextHead } from './salvage.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const LF = 10
const DASH = 45

/** So much is searched for the start, and so many bytes of what comes out tell what it is. */
const HEAD = 1 << 14
const PROBED = 1 << 11

/**
 * Content of a base64 text, also as a data URL or below the head of a mail, that holds gzip, zstd, a profile or a text
 * with a capture; null for any other content.
 */
export function fromBase64(bytes: Uint8Array): Uint8Array | null {
  const { start, inside } = base64Start(bytes)
  if (start < 0) return null
  const { content, stopped } = decode(bytes, start, bytes.length, inside)
  if (stopped >= 0) {
    const found = String.fromCharCode(bytes[stopped]!)
    throw new ReadStop('not-a-profile', { what: 'base64', found }, { byte: stopped })
  }
  return content
}

/** Where the first line stands that is worth decoding, or -1, and whether other text stands around it. */
function base64Start(bytes: Uint8Array): { start: number; inside: boolean } {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD))
  const prefix = /^\s*["']?(?:data:[\w.+/;=-]*;base64,)?/.exec(head)![0].length
  if (isWorth(bytes, prefix)) return { start: prefix, inside: false }
  for (const { index, 1: blank = '' } of head.matchAll(LINE)) {
    const start = index + blank.length
    if (isWorth(bytes, start)) return { start, inside: true }
  }
  return { start: -1, inside: false }
}

/** A full line of nothing else. */
const LINE = /(\n[ \t]*)[\w+/-]{60,}={0,2}\r?(?=\n|$)/g

function isWorth(bytes: Uint8Array, start: number): boolean {
  if (!/^[\w+/-]{8}/.test(new TextDecoder('latin1').decode(bytes.subarray(start, start + 8)))) return false
  const { content } = decode(bytes, start, Math.min(bytes.length, start + PROBED), true)
  const packed = (content[0] === 0x1f && content[1] === 0x8b) || (content[0] === 0x28 && content[1] === 0xb5)
  if (packed || content.length < 24) return packed
  if (isTextHead(content)) return findAnchor(new TextDecoder('latin1').decode(content)) >= 0
  return content.some(byte => byte < 9) && content[0] === 0x0a && sniffPprof(content)
}

/** Decodes up to `end`, or where text stands around it, up to the first line that is none of it. */
function decode(bytes: Uint8Array, start: number, end: number, inside: boolean) {
  const decoded = new Uint8Array(Math.ceil(((end - start) * 3) / 4))
  let length = 0
  let bits = 0
  let count = 0
  let stopped = -1
  for (let at = start; at < end; at++) {
    const char = String.fromCharCode(bytes[at]!).replace('-', '+').replace('_', '/')
    const value = ALPHABET.indexOf(char)
    const ends = inside && bytes[at - 1] === LF && (bytes[at] === LF || bytes[at] === DASH)
    if (value < 0 || ends) {
      if (!ends && /[\s="']/.test(char)) continue
      stopped = inside ? -1 : at
      break
    }
    bits = ((bits << 6) | value) & 0xfffff
    count += 6
    if (count >= 8) {
      count -= 8
      decoded[length++] = bits >>> count
    }
  }
  return { content: decoded.subarray(0, length), stopped }
}
