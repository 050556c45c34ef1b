import { ReadStop } from '#core/profile/failure.ts'

/** Little endian, 0 to 6 bytes; what lies behind the end counts as 0. */
export function numberAt(bytes: Uint8Array, at: number, length: number): number {
  let value = 0
  for (let i = length - 1; i >= 0; i--) value = value * 256 + (bytes[at + i] ?? 0)
  return value
}

/** `count` bits, 0 to 25, from bit `at` on; bit 0 is the lowest of byte 0. What lies behind the end counts as 0. */
export function bitsAt(bytes: Uint8Array, at: number, count: number): number {
  const byte = at >>> 3
  const word = bytes[byte]! | (bytes[byte + 1]! << 8) | (bytes[byte + 2]! << 16) | (bytes[byte + 3]! << 24)
  return (word >>> (at & 7)) & ((1 << count) - 1)
}

/** Bits that are read backwards, each number from its highest bit on, until `at` is `bottom`. */
export interface BackwardBits {
  readonly bytes: Uint8Array
  readonly bottom: number
  at: number
}

/**
 * The bits in `bytes[from, end)`: they begin under the highest bit set in the last byte. Throws ReadStop where none is.
 * https://www.rfc-editor.org/rfc/rfc8878#section-4.1
 */
export function backwardBits(bytes: Uint8Array, from: number, end: number): BackwardBits {
  const last = end > from ? bytes[end - 1]! : 0
  if (last === 0) throw corrupt(bytes, end)
  return { bytes, bottom: from * 8, at: end * 8 - 8 + highestBit(last) }
}

/** The next `count` bits, 0 to 31. */
export function take(bits: BackwardBits, count: number): number {
  bits.at -= count
  if (count <= 25) return bitsAt(bits.bytes, bits.at, count)
  return bitsAt(bits.bytes, bits.at, 16) + bitsAt(bits.bytes, bits.at + 16, count - 16) * 65_536
}

/** Of a number above 0. */
export function highestBit(value: number): number {
  return 31 - Math.clz32(value)
}

/** A file that is no zstd from byte `at` on. */
export function corrupt(bytes: Uint8Array, at: number): ReadStop {
  return new ReadStop('gzip-corrupt', { packing: 'zstd', size: bytes.length }, { byte: at })
}
