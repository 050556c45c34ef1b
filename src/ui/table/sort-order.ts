import type { Direction } from './line.ts'

const BITS = 16
const SIZE = 1 << BITS

/**
 * Order of the indices of `keys`, stable, in linear time: radix sort of the numbers' bits, 16 at a time, so that
 * 200,000 rows sort within a frame. NaN comes last in both directions. Words sort by their rank.
 */
export function sortOrder(keys: Float64Array, direction: Direction): Uint32Array<ArrayBuffer> {
  const low = new Uint32Array(keys.length)
  const high = new Uint32Array(keys.length)
  sortableBits(keys, direction === 'descending', low, high)
  let order = countUp(keys.length)
  let spare = new Uint32Array(keys.length)
  for (const [word, shift] of [
    [low, 0],
    [low, BITS],
    [high, 0],
    [high, BITS],
  ] as const) {
    if (!scatter(word, shift, order, spare)) continue
    ;[order, spare] = [spare, order]
  }
  return order
}

/** The numbers from 0 up to, not including, `count`. */
export function countUp(count: number): Uint32Array<ArrayBuffer> {
  const numbers = new Uint32Array(count)
  for (let i = 0; i < count; i++) numbers[i] = i
  return numbers
}

/** Doubles as two unsigned words each whose order is that of the numbers. */
function sortableBits(keys: Float64Array, descending: boolean, low: Uint32Array, high: Uint32Array): void {
  const number = new Float64Array(1)
  const words = new Uint32Array(number.buffer)
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] ?? Number.NaN
    if (Number.isNaN(key)) {
      low[i] = 0xffffffff
      high[i] = 0xffffffff
      continue
    }
    number[0] = descending ? 0 - key : key + 0
    const h = words[1] ?? 0
    const negative = h >>> 31 === 1
    low[i] = negative ? ~(words[0] ?? 0) : (words[0] ?? 0)
    high[i] = negative ? ~h : h | 0x80000000
  }
}

/** One pass by 16 bits; false where all of them are equal and nothing had to move. */
function scatter(word: Uint32Array, shift: number, order: Uint32Array, into: Uint32Array): boolean {
  const digit = (i: number) => ((word[i] ?? 0) >>> shift) & (SIZE - 1)
  const start = new Uint32Array(SIZE + 1)
  for (let i = 0; i < word.length; i++) {
    const at = digit(i) + 1
    start[at] = (start[at] ?? 0) + 1
  }
  if (word.length === 0 || start[digit(0) + 1] === word.length) return false
  for (let d = 0; d < SIZE; d++) start[d + 1] = (start[d + 1] ?? 0) + (start[d] ?? 0)
  for (const i of order) {
    const d = digit(i)
    const at = start[d] ?? 0
    into[at] = i
    start[d] = at + 1
  }
  return true
}
