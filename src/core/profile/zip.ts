import { ReadStop } from './failure.ts'
import type { Host } from './inflate.ts'
import { type Entry, MOST_ENTRIES } from './tar.ts'

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END_SIZE = 22
const MOST_COMMENT = 0xffff
/** All that an archive may hold once it is unpacked. */
const MOST_BYTES = 1 << 30

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
}

/**
 * Unpacks the files of a zip archive by its central directory, stored or deflated. Refused are encrypted entries, an
 * archive without a directory (a cut download), and what unpacks beyond the limits.
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export async function readZip(bytes: Uint8Array, host: Host): Promise<readonly Entry[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const entries: Entry[] = []
  let left = MOST_BYTES
  for (const found of directoryOf(view)) {
    const { at, packed, name, method, encrypted } = found
    if (name.endsWith('/')) continue
    if (encrypted) throw new ReadStop('zip', { kind: 'password', entry: name })
    const body = bytes.subarray(at, at + packed)
    if (body.length < packed || (method !== 0 && method !== 8))
      throw new ReadStop('zip', { kind: 'damaged', entry: name })
    const content =
      method === 0 ? body : await host.inflate('deflate-raw', body, left).catch(inflateProblem(name))
    left -= content.length
    if (left < 0) throw new ReadStop('inflates-too-far', { size: bytes.length, limit: MOST_BYTES })
    entries.push({ name, modified: found.modified, bytes: content })
  }
  return entries
}

function inflateProblem(name: string) {
  return (error: unknown): never => {
    throw error instanceof ReadStop && error.failure.code === 'inflates-too-far'
      ? error
      : new ReadStop('zip', { kind: 'damaged', entry: name })
  }
}

interface Found {
  readonly name: string
  readonly method: number
  readonly encrypted: boolean
  readonly packed: number
  readonly modified: number | null
  /** Where the content starts. */
  readonly at: number
}

function directoryOf(view: DataView): Found[] {
  const end = endOf(view)
  if (end < 0) throw new ReadStop('zip', { kind: 'no directory' }, { byte: view.byteLength })
  const count = view.getUint16(end + 10, true)
  if (count > MOST_ENTRIES) throw new ReadStop('inflates-too-far', { what: 'entries', limit: MOST_ENTRIES })
  const found: Found[] = []
  let at = view.getUint32(end + 16, true)
  for (let i = 0; i < count && at + 46 <= view.byteLength && view.getUint32(at, true) === CENTRAL; i++) {
    const nameLength = view.getUint16(at + 28, true)
    const local = view.getUint32(at + 42, true)
    const start = contentStart(view, local)
    if (start >= 0)
      found.push({
        name: textAt(view, at + 46, nameLength),
        method: view.getUint16(at + 10, true),
        encrypted: (view.getUint16(at + 8, true) & 1) === 1,
        packed: view.getUint32(at + 20, true),
        modified: dosTime(view.getUint16(at + 14, true), view.getUint16(at + 12, true)),
        at: start,
      })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return found
}

function endOf(view: DataView): number {
  const last = view.byteLength - END_SIZE
  for (let at = last; at >= Math.max(0, last - MOST_COMMENT); at--)
    if (view.getUint32(at, true) === END) return at
  return -1
}

/** Behind the local header, whose name and extra field have lengths of their own; -1 when it is not there. */
function contentStart(view: DataView, at: number): number {
  if (at + 30 > view.byteLength || view.getUint32(at, true) !== LOCAL) return -1
  return at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
}

function textAt(view: DataView, at: number, length: number): string {
  const from = view.byteOffset + at
  return new TextDecoder('utf-8').decode(
    new Uint8Array(view.buffer, from, Math.min(length, view.byteLength - at)),
  )
}

/** DOS time has no zone; taken as UTC it still puts files in order. */
function dosTime(date: number, time: number): number | null {
  if (date === 0) return null
  const day = Date.UTC(1980 + (date >>> 9), ((date >>> 5) & 15) - 1, date & 31)
  return day + (((time >>> 11) * 60 + ((time >>> 5) & 63)) * 60 + (time & 31) * 2) * 1000
}
