import type { Failure } from '#core/profile/failure.ts'
import type { Source } from './loading.ts'

/** Enough of a file to tell an archive by. */
const HEAD = 1024
/** An archive is held whole while it is listed. */
const LARGEST = 1 << 30

/** Files with the archives among them replaced by what they hold. What is inside may be anything, so it is optional. */
export async function unpackSources(
  sources: readonly Source[],
  fail: (name: string, failure: Failure) => void,
): Promise<readonly Source[]> {
  const unpacked: Source[] = []
  for (const source of sources) {
    if (!(await looksPacked(source.blob))) {
      unpacked.push(source)
      continue
    }
    const { readArchive } = await import('#core/profile/archive.ts')
    const result = await readArchive(new Uint8Array(await source.blob.arrayBuffer()))
    if (!result.ok) fail(source.name, result.failure)
    else if (result.value.length === 0) fail(source.name, { code: 'zip', facts: { kind: 'nothing' } })
    else
      for (const { name, modified, bytes } of result.value)
        unpacked.push({ name, modified, blob: new Blob([Uint8Array.from(bytes)]), optional: true })
  }
  return unpacked
}

async function looksPacked(blob: Blob): Promise<boolean> {
  if (blob.size === 0 || blob.size > LARGEST) return false
  const head = new Uint8Array(await blob.slice(0, HEAD).arrayBuffer())
  const magic = (head[0] ?? 0) * 256 + (head[1] ?? 0)
  const gzip = magic === 0x1f8b
  if (!gzip && magic !== 0x504b && String.fromCharCode(...head.subarray(257, 262)) !== 'ustar') return false
  const { isArchive } = await import('#core/profile/archive.ts')
  return isArchive(gzip ? await headOfGzip(blob) : head)
}

async function headOfGzip(blob: Blob): Promise<Uint8Array> {
  const reader = blob.stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  const first = await reader.read().catch(() => null)
  await reader.cancel().catch(() => {})
  return first?.value ?? new Uint8Array(0)
}
