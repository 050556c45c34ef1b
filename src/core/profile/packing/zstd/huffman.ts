import { backwardBits, bitsAt, corrupt, highestBit, take } from './bits.ts'
import { readFse } from './fse.ts'

/** What each of the 2^log ways to go on in a stream stands for, and how many bits that took. */
export interface HuffmanTable {
  readonly log: number
  readonly symbols: Uint8Array
  readonly bits: Uint8Array
}

const LARGEST_LOG = 11
const MOST_SYMBOLS = 256

/** Reads the description of a table. https://www.rfc-editor.org/rfc/rfc8878#section-4.2.1 */
export function readHuffman(
  bytes: Uint8Array,
  start: number,
  end: number,
): { table: HuffmanTable; at: number } {
  if (start >= end) throw corrupt(bytes, start)
  const head = bytes[start]!
  const plain = head >= 128
  const at = start + 1 + (plain ? (head - 126) >> 1 : head)
  if (at > end) throw corrupt(bytes, start)
  const weights = plain ? nibbles(bytes, start + 1, head - 127) : packedWeights(bytes, start + 1, at)
  return { table: tableOf(bytes, start, weights), at }
}

function nibbles(bytes: Uint8Array, start: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => {
    const pair = bytes[start + (i >> 1)]!
    return i % 2 === 0 ? pair >> 4 : pair & 15
  })
}

/** Two states that take turns, until there are no bits for the next one; what both stand for then ends the list. */
function packedWeights(bytes: Uint8Array, start: number, end: number): number[] {
  const { table, at: from } = readFse(bytes, start, end, { log: 6, symbols: LARGEST_LOG + 1 })
  const { log, symbols, bits, next } = table
  const stream = backwardBits(bytes, from, end)
  let state = take(stream, log)
  let other = take(stream, log)
  const weights: number[] = []
  while (weights.length < MOST_SYMBOLS && stream.at >= stream.bottom) {
    weights.push(symbols[state]!)
    const reached = next[state]! + take(stream, bits[state]!)
    if (stream.at < stream.bottom) return [...weights, symbols[other]!]
    state = other
    other = reached
  }
  throw corrupt(bytes, start)
}

/**
 * A symbol of weight w has 2^(w-1) of the ways, the smallest weights first, symbols of one weight in their order; the
 * last symbol's weight is what is missing to a power of two.
 */
function tableOf(bytes: Uint8Array, start: number, known: readonly number[]): HuffmanTable {
  const sum = known.reduce((total, weight) => total + ((1 << weight) >> 1), 0)
  const log = sum === 0 ? 0 : highestBit(sum) + 1
  const rest = (1 << log) - sum
  const whole = sum > 0 && log <= LARGEST_LOG && (rest & (rest - 1)) === 0 && known.length < MOST_SYMBOLS
  if (!whole) throw corrupt(bytes, start)
  const weights = [...known, highestBit(rest) + 1]
  const symbols = new Uint8Array(1 << log)
  const bits = new Uint8Array(1 << log)
  for (let weight = 1, at = 0; weight <= log; weight++) {
    for (let symbol = 0; symbol < weights.length; symbol++) {
      if (weights[symbol] !== weight) continue
      const end = at + (1 << (weight - 1))
      symbols.fill(symbol, at, end)
      bits.fill(log + 1 - weight, at, end)
      at = end
    }
  }
  return { log, symbols, bits }
}

/** Fills `out` from the stream in `bytes[from, end)`, which has to have just so many symbols. */
export function unpackStream(
  { log, symbols, bits }: HuffmanTable,
  bytes: Uint8Array,
  from: number,
  end: number,
  out: Uint8Array,
): void {
  const stream = backwardBits(bytes, from, end)
  const { bottom } = stream
  let { at } = stream
  for (let i = 0; i < out.length; i++) {
    const missing = bottom + log - at
    const way =
      missing <= 0 ? bitsAt(bytes, at - log, log) : bitsAt(bytes, bottom, Math.max(0, log - missing)) << missing
    out[i] = symbols[way]!
    at -= bits[way]!
  }
  if (at !== bottom) throw corrupt(bytes, from)
}
