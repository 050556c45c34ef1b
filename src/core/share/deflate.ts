import { LinkStop } from './link-failure.ts'

/** What a link needs from the place it is made in. `inflate` rejects what is broken or unpacks beyond `limit` bytes. */
export interface Deflater {
  readonly deflate: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>
  readonly inflate: (bytes: Uint8Array<ArrayBuffer>, limit: number) => Promise<Uint8Array<ArrayBuffer>>
}

/** The platform's own raw deflate: browsers, workers and Node have it. */
export const streamDeflater: Deflater = {
  deflate: bytes => through(new CompressionStream('deflate-raw'), bytes, Number.POSITIVE_INFINITY),
  inflate: (bytes, limit) => through(new DecompressionStream('deflate-raw'), bytes, limit),
}

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter()
  const written = writer.write(bytes).then(() => writer.close())
  written.catch(() => {})
  const reader = stream.readable.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (let part = await reader.read(); part.value !== undefined; part = await reader.read()) {
    length += part.value.length
    if (length > limit) {
      await reader.cancel()
      throw new LinkStop('link-too-large', { limit })
    }
    parts.push(part.value)
  }
  await written
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
