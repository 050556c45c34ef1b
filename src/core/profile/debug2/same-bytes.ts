/** Bytes that are compared at once. */
const DOUBLE = 8
const WORD = 4

/**
 * Whether `length` bytes of two texts are equal. Eight at a time as one number: numbers are equal when their bytes are,
 * but for those that stand in no text (a zero with a sign; what is no number is never equal, which is a miss only).
 */
export function sameBytes(one: DataView, from: number, other: DataView, at: number, length: number): boolean {
  let i = 0
  for (const stop = length - DOUBLE; i <= stop; i += DOUBLE) {
    if (one.getFloat64(from + i, true) !== other.getFloat64(at + i, true)) return false
  }
  if (i + WORD <= length) {
    if (one.getInt32(from + i, true) !== other.getInt32(at + i, true)) return false
    i += WORD
  }
  for (; i < length; i++) if (one.getUint8(from + i) !== other.getUint8(at + i)) return false
  return true
}

/** A 32-bit hash of some bytes, a word at a time; only the bytes themselves count, not where they stand. */
export function hashBytes(words: DataView, from: number, to: number, seed: number): number {
  let hash = seed
  let at = from
  for (const stop = to - WORD; at <= stop; at += WORD) {
    hash = Math.imul(hash ^ words.getInt32(at, true), 0x01000193)
    hash ^= hash >>> 15
  }
  for (; at < to; at++) hash = Math.imul(hash ^ words.getUint8(at), 0x01000193)
  return hash ^ (hash >>> 13)
}
