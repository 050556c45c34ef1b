import { corrupt, numberAt } from './bits.ts'
import { type HuffmanTable, readHuffman, unpackStream } from './huffman.ts'

export interface Literals {
  readonly bytes: Uint8Array
  /** Where what follows them in the block starts. */
  readonly end: number
  /** The table that a later block may use again. */
  readonly table: HuffmanTable | null
}

const [RAW, RLE, PACKED] = [0, 1, 2]

interface Header {
  readonly type: number
  readonly size: number
  /** Bytes that they take in the file, and where these start. */
  readonly packed: number
  readonly start: number
  readonly streams: number
}

/** The literals of a block in `bytes[at, end)`, at most `most`. https://www.rfc-editor.org/rfc/rfc8878#section-3.1.1.3.1 */
export function readLiterals(
  bytes: Uint8Array,
  at: number,
  end: number,
  most: number,
  before: HuffmanTable | null,
): Literals {
  const header = headerAt(bytes, at)
  const { type, size, packed, start, streams } = header
  const last = start + packed
  if (last > end || size > most) throw corrupt(bytes, at)
  if (type === RAW) return { bytes: bytes.subarray(start, last), end: last, table: before }
  if (type === RLE) return { bytes: new Uint8Array(size).fill(bytes[start]!), end: last, table: before }
  const described = type === PACKED ? readHuffman(bytes, start, last) : null
  const table = described?.table ?? before
  if (table === null) throw corrupt(bytes, at)
  const out = new Uint8Array(size)
  const from = described?.at ?? start
  if (streams === 1) unpackStream(table, bytes, from, last, out)
  else unpackFour(table, bytes, from, last, out)
  return { bytes: out, end: last, table }
}

/**
 *     raw, one byte     type 2, form 1, size 5    or    type 2, form 2, size 12 or 20
 *     packed, as before type 2, form 2, size n, packed n      n: 10, 10, 14, 18
 */
function headerAt(bytes: Uint8Array, at: number): Header {
  const first = bytes[at]!
  const type = first & 3
  const form = (first >> 2) & 3
  if (type === RAW || type === RLE) {
    const length = form === 1 ? 2 : form === 3 ? 3 : 1
    const size = numberAt(bytes, at, length) >>> (length === 1 ? 3 : 4)
    return { type, size, packed: type === RAW ? size : 1, start: at + length, streams: 1 }
  }
  const length = [3, 3, 4, 5][form]!
  const range = 2 ** [10, 10, 14, 18][form]!
  const rest = Math.floor(numberAt(bytes, at, length) / 16)
  const packed = Math.floor(rest / range)
  return { type, size: rest % range, packed, start: at + length, streams: form === 0 ? 1 : 4 }
}

/** Sizes of the first three, two bytes each, then the four; each but the last unpacks to a quarter, rounded up. */
function unpackFour(table: HuffmanTable, bytes: Uint8Array, from: number, end: number, out: Uint8Array): void {
  const quarter = (out.length + 3) >> 2
  if (from + 6 > end || 3 * quarter > out.length) throw corrupt(bytes, from)
  for (let i = 0, start = from + 6; i < 4; i++) {
    const stop = i === 3 ? end : start + numberAt(bytes, from + 2 * i, 2)
    if (stop > end) throw corrupt(bytes, from)
    unpackStream(table, bytes, start, stop, out.subarray(i * quarter, i === 3 ? out.length : (i + 1) * quarter))
    start = stop
  }
}
