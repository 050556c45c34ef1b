import { ReadStop } from './failure.ts'
import { LARGEST_WINDOW } from './limits.ts'

/** One frame of a zstd file. `most` is what its blocks can unpack to at most, `size` what it claims, where it does. */
export interface Frame {
  readonly from: number
  /** Where its last block starts, where that ends, and where the checksum behind it ends. */
  readonly last: number
  readonly end: number
  readonly to: number
  readonly size: number | null
  readonly most: number
}

const MAGIC = 0xfd2fb528
/** Frames of other content, which readers pass over: 0x184d2a50 to 0x184d2a5f. */
const SKIPPED = 0x184d2a5
/** Bytes that a block can unpack to. */
export const LARGEST_BLOCK = 1 << 17
/** In a frame's flags: a checksum stands behind the last block. */
export const CHECKED = 4
const RAW = 0
const RLE = 1
const RESERVED = 3

export function isZstd(bytes: Uint8Array): boolean {
  const magic = bytes.length < 4 ? 0 : wordAt(bytes, 0)
  return magic === MAGIC || magic >>> 4 === SKIPPED
}

/**
 * Walks over the frames of a zstd file without unpacking them: where each ends and how large it can get.
 * https://www.rfc-editor.org/rfc/rfc8878#section-3.1.1
 *
 *     magic, descriptor, window, dictionary, size | block, block … last block | checksum
 */
export function framesOf(bytes: Uint8Array): readonly Frame[] {
  const frames: Frame[] = []
  for (let at = 0; at < bytes.length; ) {
    const magic = at + 8 <= bytes.length ? wordAt(bytes, at) : cut(bytes)
    if (magic >>> 4 === SKIPPED) at += 8 + wordAt(bytes, at + 4)
    else if (magic === MAGIC) {
      const frame = frameAt(bytes, at)
      frames.push(frame)
      at = frame.to
    } else throw corrupt(bytes, at)
    if (at > bytes.length) cut(bytes)
  }
  return frames
}

interface Header {
  readonly size: number | null
  /** How far back its blocks may look, in bytes. */
  readonly window: number
  /** Where the first block starts. */
  readonly blocks: number
  readonly checksum: boolean
}

/** What a frame says before its first block. Throws ReadStop where it cannot be opened here. */
function headerAt(bytes: Uint8Array, from: number): Header {
  const flags = bytes[from + 4]!
  const single = (flags & 0x20) !== 0
  const dictionary = [0, 1, 2, 4][flags & 3]!
  const sized = flags >>> 6
  const sizeBytes = sized > 0 ? 1 << sized : single ? 1 : 0
  const sizeAt = from + 5 + (single ? 0 : 1) + dictionary
  if (sizeAt + sizeBytes > bytes.length) cut(bytes)
  if ((flags & 8) !== 0) throw corrupt(bytes, from + 4)
  if (dictionary > 0) throw new ReadStop('packed', { kind: 'zstd dictionary', size: bytes.length })
  const size = sizeBytes === 0 ? null : numberAt(bytes, sizeAt, sizeBytes) + (sized === 1 ? 256 : 0)
  const window = single ? size! : windowOf(bytes[from + 5]!)
  if (!single && window > LARGEST_WINDOW)
    throw new ReadStop('inflates-too-far', { what: 'window', limit: LARGEST_WINDOW }, { byte: from + 5 })
  return { size, window, blocks: sizeAt + sizeBytes, checksum: (flags & CHECKED) !== 0 }
}

function frameAt(bytes: Uint8Array, from: number): Frame {
  const { size, window, blocks, checksum } = headerAt(bytes, from)
  const end = blocksFrom(bytes, blocks, Math.min(LARGEST_BLOCK, window))
  return { from, last: end.last, end: end.at, to: end.at + (checksum ? 4 : 0), size, most: end.most }
}

/** The first frame as if it ended after its first block; null where that block is not whole. */
export function firstBlock(head: Uint8Array): Frame | null {
  if (wordAt(head, 0) !== MAGIC) return null
  const { blocks } = headerAt(head, 0)
  const header = numberAt(head, blocks, 3)
  const end = blocks + 3 + (((header >>> 1) & 3) === RLE ? 1 : header >>> 3)
  return end > head.length ? null : { from: 0, last: blocks, end, to: end, size: null, most: LARGEST_BLOCK }
}

/** Walks to the end of the last block. A block's header has three bytes: 1 bit last, 2 bits type, 21 bits size. */
function blocksFrom(
  bytes: Uint8Array,
  start: number,
  largest: number,
): { last: number; at: number; most: number } {
  let at = start
  let begin = start
  let most = 0
  for (let last = false; !last; ) {
    if (at + 3 > bytes.length) cut(bytes)
    const header = numberAt(bytes, at, 3)
    const size = header >>> 3
    const type = (header >>> 1) & 3
    if (type === RESERVED || size > LARGEST_BLOCK) throw corrupt(bytes, at)
    begin = at
    at += 3 + (type === RLE ? 1 : size)
    most += type === RAW || type === RLE ? size : largest
    last = (header & 1) === 1
  }
  if (at > bytes.length) cut(bytes)
  return { last: begin, at, most }
}

/** RFC 8878, 3.1.1.1.2: five bits of exponent, three of mantissa. */
function windowOf(descriptor: number): number {
  const base = 2 ** (10 + (descriptor >>> 3))
  return base + (base / 8) * (descriptor & 7)
}

function wordAt(bytes: Uint8Array, at: number): number {
  return numberAt(bytes, at, 4)
}

/** Little endian. */
function numberAt(bytes: Uint8Array, at: number, length: number): number {
  let value = 0
  for (let i = length - 1; i >= 0; i--) value = value * 256 + (bytes[at + i] ?? 0)
  return value
}

function cut(bytes: Uint8Array): never {
  throw new ReadStop('gzip-truncated', { packing: 'zstd', size: bytes.length }, { byte: bytes.length })
}

function corrupt(bytes: Uint8Array, at: number): ReadStop {
  return new ReadStop('gzip-corrupt', { packing: 'zstd', size: bytes.length }, { byte: at })
}
