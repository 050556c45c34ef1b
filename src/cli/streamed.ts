import { type FileHandle, open, stat } from 'node:fs/promises'
import type { PieceReader } from '#core/profile/packing/byte-pieces.ts'
import type { StreamedFile } from '#core/profile/read-stream.ts'

const PIECE = 1 << 20

/** A file by its path, or null where there is none. Its pieces share memory: each has to be used before the next is read. */
export async function streamedFile(path: string): Promise<StreamedFile | null> {
  const found = await stat(path).catch(() => null)
  return found?.isFile() ? { size: found.size, open: () => readerOf(path) } : null
}

function readerOf(path: string): PieceReader {
  let handle: FileHandle | null = null
  const buffer = new Uint8Array(PIECE)
  const close = async () => {
    await handle?.close()
    handle = null
  }
  const read = async () => {
    handle ??= await open(path)
    const { bytesRead } = await handle.read(buffer, 0, PIECE)
    if (bytesRead > 0) return { done: false, value: buffer.slice(0, bytesRead) }
    await close()
    return { done: true }
  }
  return { read, cancel: close }
}

/** Standard input. What the first reader takes is kept for the second, which goes on from there to the end. */
export function streamedInput(): StreamedFile {
  const input: AsyncIterator<Uint8Array> = process.stdin[Symbol.asyncIterator]()
  const kept: Uint8Array[] = []
  let readers = 0
  const next = async () => {
    const piece = await input.next()
    return piece.done ? undefined : piece.value
  }
  const open = (): PieceReader => {
    const first = readers++ === 0
    const read = async () => {
      const value = first ? await next() : (kept.shift() ?? (await next()))
      if (first && value !== undefined) kept.push(value)
      return { done: value === undefined, value }
    }
    return { read, cancel: async () => {} }
  }
  return { size: Number.POSITIVE_INFINITY, open }
}

/** The first bytes of a file. */
export async function headOf(file: StreamedFile, length: number): Promise<Uint8Array> {
  const reader = file.open()
  const pieces: Uint8Array[] = []
  for (let size = 0; size < length; ) {
    const { value } = await reader.read()
    if (value === undefined) break
    pieces.push(value)
    size += value.length
  }
  await reader.cancel()
  return Buffer.concat(pieces)
}

/** All bytes of a file. */
export async function bytesIn(file: StreamedFile): Promise<Uint8Array> {
  return headOf(file, Number.POSITIVE_INFINITY)
}
