import { checksumOf } from '#core/profile/packing/checksum.ts'
import { fromBase64url, toBase64url } from './base64url.ts'
import { bitReader, bitWriter } from './bit-coder.ts'
import { codeShared } from './code-shared.ts'
import type { Deflater } from './deflate.ts'
import { legibleShared } from './legible-shared.ts'
import { linkCoder } from './link-coder.ts'
import { LinkStop, type Opened } from './link-failure.ts'
import type { Shared } from './shared.ts'
import { textReader, textWriter } from './text-coder.ts'

/** First byte of the bytes: which tables and which order. A page reads every version that ever was. */
const VERSION = 1
const CHECKSUM = 4
const HEADER = 1 + CHECKSUM + 3
/** Text of a link may unpack to this many times its size. */
const RATIO = 100
const MOST_BYTES = 1 << 24
const MOST_TEXT = 1 << 26

/**
 * A shared comparison as bytes. Numbers go through a range coder with odds of their own per kind, text through deflate.
 *
 *     version 1 | checksum 4 | length of the numbers 3 | numbers | text, deflated
 *
 * The checksum (CRC-32) is over all that follows it.
 */
export async function encodeShared(shared: Shared, deflater: Deflater): Promise<Uint8Array<ArrayBuffer>> {
  const bits = bitWriter()
  const texts = textWriter()
  codeShared(linkCoder(bits, texts, false), shared)
  const numbers = bits.bytes()
  const text = await deflater.deflate(texts.bytes())
  const bytes = new Uint8Array(HEADER + numbers.length + text.length)
  const view = new DataView(bytes.buffer)
  bytes[0] = VERSION
  view.setUint32(CHECKSUM, numbers.length)
  bytes.set(numbers, HEADER)
  bytes.set(text, HEADER + numbers.length)
  view.setUint32(1, checksumOf(bytes.subarray(1 + CHECKSUM)) ^ 0)
  return bytes
}

/** Reads what `encodeShared` wrote; what is wrong with the bytes is a failure, never a wrong picture. */
export async function decodeShared(bytes: Uint8Array, deflater: Deflater): Promise<Opened<Shared>> {
  try {
    return { ok: true, value: await decode(bytes, deflater) }
  } catch (error) {
    if (error instanceof LinkStop) return { ok: false, failure: error.failure }
    throw error
  }
}

async function decode(bytes: Uint8Array, deflater: Deflater): Promise<Shared> {
  if (bytes.length < HEADER) throw new LinkStop('link-cut', { bytes: bytes.length })
  if (bytes.length > MOST_BYTES) throw new LinkStop('link-too-large', { limit: MOST_BYTES })
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  if (view.getUint32(1) !== checksumOf(bytes.subarray(1 + CHECKSUM)))
    throw new LinkStop('link-corrupt', { what: 'checksum' })
  if (bytes[0] !== VERSION) throw new LinkStop('link-newer', { version: bytes[0]! })
  const numbers = view.getUint32(CHECKSUM) & 0xffffff
  if (HEADER + numbers > bytes.length) throw new LinkStop('link-cut', { bytes: bytes.length })
  const packed = bytes.slice(HEADER + numbers)
  const limit = Math.min(MOST_TEXT, packed.length * RATIO)
  const text = await deflater.inflate(packed, limit).catch(error => {
    throw error instanceof LinkStop ? error : new LinkStop('link-corrupt', { what: 'deflate' })
  })
  const texts = textReader(text)
  const shared = codeShared(linkCoder(bitReader(bytes.subarray(HEADER, HEADER + numbers)), texts, true), null)
  if (!texts.atEnd()) throw new LinkStop('link-corrupt', { what: 'text' })
  return shared
}

/** The bytes as they stand behind `d=` in a fragment. */
export async function encodeLink(shared: Shared, deflater: Deflater): Promise<string> {
  return toBase64url(await encodeShared(shared, deflater))
}

export async function decodeLink(payload: string, deflater: Deflater): Promise<Opened<Shared>> {
  const bytes = fromBase64url(payload)
  if (bytes === null) return { ok: false, failure: { code: 'link-corrupt', facts: { what: 'letters' } } }
  return decodeShared(bytes, deflater)
}

/** The same for a reader: links that others wrote may hold any names. */
export async function openLink(payload: string, deflater: Deflater): Promise<Opened<Shared>> {
  const opened = await decodeLink(payload, deflater)
  return opened.ok ? { ok: true, value: legibleShared(opened.value) } : opened
}
