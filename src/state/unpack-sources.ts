import type { Failure } from '#core/profile/failure.ts'
import { LARGEST_FILE } from '#core/profile/limits.ts'
import type { Source } from './loading.ts'

/** Files with the archives among them replaced by what they hold. What is inside may be anything, so it is optional. */
export async function unpackSources(
  sources: readonly Source[],
  fail: (name: string, failure: Failure) => void,
): Promise<readonly Source[]> {
  const unpacked: Source[] = []
  for (const source of sources) {
    const inside = (await looksPacked(source.blob)) ? await filesIn(source, fail) : [source]
    for (const each of inside) unpacked.push(each)
  }
  return unpacked
}

async function filesIn(
  { name, blob }: Source,
  fail: (name: string, failure: Failure) => void,
): Promise<readonly Source[]> {
  const { readArchive } = await import('#core/profile/packing/archive.ts')
  const result = await readArchive(new Uint8Array(await blob.arrayBuffer()))
  if (!result.ok) fail(name, result.failure)
  else if (result.value.length === 0) fail(name, { code: 'zip', facts: { kind: 'nothing' } })
  if (!result.ok) return []
  for (const entry of result.value) if (entry.failure) fail(`${name}/${entry.name}`, entry.failure)
  return result.value.flatMap(entry => {
    if (entry.failure) return []
    const content = new Blob([Uint8Array.from(entry.bytes)])
    return [{ name: `${name}/${entry.name}`, modified: entry.modified, blob: content, optional: true }]
  })
}

/** Looks at the first bytes alone: whatever is no archive is read elsewhere, piece by piece. */
async function looksPacked(blob: Blob): Promise<boolean> {
  if (blob.size === 0 || blob.size >= LARGEST_FILE) return false
  const start = new Uint8Array(await blob.slice(0, TAR_HEAD).arrayBuffer())
  if (!MAGICS.includes((start[0] ?? 0) * 256 + (start[1] ?? 0)) && !isPlainTar(start)) return false
  const { ARCHIVE_HEAD, isArchive } = await import('#core/profile/packing/archive.ts')
  return isArchive(new Uint8Array(await blob.slice(0, ARCHIVE_HEAD).arrayBuffer()))
}

const TAR_HEAD = 512
/** gzip, zip, zstd. */
const MAGICS: readonly number[] = [0x1f8b, 0x504b, 0x28b5]

function isPlainTar(start: Uint8Array): boolean {
  return String.fromCharCode(...start.subarray(257, 262)) === 'ustar'
}
