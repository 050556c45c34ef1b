import { ReadStop, type Result } from './failure.ts'
import { MOST_LAYERS, unpackLimit } from './limits.ts'
import { type Host, inflateFailure, streamHost } from './packing/inflate.ts'
import { readPprof } from './pprof/pprof.ts'
import { sniffPprof } from './pprof/pprof-sniff.ts'
import type { Profile } from './profile.ts'
import type { ReadText } from './text-stream.ts'

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
    return { ok: true, value: await readLayers(bytes, host) }
  } catch (error) {
    if (error instanceof ReadStop) return { ok: false, failure: error.failure }
    throw error
  }
}

interface Layer {
  readonly content: Uint8Array
  readonly name: string
  /** Why it ends early, where what came before is text. */
  readonly cut?: ReadStop
}

/** Takes off what a file is packed in, layer by layer: gzip, zstd, base64 of gzip, UTF-16, a log around a dump. */
async function readLayers(bytes: Uint8Array, host: Host): Promise<readonly Profile[]> {
  const layers: Layer[] = []
  let content = bytes
  for (let layer = await unpack(content, host); layer !== null; layer = await unpack(content, host)) {
    if (layers.length === MOST_LAYERS) {
      throw new ReadStop('inflates-too-far', { what: 'layers', limit: MOST_LAYERS })
    }
    content = layer.content
    layers.push(layer)
  }
  const cut = layers.find(layer => layer.cut)?.cut ?? null
  const { profiles, wrappers } = await readContent(content, cut)
  const wrapper = [...layers.map(({ name }) => name), ...wrappers].join(' in ') || null
  return wrapper === null ? profiles : profiles.map(profile => told({ ...profile, wrapper }, cut))
}

async function readContent(content: Uint8Array, cut: ReadStop | null): Promise<ReadText> {
  if (isBinaryProfile(content)) return { profiles: readPprof(content), wrappers: [] }
  const { readOther } = await import('./read-other.ts')
  try {
    return readOther(content)
  } catch (error) {
    throw error instanceof ReadStop && cut !== null ? cut : error
  }
}

function told(profile: Profile, cut: ReadStop | null): Profile {
  if (cut === null) return profile
  const { facts, at } = cut.failure
  return { ...profile, warnings: [{ code: 'packing-cut', facts, ...(at && { at }) }, ...profile.warnings] }
}

async function unpack(packed: Uint8Array, host: Host): Promise<Layer | null> {
  if (packed[0] === 0x1f && packed[1] === 0x8b) return ungzip(packed, host)
  if (isBinaryProfile(packed)) return null
  const { unpackOther } = await import('./read-other.ts')
  return unpackOther(packed)
}

async function ungzip(packed: Uint8Array, host: Host): Promise<Layer> {
  const limit = unpackLimit(packed.length)
  try {
    return { content: await host.inflate('gzip', packed, limit), name: 'gzip' }
  } catch (error) {
    const cut = inflateFailure(error, packed.length)
    if (cut.failure.code !== 'gzip-truncated') throw cut
    const { textBeforeCut } = await import('./packing/salvage.ts')
    const content = await textBeforeCut(packed, limit)
    if (content === null) throw cut
    return { content, name: 'gzip', cut }
  }
}

/** The usual case, told without the readers of everything else: pprof's fields, and bytes that stand in no text. */
function isBinaryProfile(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 64).some(byte => byte > 0 && byte < 9) && sniffPprof(bytes)
}
