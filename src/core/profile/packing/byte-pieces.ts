import { ReadStop } from '#core/profile/failure.ts'
import { LARGEST_FILE } from '#core/profile/limits.ts'

/** What streams of browsers and of Node give. */
export interface PieceReader {
  readonly read: () => Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>
  readonly cancel: () => Promise<void>
}

/** Pieces of a file, of which the first can be looked at before they are taken. */
export interface HeadFirst extends Pieces {
  readonly head: (bytes: number) => Promise<Uint8Array>
}

export interface Pieces {
  /** Null at the end. */
  readonly next: () => Promise<Uint8Array | null>
  readonly cancel: () => Promise<void>
}

export function headFirst(pieces: Pieces): HeadFirst {
  const waiting: Uint8Array[] = []
  const head = async (bytes: number) => {
    let length = waiting.reduce((sum, piece) => sum + piece.length, 0)
    while (length < bytes) {
      const piece = await pieces.next()
      if (piece === null) break
      waiting.push(piece)
      length += piece.length
    }
    return Uint8Array.from(waiting.flatMap(piece => [...piece.subarray(0, bytes)])).subarray(0, bytes)
  }
  return { head, next: async () => waiting.shift() ?? pieces.next(), cancel: pieces.cancel }
}

/** Stops with a failure where more than `limit` bytes come. */
export function limited(pieces: Pieces, limit: number): Pieces {
  let length = 0
  const next = async () => {
    const piece = await pieces.next()
    length += piece?.length ?? 0
    if (length > limit) throw new ReadStop('inflates-too-far', { limit })
    return piece
  }
  return { next, cancel: pieces.cancel }
}

/** The platform's own unpacking; a failure of the source is the one that counts. */
export function unpacked(pieces: Pieces): Pieces {
  const stream = new DecompressionStream('gzip')
  const writer = stream.writable.getWriter()
  const reader = stream.readable.getReader()
  let failed: unknown = null
  const pump = async () => {
    for (let piece = await pieces.next(); piece !== null; piece = await pieces.next()) {
      await writer.write(piece as Uint8Array<ArrayBuffer>)
    }
    await writer.close()
  }
  const pumping = pump().catch(error => {
    failed = error
    return reader.cancel().catch(() => {})
  })
  const next = async () => {
    const { value } = await reader.read()
    if (value !== undefined) return value
    await pumping
    if (failed !== null) throw failed
    return null
  }
  return { next, cancel: () => reader.cancel() }
}

/** Text in another encoding as UTF-8. */
export function recoded(pieces: Pieces, encoding: string): Pieces {
  const decoder = new TextDecoder(encoding)
  const encoder = new TextEncoder()
  const next = async () => {
    const piece = await pieces.next()
    return piece === null ? null : encoder.encode(decoder.decode(piece, { stream: true }))
  }
  return { next, cancel: pieces.cancel }
}

/** All pieces in one array. */
export async function gathered(pieces: HeadFirst, size: number): Promise<Uint8Array> {
  let bytes = new Uint8Array(size === Number.POSITIVE_INFINITY ? 1 << 20 : size)
  let length = 0
  for (let piece = await pieces.next(); piece !== null; piece = await pieces.next()) {
    if (length + piece.length > LARGEST_FILE)
      throw new ReadStop('too-large', { bytes: length + piece.length, limit: LARGEST_FILE })
    if (length + piece.length > bytes.length) {
      const larger = new Uint8Array(Math.min(LARGEST_FILE, (length + piece.length) * 2))
      larger.set(bytes.subarray(0, length))
      bytes = larger
    }
    bytes.set(piece, length)
    length += piece.length
  }
  return bytes.subarray(0, length)
}
