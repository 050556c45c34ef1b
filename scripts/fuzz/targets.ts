import type { Result } from '#core/profile/failure.ts'
import { ARCHIVE_HEAD, isArchive, readArchive } from '#core/profile/packing/archive.ts'
import { checksumOf } from '#core/profile/packing/checksum.ts'
import type { Profile } from '#core/profile/profile.ts'
import { readProfiles } from '#core/profile/read.ts'
import { streamDeflater } from '#core/share/deflate.ts'
import { decodeShared } from '#core/share/link.ts'
import type { Shared } from '#core/share/shared.ts'

/** Stands before the bytes of a link, which no file begins with. */
export const LINK = new TextEncoder().encode('\u0001link:')
/** Where the checksum of a link stands, and what it is over. */
const CHECKSUM = 1
const CHECKED = 5

export function isLink(bytes: Uint8Array): boolean {
  return LINK.every((byte, i) => bytes[i] === byte)
}

/** As page and command read a file: what is inside an archive, else the file itself. */
export async function readAll(bytes: Uint8Array): Promise<Result<readonly Profile[]>> {
  if (!(await isArchive(bytes.subarray(0, ARCHIVE_HEAD)))) return readProfiles(bytes)
  const archive = await readArchive(bytes)
  if (!archive.ok) return archive
  const profiles: Profile[] = []
  for (const entry of archive.value) {
    const result = entry.failure
      ? { ok: false as const, failure: entry.failure }
      : await readProfiles(entry.bytes)
    if (result.ok) profiles.push(...result.value)
    else if (archive.value.length === 1) return result
  }
  return { ok: true, value: profiles }
}

/** Opens a link whose checksum is made right again, as somebody would who means harm. */
export async function openLink(bytes: Uint8Array): Promise<{ code: string; what: string | null }> {
  const link = bytes.slice(LINK.length)
  if (link.length > CHECKED) new DataView(link.buffer).setUint32(CHECKSUM, checksumOf(link.subarray(CHECKED)))
  const opened = await decodeShared(link, streamDeflater)
  if (!opened.ok) return { code: opened.failure.code, what: null }
  return { code: 'link-read', what: brokenLink(opened.value) }
}

function brokenLink({ comparison }: Shared): string | null {
  const { offsets, stack, before, after, frames } = comparison
  const whole = offsets.at(-1) === stack.length && offsets.length === before.length + 1
  const known = stack.every(frame => frame < frames.name.length)
  const finite = before.every(Number.isFinite) && after.every(Number.isFinite)
  return whole && known && finite && after.length === before.length ? null : 'broken: rows of a link'
}
