import type { Result } from '#core/profile/failure.ts'

/** A tab cannot hold more: its largest array is 2 GiB in the browsers in use. */
export const LARGEST_FILE = 2 ** 31

/**
 * The bytes of a file, read in pieces: `onProgress` gets the bytes so far, `stopped` is asked before each piece.
 * Failures: too-large, cancelled.
 */
export async function readBlob(
  blob: Blob,
  onProgress: (done: number) => void,
  stopped: () => boolean,
): Promise<Result<Uint8Array>> {
  if (blob.size >= LARGEST_FILE)
    return { ok: false, failure: { code: 'too-large', facts: { bytes: blob.size, limit: LARGEST_FILE } } }
  const bytes = new Uint8Array(blob.size)
  const reader = blob.stream().getReader()
  let done = 0
  for (;;) {
    if (stopped()) {
      await reader.cancel()
      return { ok: false, failure: { code: 'cancelled', facts: {} } }
    }
    const piece = await reader.read()
    if (piece.done) break
    bytes.set(piece.value, done)
    done += piece.value.length
    onProgress(done)
  }
  return { ok: true, value: bytes }
}
