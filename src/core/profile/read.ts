import { ReadStop, type Result } from './failure.ts'
import { type Host, inflateFailure, streamHost } from './inflate.ts'
import { MOST_LAYERS, unpackLimit } from './limits.ts'
import { readPprof } from './pprof.ts'
import { sniffPprof } from './pprof-sniff.ts'
import type { Profile } from './profile.ts'

export type { Host }

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

/** Takes off what a file is packed in, layer by layer: gzip, zstd, base64 of gzip, UTF-16, a log around a dump. */
async function readLayers(bytes: Uint8Array, host: Host, wrappers: string[]): Promise<readonly Profile[]> {
  let content = bytes
  for (let layer = await unpack(content, host); layer !== null; layer = await unpack(content, host)) {
    if (wrappers.length === MOST_LAYERS) {
      throw new ReadStop('inflates-too-far', { what: 'layers', limit: MOST_LAYERS })
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
    const content = await host.inflate('gzip', packed, unpackLimit(packed.length)).catch(error => {
      throw inflateFailure(error, packed.length)
    })
    return { content, name: 'gzip' }
  }
  if (isBinaryProfile(packed)) return null
  const { unpackOther } = await import('./read-other.ts')
  return unpackOther(packed)
}

/** The usual case, told without the readers of everything else: pprof's fields, and bytes that stand in no text. */
function isBinaryProfile(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 64).some(byte => byte > 0 && byte < 9) && sniffPprof(bytes)
}
