import { ReadStop } from '#core/profile/failure.ts'
import { LARGEST_WINDOW } from '#core/profile/limits.ts'
import { corrupt, numberAt } from './bits.ts'

/** One frame of a zstd file. */
export interface Frame {
  /** Where its first block starts, where its last one ends, and where the checksum behind it ends, if there is one. */
  readonly blocks: number
  readonly end: number
  readonly to: number
  /** How far back its blocks may look, in bytes. */
  readonly window: number
  /** What it claims to unpack to, where it does, and what its blocks can unpack to at most. */
  readonly size: number | null
  readonly most: number
}

/** One block: three bytes of header, then `size` bytes, or one that stands for `size` of them. */
export interface Block {
  readonly type: number
  readonly size: number
  readonly last: boolean
  readonly start: number
  readonly end: number
}

const MAGIC = 0xfd2fb528
/** Frames of other content, which readers pass over: 0x184d2a50 to 0x184d2a5f. */
const SKIPPED = 0x184d2a5
/** Bytes that a block can unpack to. */
export const LARGEST_BLOCK = 1 << 17
export const RAW = 0
export const RLE = 1
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
  return { size, window, blocks: sizeAt + sizeBytes, checksum: (flags & 4) !== 0 }
}

function frameAt(bytes: Uint8Array, from: number): Frame {
  const { size, window, blocks, checksum } = headerAt(bytes, from)
  let at = blocks
  let most = 0
  for (let last = false; !last; ) {
    const block = blockAt(bytes, at)
    if (block.end > bytes.length) cut(bytes)
    most += block.type === RAW || block.type === RLE ? block.size : Math.min(LARGEST_BLOCK, window)
    last = block.last
    at = block.end
  }
  return { blocks, end: at, to: at + (checksum ? 4 : 0), window, size, most }
}

/** The first frame as if it ended after its first block; null where that block is not whole. */
export function firstBlock(head: Uint8Array): Frame | null {
  if (wordAt(head, 0) !== MAGIC) return null
  const { blocks, window } = headerAt(head, 0)
  const { end } = blockAt(head, blocks)
  return end > head.length ? null : { blocks, end, to: end, window, size: null, most: LARGEST_BLOCK }
}

/** https://www.rfc-editor.org/rfc/rfc8878#section-3.1.1.2 : 1 bit last, 2 bits type, 21 bits size. */
export function blockAt(bytes: Uint8Array, at: number): Block {
  const start = at + 3
  if (start > bytes.length) cut(bytes)
  const header = numberAt(bytes, at, 3)
  const size = header >>> 3
  const type = (header >>> 1) & 3
  if (type === RESERVED || size > LARGEST_BLOCK) throw corrupt(bytes, at)
  return { type, size, last: (header & 1) === 1, start, end: start + (type === RLE ? 1 : size) }
}

/** RFC 8878, 3.1.1.1.2: five bits of exponent, three of mantissa. */
function windowOf(descriptor: number): number {
  const base = 2 ** (10 + (descriptor >>> 3))
  return base + (base / 8) * (descriptor & 7)
}

function wordAt(bytes: Uint8Array, at: number): number {
  return numberAt(bytes, at, 4)
}

function cut(bytes: Uint8Array): never {
  throw new ReadStop('gzip-truncated', { packing: 'zstd', size: bytes.length }, { byte: bytes.length })
}
