import { ReadStop } from '#core/profile/failure.ts'
import { MOST_ENTRIES } from '#core/profile/limits.ts'

/** A file that the directory of a zip archive lists. */
export interface Listed {
  readonly name: string
  readonly method: number
  readonly encrypted: boolean
  readonly packed: number
  readonly checksum: number
  /** Milliseconds since 1970, or null. */
  readonly modified: number | null
  /** Where the content starts; -1 where nothing does. */
  readonly at: number
}

const END = 0x06054b50
const END_SIZE = 22
const MOST_COMMENT = 0xffff
const END_64 = 0x06064b50
const LOCATOR_64 = 0x07064b50
const LOCATOR_SIZE = 20
const CENTRAL = 0x02014b50
const CENTRAL_SIZE = 46
const LOCAL = 0x04034b50
const LOCAL_SIZE = 30
/** In the place of a number that stands in the extra field. */
const ELSEWHERE = 0xffffffff
const EXTRA_64 = 1

/**
 * The files of a zip archive, by the directory at its end. Throws ReadStop: no directory (a cut download), too many files.
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export function directoryOf(view: DataView): readonly Listed[] {
  const { count, start } = endOf(view)
  if (count > MOST_ENTRIES) throw new ReadStop('inflates-too-far', { what: 'entries', limit: MOST_ENTRIES })
  const found: Listed[] = []
  let at = start
  for (let i = 0; i < count; i++) {
    if (at + CENTRAL_SIZE > view.byteLength || view.getUint32(at, true) !== CENTRAL) break
    found.push(listedAt(view, at))
    at += CENTRAL_SIZE + lengthsAt(view, at)
  }
  return found
}

function endOf(view: DataView): { count: number; start: number } {
  const last = view.byteLength - END_SIZE
  for (let at = last; at >= Math.max(0, last - MOST_COMMENT); at--) {
    if (view.getUint32(at, true) !== END) continue
    const count = view.getUint16(at + 10, true)
    const start = view.getUint32(at + 16, true)
    return start === ELSEWHERE || count === 0xffff ? end64Of(view, at - LOCATOR_SIZE) : { count, start }
  }
  throw new ReadStop('zip', { kind: 'no directory' }, { byte: view.byteLength })
}

/** The end record of archives beyond 4 GB or 65,535 files, which streaming writers use for small ones too. */
function end64Of(view: DataView, locator: number): { count: number; start: number } {
  const at = locator >= 0 && view.getUint32(locator, true) === LOCATOR_64 ? longAt(view, locator + 8) : -1
  if (at < 0 || at + 56 > view.byteLength || view.getUint32(at, true) !== END_64)
    throw new ReadStop('zip', { kind: 'zip64' }, { byte: view.byteLength })
  return { count: longAt(view, at + 32), start: longAt(view, at + 48) }
}

function listedAt(view: DataView, at: number): Listed {
  const nameLength = view.getUint16(at + 28, true)
  const { packed, local } = placeOf(view, at, nameLength)
  return {
    name: textAt(view, at + CENTRAL_SIZE, nameLength),
    method: view.getUint16(at + 10, true),
    encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    packed,
    checksum: view.getUint32(at + 16, true),
    modified: dosTime(view.getUint16(at + 14, true), view.getUint16(at + 12, true)),
    at: contentStart(view, local),
  }
}

/** Packed size and start; both stand in the extra field where they may need more than 32 bits, in this order. */
function placeOf(view: DataView, at: number, nameLength: number): { packed: number; local: number } {
  const sizes = [24, 20, 42].map(field => view.getUint32(at + field, true))
  const from = at + CENTRAL_SIZE + nameLength
  const to = Math.min(view.byteLength, from + view.getUint16(at + 30, true))
  for (let extra = from; extra + 4 <= to; extra += 4 + view.getUint16(extra + 2, true)) {
    if (view.getUint16(extra, true) !== EXTRA_64) continue
    let field = extra + 4
    for (let i = 0; i < sizes.length; i++) {
      if (sizes[i] !== ELSEWHERE || field + 8 > to) continue
      sizes[i] = longAt(view, field)
      field += 8
    }
  }
  return { packed: sizes[1]!, local: sizes[2]! }
}

function lengthsAt(view: DataView, at: number): number {
  return view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
}

/** Behind the local header, whose name and extra field have lengths of their own. */
function contentStart(view: DataView, at: number): number {
  if (at + LOCAL_SIZE > view.byteLength || view.getUint32(at, true) !== LOCAL) return -1
  return at + LOCAL_SIZE + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
}

function longAt(view: DataView, at: number): number {
  return view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32
}

function textAt(view: DataView, at: number, length: number): string {
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at, Math.min(length, view.byteLength - at))
  return new TextDecoder('utf-8').decode(bytes)
}

/** DOS time has no zone; taken as UTC it still puts files in order. */
function dosTime(date: number, time: number): number | null {
  if (date === 0) return null
  const day = Date.UTC(1980 + (date >>> 9), ((date >>> 5) & 15) - 1, date & 31)
  return day + (((time >>> 11) * 60 + ((time >>> 5) & 63)) * 60 + (time & 31) * 2) * 1000
}
