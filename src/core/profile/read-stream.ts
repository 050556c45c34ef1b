import { type Failure, ReadStop, type Result } from './failure.ts'
import { newFingerprint } from './fingerprint.ts'
import { LARGEST_FILE, unpackLimit } from './limits.ts'
import {
  gathered,
  type HeadFirst,
  headFirst,
  limited,
  type PieceReader,
  type Pieces,
  recoded,
  unpacked,
} from './packing/byte-pieces.ts'
import { isHttp } from './packing/is-http.ts'
import { isTextHead, TEXT_HEAD } from './packing/salvage.ts'
import { orderOf } from './packing/text-encoding.ts'
import type { Profile } from './profile.ts'
import { type Host, readProfiles } from './read.ts'
import { openTextStream } from './text-stream.ts'

/** A file that can be read from its start more than once. */
export interface StreamedFile {
  /** Bytes; of what is not known before it ends, infinity. */
  readonly size: number
  readonly open: () => PieceReader
}

export interface StreamHooks {
  /** Told of the bytes that were read so far. */
  readonly onBytes: (done: number) => void
  /** Asked before each piece. */
  readonly stopped: () => boolean
}

export interface StreamedProfiles {
  readonly profiles: readonly Profile[]
  readonly fingerprint: string
}

/**
 * Reads a large file. Text, packed by gzip or not, is read as it comes and never held as a whole; everything else is
 * gathered first. Failures: those of reading, too-large, cancelled.
 */
export async function readStream(
  file: StreamedFile,
  host: Host,
  hooks: StreamHooks,
): Promise<Result<StreamedProfiles>> {
  try {
    const fingerprint = newFingerprint()
    const pieces = headFirst(watched(file, hooks, fingerprint.add))
    const head = await pieces.head(TEXT_HEAD)
    const packed = head[0] === 0x1f && head[1] === 0x8b
    if (packed && file.size < LARGEST_FILE) return await readPacked(file, host, hooks)
    const order = orderOf(head)
    if (order !== null) {
      const text = await readPieces(headFirst(recoded(pieces, order)))
      const value = text?.map(profile => ({ ...profile, wrapper: wrappedIn('utf-16', profile.wrapper) }))
      if (value) return { ok: true, value: { profiles: value, fingerprint: fingerprint.text() } }
      return { ok: true, value: await readWhole(file, host, hooks) }
    }
    if (!isText(head)) {
      const profiles = await readGathered(pieces, file.size, host)
      return { ok: true, value: { profiles, fingerprint: fingerprint.text() } }
    }
    const profiles = await readPieces(pieces)
    if (profiles !== null) return { ok: true, value: { profiles, fingerprint: fingerprint.text() } }
    if (file.size > MOST_AGAIN) throw await whyNothing(head)
    return { ok: true, value: await readWhole(file, host, hooks) }
  } catch (error) {
    if (error instanceof ReadStop) return { ok: false, failure: error.failure }
    throw error
  }
}

/** A text in which nothing was found is read again as a whole, as one in base64 may be, up to so many bytes. */
const MOST_AGAIN = 2 ** 28

async function readWhole(file: StreamedFile, host: Host, hooks: StreamHooks): Promise<StreamedProfiles> {
  const fingerprint = newFingerprint()
  const profiles = await readGathered(headFirst(watched(file, hooks, fingerprint.add)), file.size, host)
  return { profiles, fingerprint: fingerprint.text() }
}

/** Unpacks as far as it takes to see whether text comes out; if not, or if that fails, the file is read as a whole. */
async function readPacked(
  file: StreamedFile,
  host: Host,
  hooks: StreamHooks,
): Promise<Result<StreamedProfiles>> {
  const fingerprint = newFingerprint()
  try {
    const raw = watched(file, hooks, fingerprint.add)
    const pieces = headFirst(limited(unpacked(raw), unpackLimit(file.size)))
    if (isText(await pieces.head(TEXT_HEAD))) {
      const profiles = await readPieces(pieces)
      const value = profiles?.map(profile => ({ ...profile, wrapper: wrappedIn('gzip', profile.wrapper) }))
      if (value) return { ok: true, value: { profiles: value, fingerprint: fingerprint.text() } }
    } else await pieces.cancel()
  } catch (error) {
    if (error instanceof ReadStop) throw error
  }
  return { ok: true, value: await readWhole(file, host, hooks) }
}

function wrappedIn(outer: string, wrapper: string | null): string {
  return wrapper === null ? outer : `${outer} in ${wrapper}`
}

/** Null where nothing was found. */
async function readPieces(pieces: HeadFirst): Promise<readonly Profile[] | null> {
  const text = openTextStream()
  for (let piece = await pieces.next(); piece !== null; piece = await pieces.next()) text.push(piece)
  const found = text.end()
  if (found === null) return null
  const wrapper = found.wrappers.length === 0 ? null : found.wrappers.join(' in ')
  return found.profiles.map(profile => ({ ...profile, wrapper }))
}

/** What the first bytes are taken for where no capture was found anywhere. */
async function whyNothing(head: Uint8Array): Promise<ReadStop> {
  const result = await readProfiles(head)
  const failure: Failure = result.ok ? { code: 'not-a-profile', facts: {} } : result.failure
  return new ReadStop(failure.code, failure.facts, failure.at)
}

async function readGathered(pieces: HeadFirst, size: number, host: Host): Promise<readonly Profile[]> {
  if (size >= LARGEST_FILE && size !== Number.POSITIVE_INFINITY) {
    await pieces.cancel()
    throw new ReadStop('too-large', { bytes: size, limit: LARGEST_FILE })
  }
  const result = await readProfiles(await gathered(pieces, size), host)
  if (!result.ok) throw new ReadStop(result.failure.code, result.failure.facts, result.failure.at)
  return result.value
}

/** No mark of UTF-16 before it, and no head of an answer. */
function isText(head: Uint8Array): boolean {
  return !isHttp(head) && head[0] !== 0xff && head[0] !== 0xfe && isTextHead(head)
}

function watched({ open }: StreamedFile, hooks: StreamHooks, add: (bytes: Uint8Array) => void): Pieces {
  const reader = open()
  let done = 0
  const next = async () => {
    if (hooks.stopped()) {
      await reader.cancel()
      throw new ReadStop('cancelled')
    }
    const { value } = await reader.read()
    if (value === undefined) return null
    add(value)
    done += value.length
    hooks.onBytes(done)
    return value
  }
  return { next, cancel: () => reader.cancel() }
}
