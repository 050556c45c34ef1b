import { decompress } from 'fzstd'
import { ReadStop } from './failure.ts'
import { joined } from './inflate.ts'
import { CHECKED, type Frame, firstBlock, framesOf, LARGEST_BLOCK } from './zstd-frames.ts'

/**
 * Unpacks a zstd file, all its frames. Throws ReadStop: cut, damaged, packed with a dictionary, or beyond `limit` bytes.
 * A frame's claimed size is believed only as far as its blocks can reach it.
 */
export function unzstd(bytes: Uint8Array, limit: number): Uint8Array {
  const parts: Uint8Array[] = []
  let left = limit
  for (const frame of framesOf(bytes)) {
    if ((frame.size ?? 0) > left) throw tooFar(bytes, limit)
    if (frame.size !== null && frame.size > frame.most) throw damaged(bytes, frame)
    const part = unpacked(bytes, frame, Math.min(frame.most, left + LARGEST_BLOCK))
    left -= part.length
    if (left < 0) throw tooFar(bytes, limit)
    parts.push(part)
  }
  return joined(parts, limit - left)
}

/** Behind every frame: one raw block of one byte, the last one. */
const MARK = Uint8Array.of(9, 0, 0, 0)

/**
 * One frame, unpacked into one array, since the library's own window is moved for every block, however small. The array
 * is as long as the blocks could need; a last block of our own, whose place the library asks for, tells how long it got.
 *
 *     header | block … last block       becomes       header | block … block | mark
 */
function unpacked(bytes: Uint8Array, frame: Frame, most: number): Uint8Array {
  const packed = new Uint8Array(frame.end - frame.from + MARK.length)
  packed.set(bytes.subarray(frame.from, frame.end))
  packed[frame.last - frame.from]! &= 0xfe
  packed[4]! &= ~CHECKED
  packed.set(MARK, frame.end - frame.from)
  const out = new Uint8Array(most + 1)
  let length = -1
  const set = (piece: ArrayLike<number>, at = 0) => {
    length = at
    Uint8Array.prototype.set.call(out, piece, at)
  }
  // The library asks `array == 1`, for which the engine would write out all numbers as text if there were no value.
  Object.assign(out, { set, valueOf: () => 0 })
  try {
    decompress(packed, out)
  } catch {
    throw most < frame.most ? tooFar(bytes, most) : damaged(bytes, frame)
  }
  if (length < 0 || (frame.size !== null && length !== frame.size)) throw damaged(bytes, frame)
  const plain = new Uint8Array(out.buffer, 0, length)
  return length * 2 < most ? plain.slice() : plain
}

/** What the first block of a zstd file holds, from its own first bytes; nothing when they are not enough. */
export function zstdHead(head: Uint8Array): Uint8Array {
  try {
    const block = firstBlock(head)
    return block === null ? new Uint8Array(0) : unpacked(head, block, block.most)
  } catch {
    return new Uint8Array(0)
  }
}

function tooFar(bytes: Uint8Array, limit: number): ReadStop {
  return new ReadStop('inflates-too-far', { size: bytes.length, limit })
}

function damaged(bytes: Uint8Array, { from }: Frame): ReadStop {
  return new ReadStop('gzip-corrupt', { packing: 'zstd', size: bytes.length }, { byte: from })
}
