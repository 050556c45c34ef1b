import { ReadStop } from '#core/profile/failure.ts'
import { checksumOf } from './checksum.ts'
import { type Budget, type Entry, spend } from './entry.ts'
import type { Host } from './inflate.ts'
import { directoryOf, type Listed } from './zip-directory.ts'

const STORED = 0
const DEFLATED = 8
const ZSTD = 93
/** Methods by their numbers in the format's description. */
const METHODS: Readonly<Record<number, string>> = {
  1: 'shrink',
  6: 'implode',
  9: 'Deflate64',
  12: 'bzip2',
  14: 'LZMA',
  95: 'xz',
  98: 'PPMd',
}

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
}

/**
 * Unpacks the files of a zip archive: stored, deflated, or packed with zstd. A file that cannot be unpacked carries its
 * failure and leaves the others as they are. Throws ReadStop when the budget is spent.
 */
export async function readZip(bytes: Uint8Array, host: Host, budget: Budget): Promise<readonly Entry[]> {
  const entries: Entry[] = []
  for (const listed of directoryOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.length))) {
    if (listed.name.endsWith('/')) continue
    entries.push(await unpacked(bytes, listed, host, budget))
  }
  return entries
}

async function unpacked(bytes: Uint8Array, listed: Listed, host: Host, budget: Budget): Promise<Entry> {
  const { name, modified, checksum } = listed
  try {
    const content = await contentOf(bytes, listed, host, budget)
    spend(budget, content.length)
    if (checksumOf(content) !== checksum) throw new ReadStop('zip', { kind: 'damaged', entry: name })
    return { name, modified, bytes: content }
  } catch (error) {
    if (error instanceof ReadStop && error.failure.code === 'inflates-too-far') throw error
    const { failure } =
      error instanceof ReadStop && error.failure.code === 'zip'
        ? error
        : new ReadStop('zip', { kind: 'damaged', entry: name })
    return { name, modified, bytes: new Uint8Array(0), failure }
  }
}

async function contentOf(
  bytes: Uint8Array,
  { at, packed, name, method, encrypted }: Listed,
  host: Host,
  budget: Budget,
): Promise<Uint8Array> {
  if (encrypted) throw new ReadStop('zip', { kind: 'password', entry: name })
  if (at < 0 || at + packed > bytes.length) throw new ReadStop('zip', { kind: 'damaged', entry: name })
  const body = bytes.subarray(at, at + packed)
  if (method === STORED) return body
  if (method === DEFLATED) return host.inflate('deflate-raw', body, budget.bytes)
  if (method === ZSTD) return (await import('./zstd/unzstd.ts')).unzstd(body, budget.bytes)
  throw new ReadStop('zip', { kind: 'method', entry: name, method: METHODS[method] ?? `method ${method}` })
}
