import { Decompress, decompress } from 'fzstd'
import { ReadStop } from './failure.ts'
import { joined } from './inflate.ts'
import { LARGEST_WINDOW } from './limits.ts'
import { type Frame, framesOf, headerAt } from './zstd-frames.ts'

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
    const pieces = unpacked(bytes, frame, piece => {
      left -= piece
      if (left < 0) throw tooFar(bytes, limit)
    })
    for (const piece of pieces) parts.push(piece)
  }
  return joined(parts, limit - left)
}

function unpacked(bytes: Uint8Array, frame: Frame, count: (bytes: number) => void): Uint8Array[] {
  const packed = bytes.subarray(frame.from, frame.to)
  try {
    if (frame.size !== null) {
      count(frame.size)
      return [decompress(packed, new Uint8Array(frame.size))]
    }
    const pieces: Uint8Array[] = []
    const stream = new Decompress(piece => {
      count(piece.length)
      pieces.push(piece)
    })
    stream.push(packed, true)
    return pieces
  } catch (error) {
    throw error instanceof ReadStop ? error : damaged(bytes, frame)
  }
}

/** The first bytes of what a zstd file holds, from its own first bytes; nothing when they are not enough. */
export function zstdHead(head: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = []
  try {
    if (headerAt(head, 0).window > LARGEST_WINDOW) return new Uint8Array(0)
    new Decompress(piece => pieces.push(piece)).push(head)
  } catch {
    return new Uint8Array(0)
  }
  return pieces.find(piece => piece.length > 0) ?? new Uint8Array(0)
}

function tooFar(bytes: Uint8Array, limit: number): ReadStop {
  return new ReadStop('inflates-too-far', { size: bytes.length, limit })
}

function damaged(bytes: Uint8Array, { from }: Frame): ReadStop {
  return new ReadStop('gzip-corrupt', { packing: 'zstd', size: bytes.length }, { byte: from })
}
