import { ReadStop } from '#core/profile/failure.ts'
import { MOST_MEMBERS } from '#core/profile/limits.ts'

export type Packing = 'gzip' | 'deflate-raw'

/** What reading needs from the place it runs in. `inflate` rejects when the bytes are broken or unpack beyond `limit`. */
export interface Host {
  readonly inflate: (kind: Packing, bytes: Uint8Array, limit: number) => Promise<Uint8Array>
}

/** A host for browsers and Node, on the platform's DecompressionStream. Unpacking stops as soon as `limit` is passed. */
export const streamHost: Host = {
  inflate: async (kind, bytes, limit) => {
    try {
      return await inflateOnce(kind, bytes, limit)
    } catch (error) {
      const members =
        error instanceof ReadStop || kind !== 'gzip' ? null : await inflateMembers(kind, bytes, limit)
      if (members === null) throw error
      return members
    }
  },
}

/** What a rejected `inflate` means. Platforms word it differently and give no position; a cut is at the end. */
export function inflateFailure(error: unknown, size: number): ReadStop {
  if (error instanceof ReadStop) return error
  const text = error instanceof Error ? error.message : String(error)
  if (/trunc|unexpected end|ended without|incomplete/i.test(text)) {
    return new ReadStop('gzip-truncated', { size }, { byte: size })
  }
  if (error instanceof RangeError || /larger than/.test(text)) {
    return new ReadStop('inflates-too-far', { size })
  }
  return new ReadStop('gzip-corrupt', { size, reason: text.slice(0, 80) })
}

async function inflateOnce(kind: Packing, bytes: Uint8Array, limit: number): Promise<Uint8Array> {
  const stream = new DecompressionStream(kind)
  const writer = stream.writable.getWriter()
  const written = writer.write(bytes as Uint8Array<ArrayBuffer>).then(() => writer.close())
  written.catch(() => {})
  const reader = stream.readable.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (let part = await reader.read(); part.value !== undefined; part = await reader.read()) {
    length += part.value.length
    if (length > limit) {
      await reader.cancel()
      throw new ReadStop('inflates-too-far', { size: bytes.length, limit })
    }
    parts.push(part.value)
  }
  await written
  return joined(parts, length)
}

/** Browsers refuse gzip files put one after the other, so members are tried from one possible start to the next. */
async function inflateMembers(kind: Packing, bytes: Uint8Array, limit: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  let length = 0
  let from = 0
  for (const to of memberEnds(bytes)) {
    try {
      const part = await inflateOnce(kind, bytes.subarray(from, to), limit - length)
      parts.push(part)
      length += part.length
      from = to
    } catch (error) {
      if (error instanceof ReadStop) throw error
    }
  }
  return from === bytes.length ? joined(parts, length) : null
}

function memberEnds(bytes: Uint8Array): number[] {
  const ends: number[] = []
  for (let at = bytes.indexOf(0x1f, 18); at > 0; at = bytes.indexOf(0x1f, at + 1)) {
    const header = bytes[at + 1] === 0x8b && bytes[at + 2] === 8 && bytes[at + 3]! < 0x20
    if (header) ends.push(at)
    if (ends.length === MOST_MEMBERS) return []
  }
  if (ends.length > 0) ends.push(bytes.length)
  return ends
}

/** Parts put one after the other; `length` is that of all. */
export function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  if (parts.length === 1) return parts[0]!
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
