import { ReadStop, type Result } from './failure.ts'
import { type Host, inflateFailure, streamHost } from './inflate.ts'
import { readPprof } from './pprof.ts'
import { sniffPprof } from './pprof-sniff.ts'
import type { Profile } from './profile.ts'

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
    const wrappers: string[] = []
    const profiles = await readLayers(bytes, host, wrappers)
    const wrapper = wrappers.length === 0 ? null : wrappers.join(' in ')
    return { ok: true, value: wrapper === null ? profiles : profiles.map(profile => ({ ...profile, wrapper })) }
  } catch (error) {
    if (error instanceof ReadStop) return { ok: false, failure: error.failure }
    throw error
  }
}

/** Takes off what a file is packed in, layer by layer: gzip, base64 of gzip, UTF-16, a log around a dump. */
async function readLayers(bytes: Uint8Array, host: Host, wrappers: string[]): Promise<readonly Profile[]> {
  let content = bytes
  for (let layer = await unpack(content, host); layer !== null; layer = await unpack(content, host)) {
    if (wrappers.length === MOST_WRAPPERS) {
      throw new ReadStop('inflates-too-far', { what: 'layers', limit: MOST_WRAPPERS })
    }
    content = layer.content
    wrappers.push(layer.name)
  }
  if (isBinaryProfile(content)) return readPprof(content)
  const { readOther } = await import('./read-other.ts')
  const other = readOther(content)
  wrappers.push(...other.wrappers)
  return other.profiles
}

async function unpack(packed: Uint8Array, host: Host): Promise<{ content: Uint8Array; name: string } | null> {
  if (packed[0] === 0x1f && packed[1] === 0x8b) {
    const limit = Math.min(LARGE, Math.max(SMALL, packed.length * RATIO))
    const content = await host.inflate('gzip', packed, limit).catch(error => {
      throw inflateFailure(error, packed.length)
    })
    return { content, name: 'gzip' }
  }
  if (isBinaryProfile(packed)) return null
  const { unpackText } = await import('./read-other.ts')
  return unpackText(packed)
}

/** The usual case, told without the readers of everything else: pprof's fields, and bytes that stand in no text. */
function isBinaryProfile(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 64).some(byte => byte > 0 && byte < 9) && sniffPprof(bytes)
}
