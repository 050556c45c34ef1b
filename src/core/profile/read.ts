import { ReadStop, type Result } from './failure.ts'
import { foreignBinary, foreignText, unknownFailure } from './foreign.ts'
import { FORMATS } from './formats.ts'
import { type Host, inflateFailure, streamHost } from './inflate.ts'
import type { Profile } from './profile.ts'
import { fromBase64, fromUtf16 } from './text-encoding.ts'
import { unwrapLog } from './unwrap-log.ts'

export type { Host }

/** Gzip in gzip happens when a proxy packs a packed file; much deeper nesting is an attack. */
const MOST_WRAPPERS = 4
/** A packed file may unpack to this many times its size, but always to SMALL and never beyond LARGE. */
const RATIO = 200
const SMALL = 1 << 28
const LARGE = 1 << 30

/**
 * Reads a file: unpacks it, recognises its format by content, and returns its captures (one, or several dumps, or the
 * two sides of a diff). Never throws for content: what is wrong with a file is a Failure.
 */
export async function readProfiles(
  bytes: Uint8Array,
  host: Host = streamHost,
): Promise<Result<readonly Profile[]>> {
  try {
    const { content, wrapper } = await unwrap(bytes, host)
    const profiles = readContent(content)
    return { ok: true, value: wrapper === null ? profiles : profiles.map(profile => ({ ...profile, wrapper })) }
  } catch (error) {
    if (error instanceof ReadStop) return { ok: false, failure: error.failure }
    throw error
  }
}

/** Takes off what a file is packed in, layer by layer: gzip, base64 of gzip, UTF-16, a log around a dump. */
async function unwrap(bytes: Uint8Array, host: Host): Promise<{ content: Uint8Array; wrapper: string | null }> {
  const wrappers: string[] = []
  let content = bytes
  for (let layer = await unpack(content, host); layer !== null; layer = await unpack(content, host)) {
    if (wrappers.length === MOST_WRAPPERS) {
      throw new ReadStop('inflates-too-far', { what: 'layers', limit: MOST_WRAPPERS })
    }
    content = layer.content
    wrappers.push(layer.name)
  }
  const log = unwrapLog(content)
  wrappers.push(...log.wrappers)
  return { content: log.bytes, wrapper: wrappers.length === 0 ? null : wrappers.join(' in ') }
}

async function unpack(packed: Uint8Array, host: Host): Promise<{ content: Uint8Array; name: string } | null> {
  if (packed[0] === 0x1f && packed[1] === 0x8b) {
    const limit = Math.min(LARGE, Math.max(SMALL, packed.length * RATIO))
    const content = await host.inflate('gzip', packed, limit).catch(error => {
      throw inflateFailure(error, packed.length)
    })
    return { content, name: 'gzip' }
  }
  const utf16 = fromUtf16(packed)
  if (utf16 !== null) return { content: utf16, name: 'utf-16' }
  const base64 = fromBase64(packed)
  return base64 === null ? null : { content: base64, name: 'base64' }
}

function readContent(bytes: Uint8Array): readonly Profile[] {
  if (bytes.length === 0) throw new ReadStop('empty')
  const binary = foreignBinary(bytes)
  if (binary !== null) throw binary
  const format = FORMATS.find(candidate => candidate.sniff(bytes))
  if (format === undefined) throw foreignText(bytes) ?? unknownFailure(bytes)
  return format.read(bytes)
}
