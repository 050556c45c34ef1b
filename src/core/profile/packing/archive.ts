import { ReadStop, type Result } from '#core/profile/failure.ts'
import { MOST_LAYERS } from '#core/profile/limits.ts'
import { type Budget, budgetFor, type Entry, isHidden } from './entry.ts'
import { type Host, inflateFailure, joined, streamHost } from './inflate.ts'
import { isTar, readTar } from './tar.ts'
import { isZip, readZip } from './zip.ts'
import { isZstd } from './zstd/frames.ts'

export type { Entry }

/** How many of a file's first bytes tell whether it is an archive: a whole block of zstd. */
export const ARCHIVE_HEAD = 1 << 18

/** Whether a file is an archive, by its first bytes: zip, tar, or tar within gzip or zstd. */
export async function isArchive(head: Uint8Array): Promise<boolean> {
  let inner = head
  for (let layers = 0; layers <= MOST_LAYERS; layers++) {
    if (isZip(inner) || isTar(inner)) return true
    if (isGzip(inner)) inner = await gzipHead(inner)
    else if (isZstd(inner)) inner = (await import('./zstd/unzstd.ts')).zstdHead(inner)
    else return false
  }
  return false
}

/** What `isArchive` looks at. */
const ENOUGH = 1024

/**
 * What is inside an archive, and inside archives in it, whose names go before those of their files. Folders, links and
 * hidden files are left out. Failures as values: cut, damaged, with a password, beyond the limits.
 */
export async function readArchive(
  bytes: Uint8Array,
  host: Host = streamHost,
): Promise<Result<readonly Entry[]>> {
  try {
    const value = await listed(bytes, host, budgetFor(bytes.length))
    const [first] = value
    const none = first?.failure !== undefined && value.every(entry => entry.failure)
    return none ? { ok: false, failure: first.failure } : { ok: true, value }
  } catch (error) {
    if (error instanceof ReadStop) return { ok: false, failure: error.failure }
    throw error
  }
}

interface Waiting {
  readonly bytes: Uint8Array
  readonly prefix: string
  readonly depth: number
}

async function listed(bytes: Uint8Array, host: Host, budget: Budget): Promise<readonly Entry[]> {
  const found: Entry[] = []
  const waiting: Waiting[] = [{ bytes, prefix: '', depth: 0 }]
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { prefix, depth } = next
    for (const entry of await filesIn(next.bytes, host, budget)) {
      const name = prefix + entry.name.replace(/^(?:\.\/)+/, '')
      if (isHidden(entry.name)) continue
      if (entry.failure) found.push({ ...entry, name })
      else if (depth < MOST_LAYERS && (await isArchive(entry.bytes.subarray(0, ARCHIVE_HEAD))))
        waiting.push({ bytes: entry.bytes, prefix: `${name}/`, depth: depth + 1 })
      else found.push({ ...entry, name })
    }
  }
  return found
}

async function filesIn(bytes: Uint8Array, host: Host, budget: Budget): Promise<readonly Entry[]> {
  let plain = bytes
  for (let layers = 0; !isZip(plain); layers++) {
    if (layers > MOST_LAYERS) throw new ReadStop('inflates-too-far', { what: 'layers', limit: MOST_LAYERS })
    if (isGzip(plain)) plain = await gunzip(plain, host, budget)
    else if (isZstd(plain)) plain = (await import('./zstd/unzstd.ts')).unzstd(plain, budget.bytes)
    else return readTar(plain, budget)
  }
  return readZip(plain, host, budget)
}

function gunzip(bytes: Uint8Array, host: Host, budget: Budget): Promise<Uint8Array> {
  return host.inflate('gzip', bytes, budget.bytes).catch(error => {
    throw inflateFailure(error, bytes.length)
  })
}

/** Unpacks until a header of tar could be seen. What comes after it, also the cut end of a head, does not matter. */
async function gzipHead(head: Uint8Array): Promise<Uint8Array> {
  const stream = new DecompressionStream('gzip')
  const writer = stream.writable.getWriter()
  const written = writer.write(head as Uint8Array<ArrayBuffer>).then(() => writer.close())
  written.catch(() => {})
  const reader = stream.readable.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  while (length < ENOUGH) {
    const part = await reader.read().catch(() => null)
    if (!part?.value) break
    parts.push(part.value)
    length += part.value.length
  }
  await reader.cancel().catch(() => {})
  return joined(parts, length)
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}
