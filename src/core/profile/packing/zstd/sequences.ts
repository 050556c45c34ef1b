import { type BackwardBits, backwardBits, corrupt, take } from './bits.ts'
import type { Literals } from './literals.ts'
import { LITERAL_BASE, LITERAL_BITS, MATCH_BASE, MATCH_BITS, type Tables } from './sequence-codes.ts'
import { countAt, readTables } from './sequence-tables.ts'

/** What has been unpacked so far of a frame, and what its next block may build on. */
export interface Output {
  readonly bytes: Uint8Array
  at: number
  /** How far back a match may begin. */
  readonly window: number
  /** The last three distances, newest first. */
  readonly distances: [number, number, number]
}

/** Unpacks the sequences in `bytes[at, end)` behind `literals` to `output`, up to `stop` there. */
export function unpackSequences(
  bytes: Uint8Array,
  { bytes: literals, end: start }: Literals,
  end: number,
  output: Output,
  stop: number,
  before: Tables | null,
): Tables | null {
  const { count, at } = countAt(bytes, start)
  if (count === 0 && at !== end) throw corrupt(bytes, start)
  const read = count === 0 ? null : readTables(bytes, at, end, before)
  const used =
    read === null
      ? 0
      : followSequences(backwardBits(bytes, read.at, end), count, read.tables, literals, output, stop)
  const rest = literals.length - used
  if (output.at + rest > stop) throw corrupt(bytes, start)
  copy(literals, used, rest, output)
  return read?.tables ?? before
}

/** @returns how many of the literals the sequences used. https://www.rfc-editor.org/rfc/rfc8878#section-3.1.1.4 */
function followSequences(
  bits: BackwardBits,
  count: number,
  { literals: ofLiterals, offsets: ofOffsets, matches: ofMatches }: Tables,
  literals: Uint8Array,
  output: Output,
  stop: number,
): number {
  let used = 0
  let literalState = take(bits, ofLiterals.log)
  let offsetState = take(bits, ofOffsets.log)
  let matchState = take(bits, ofMatches.log)
  for (let left = count; left > 0; left--) {
    const offsetCode = ofOffsets.symbols[offsetState]!
    const matchCode = ofMatches.symbols[matchState]!
    const literalCode = ofLiterals.symbols[literalState]!
    const offset = 2 ** offsetCode + take(bits, offsetCode)
    const match = MATCH_BASE[matchCode]! + take(bits, MATCH_BITS[matchCode]!)
    const plain = LITERAL_BASE[literalCode]! + take(bits, LITERAL_BITS[literalCode]!)
    if (left > 1) {
      literalState = ofLiterals.next[literalState]! + take(bits, ofLiterals.bits[literalState]!)
      matchState = ofMatches.next[matchState]! + take(bits, ofMatches.bits[matchState]!)
      offsetState = ofOffsets.next[offsetState]! + take(bits, ofOffsets.bits[offsetState]!)
    }
    const fits = used + plain <= literals.length && output.at + plain + match <= stop
    if (bits.at < bits.bottom || !fits) throw corrupt(bits.bytes, bits.bottom >>> 3)
    copy(literals, used, plain, output)
    used += plain
    const distance = distanceOf(offset, plain, output.distances)
    if (distance < 1 || distance > output.at || distance > output.window)
      throw corrupt(bits.bytes, bits.bottom >>> 3)
    repeat(output, distance, match)
  }
  if (bits.at !== bits.bottom) throw corrupt(bits.bytes, bits.bottom >>> 3)
  return used
}

/** Offsets 1 to 3 name one of the last distances, a place later when no literals stand before the match. */
function distanceOf(offset: number, plain: number, last: [number, number, number]): number {
  const place = offset > 3 ? 3 : offset - (plain === 0 ? 0 : 1)
  const distance = offset > 3 ? offset - 3 : place === 3 ? last[0] - 1 : last[place]!
  if (place > 1) last[2] = last[1]
  if (place > 0) last[1] = last[0]
  last[0] = distance
  return distance
}

/** Most pieces are so short that a loop is faster than a call. */
const SHORT = 32

function copy(source: Uint8Array, from: number, length: number, output: Output): void {
  const { bytes, at } = output
  if (length > SHORT) bytes.set(source.subarray(from, from + length), at)
  else for (let i = 0; i < length; i++) bytes[at + i] = source[from + i]!
  output.at += length
}

/** Copies within; a match longer than its distance repeats what it writes. */
function repeat(output: Output, distance: number, length: number): void {
  const { bytes, at } = output
  const end = at + length
  if (length > SHORT && distance >= length) bytes.copyWithin(at, at - distance, end - distance)
  else for (let i = at; i < end; i++) bytes[i] = bytes[i - distance]!
  output.at = end
}
