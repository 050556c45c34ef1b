import { bitsAt, corrupt, highestBit } from './bits.ts'

/** A table of finite state entropy: what each of its 2^log states stands for, and how the next one is found. */
export interface FseTable {
  readonly log: number
  readonly symbols: Uint8Array
  /** How many bits are read for the next state, and what is added to them. */
  readonly bits: Uint8Array
  readonly next: Uint16Array
}

/**
 * A table from the share that each symbol has in 2^log states; -1 is one state with a full reset.
 * https://www.rfc-editor.org/rfc/rfc8878#section-4.1.1
 */
export function fseTable(shares: ArrayLike<number>, log: number): FseTable {
  const size = 1 << log
  const symbols = new Uint8Array(size)
  const seen = new Uint16Array(shares.length)
  let high = size - 1
  for (let symbol = 0; symbol < shares.length; symbol++) {
    seen[symbol] = Math.abs(shares[symbol]!)
    if (shares[symbol] === -1) symbols[high--] = symbol
  }
  const step = (size >> 1) + (size >> 3) + 3
  for (let symbol = 0, at = 0; symbol < shares.length; symbol++) {
    for (let i = 0; i < shares[symbol]!; i++) {
      symbols[at] = symbol
      do at = (at + step) & (size - 1)
      while (at > high)
    }
  }
  const bits = new Uint8Array(size)
  const next = new Uint16Array(size)
  for (let state = 0; state < size; state++) {
    const count = seen[symbols[state]!]!++
    bits[state] = log - highestBit(count)
    next[state] = (count << bits[state]!) - size
  }
  return { log, symbols, bits, next }
}

/** A table that always gives `symbol`. */
export function constantTable(symbol: number): FseTable {
  return { log: 0, symbols: Uint8Array.of(symbol), bits: new Uint8Array(1), next: new Uint16Array(1) }
}

/** What a description may say at most. */
export interface FseLimits {
  readonly log: number
  readonly symbols: number
}

/**
 * Reads the description of a table at `start`. Throws ReadStop where it tells of more states or symbols than may be.
 * https://www.rfc-editor.org/rfc/rfc8878#section-4.1.1
 */
export function readFse(
  bytes: Uint8Array,
  start: number,
  end: number,
  limits: FseLimits,
): { table: FseTable; at: number } {
  const log = (bytes[start]! & 15) + 5
  if (start >= end || log > limits.log) throw corrupt(bytes, start)
  const shares: number[] = []
  let at = start * 8 + 4
  let left = 1 << log
  while (left > 0) {
    const { share, taken } = shareAt(bytes, at, left)
    at += taken
    left -= Math.abs(share)
    shares.push(share)
    if (share === 0) at = skipAt(bytes, at, shares, limits.symbols)
    if (shares.length > limits.symbols || at > end * 8) throw corrupt(bytes, start)
  }
  if (left < 0) throw corrupt(bytes, start)
  return { table: fseTable(shares, log), at: (at + 7) >>> 3 }
}

/** A share is at most `left`; the values that need no whole number of bits are told by the smaller number of bits. */
function shareAt(bytes: Uint8Array, at: number, left: number): { share: number; taken: number } {
  const count = highestBit(left + 1) + 1
  const half = 1 << (count - 1)
  const value = bitsAt(bytes, at, count)
  const short = 2 * half - 2 - left
  const low = value & (half - 1)
  if (low < short) return { share: low - 1, taken: count - 1 }
  return { share: (value >= half ? value - short : value) - 1, taken: count }
}

/** Behind a share of 0: how many more follow, two bits at a time while these are 3. */
function skipAt(bytes: Uint8Array, start: number, shares: number[], most: number): number {
  let at = start
  for (let more = 3; more === 3 && shares.length <= most; at += 2) {
    more = bitsAt(bytes, at, 2)
    for (let i = 0; i < more; i++) shares.push(0)
  }
  return at
}
