import type { Result } from '#core/profile/failure.ts'
import { fingerprintOf } from '#core/profile/fingerprint.ts'
import { streamHost } from '#core/profile/packing/inflate.ts'
import { readProfiles } from '#core/profile/read.ts'
import type { StreamedProfiles, StreamHooks } from '#core/profile/read-stream.ts'

/** Up to this size a file is read at once; above it, as a stream, so that it never has to be held as a whole. */
const AT_ONCE = 1 << 22

/** The captures in a file. Failures: those of reading, cancelled, and not-found where it was moved or changed meanwhile. */
export async function readBlob(blob: Blob, hooks: StreamHooks): Promise<Result<StreamedProfiles>> {
  try {
    return await readAny(blob, hooks)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return { ok: false, failure: { code: 'not-found', facts: { reason: error.message } } }
  }
}

async function readAny(blob: Blob, hooks: StreamHooks): Promise<Result<StreamedProfiles>> {
  if (blob.size > AT_ONCE) {
    const { readStream } = await import('#core/profile/read-stream.ts')
    return readStream({ size: blob.size, open: () => readerOf(blob) }, streamHost, hooks)
  }
  const bytes = new Uint8Array(await blob.arrayBuffer())
  hooks.onBytes(bytes.length)
  await turn()
  if (hooks.stopped()) return { ok: false, failure: { code: 'cancelled', facts: {} } }
  const profiles = await readProfiles(bytes)
  if (!profiles.ok) return profiles
  return { ok: true, value: { profiles: profiles.value, fingerprint: fingerprintOf(bytes) } }
}

/** Lets messages that wait, a cancel among them, be handled before a long piece of work. */
export function turn(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 0))
}

/** Read at once: a stream of the browser gives far smaller pieces, and each is a message to another process. */
const PIECE = 1 << 22

/** The pieces of a file; the next is on its way while one is read. */
function readerOf(blob: Blob) {
  let from = 0
  const piece = () => {
    if (from >= blob.size) return null
    const bytes = blob.slice(from, from + PIECE).arrayBuffer()
    bytes.catch(() => {})
    from += PIECE
    return bytes
  }
  let ahead = piece()
  const read = async () => {
    const bytes = await ahead
    ahead = piece()
    return bytes === null ? { done: true } : { done: false, value: new Uint8Array(bytes) }
  }
  return { read, cancel: async () => {} }
}
