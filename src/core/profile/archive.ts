import { ReadStop, type Result } from './failure.ts'
import { type Host, streamHost } from './inflate.ts'
import { type Entry, isTar, readTar } from './tar.ts'
import { isZip, readZip } from './zip.ts'

export type { Entry }

/** Where a tar archive says that it is one. */
const TAR_HEAD = 512
const MOST_BYTES = 1 << 30

/** Whether the first bytes of a file, unpacked where they are gzip, begin an archive. Half a kilobyte is enough. */
export function isArchive(head: Uint8Array): boolean {
  return isZip(head) || isTar(head.subarray(0, TAR_HEAD))
}

/** What is inside a zip, tar or tar.gz archive; folders and links are left out. Failures as values. */
export async function readArchive(
  bytes: Uint8Array,
  host: Host = streamHost,
): Promise<Result<readonly Entry[]>> {
  try {
    if (isZip(bytes)) return { ok: true, value: await readZip(bytes, host) }
    const packed = bytes[0] === 0x1f && bytes[1] === 0x8b
    const plain = packed ? await host.inflate('gzip', bytes, MOST_BYTES) : bytes
    return { ok: true, value: readTar(plain) }
  } catch (error) {
    if (error instanceof ReadStop) return { ok: false, failure: error.failure }
    return { ok: false, failure: { code: 'gzip-corrupt', facts: { size: bytes.length } } }
  }
}
