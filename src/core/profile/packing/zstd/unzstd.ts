import { ReadStop } from '#core/profile/failure.ts'
import { joined } from '#core/profile/packing/inflate.ts'
import { corrupt } from './bits.ts'
import { blockAt, type Frame, firstBlock, framesOf, LARGEST_BLOCK, RAW, RLE } from './frames.ts'
import type { HuffmanTable } from './huffman.ts'
import { readLiterals } from './literals.ts'
import type { Tables } from './sequence-codes.ts'
import { type Output, unpackSequences } from './sequences.ts'
import { xxh64Low } from './xxh64.ts'

/**
 * Unpacks a zstd file, all its frames. Throws ReadStop: cut, damaged, packed with a dictionary, or beyond `limit` bytes.
 * A frame's claimed size is believed only as far as its blocks can reach it. https://www.rfc-editor.org/rfc/rfc8878
 */
export function unzstd(bytes: Uint8Array, limit: number): Uint8Array {
  const parts: Uint8Array[] = []
  let left = limit
  for (const frame of framesOf(bytes)) {
    if ((frame.size ?? 0) > left) throw tooFar(bytes, limit)
    if (frame.size !== null && frame.size > frame.most) throw corrupt(bytes, frame.blocks)
    const part = unpacked(bytes, frame, left)
    left -= part.length
    checkFrame(bytes, frame, part)
    parts.push(part)
  }
  return joined(parts, limit - left)
}

/** What the first block of a zstd file holds, from its own first bytes; nothing when they are not enough. */
export function zstdHead(head: Uint8Array): Uint8Array {
  try {
    const block = firstBlock(head)
    return block === null ? new Uint8Array(0) : unpacked(head, block, LARGEST_BLOCK)
  } catch {
    return new Uint8Array(0)
  }
}

function checkFrame(bytes: Uint8Array, { end, to, size }: Frame, plain: Uint8Array): void {
  if (size !== null && plain.length !== size) throw corrupt(bytes, end)
  const told = to > end ? new DataView(bytes.buffer, bytes.byteOffset).getUint32(end, true) : null
  if (told !== null && told !== xxh64Low(plain)) throw corrupt(bytes, end)
}

/** The blocks of a frame, one behind the other. Throws where they unpack to more than `limit` bytes. */
function unpacked(bytes: Uint8Array, frame: Frame, limit: number): Uint8Array {
  const { window, end } = frame
  const room = Math.min(frame.size ?? frame.most, limit + LARGEST_BLOCK)
  const output: Output = { bytes: new Uint8Array(room), at: 0, window, distances: [1, 4, 8] }
  let huffman: HuffmanTable | null = null
  let tables: Tables | null = null
  for (let at = frame.blocks; at < end; ) {
    const block = blockAt(bytes, at)
    const most = Math.min(LARGEST_BLOCK, window)
    if (block.type === RAW || block.type === RLE) {
      const stop = output.at + block.size
      if (stop > room) throw corrupt(bytes, at)
      if (block.type === RAW) output.bytes.set(bytes.subarray(block.start, block.end), output.at)
      else output.bytes.fill(bytes[block.start]!, output.at, stop)
      output.at = stop
    } else {
      const literals = readLiterals(bytes, block.start, block.end, most, huffman)
      huffman = literals.table
      const stop = Math.min(room, output.at + most)
      tables = unpackSequences(bytes, literals, block.end, output, stop, tables)
    }
    if (output.at > limit) throw tooFar(bytes, limit)
    at = block.end
  }
  const plain = output.bytes.subarray(0, output.at)
  return output.at * 2 < room ? plain.slice() : plain
}

function tooFar(bytes: Uint8Array, limit: number): ReadStop {
  return new ReadStop('inflates-too-far', { size: bytes.length, limit })
}
