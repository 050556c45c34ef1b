import { ReadStop, type Result } from './failure.ts'
import { foreignFailure, unknownFailure } from './foreign.ts'
import { FORMATS } from './formats.ts'
import { type Host, inflateFailure, streamHost } from './inflate.ts'
import type { Profile } from './profile.ts'

export type { Host }

/** Gzip in gzip happens when a proxy packs a packed file; deeper nesting is an attack. */
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

async function unwrap(bytes: Uint8Array, host: Host): Promise<{ content: Uint8Array; wrapper: string | null }> {
  const wrappers: string[] = []
  let content = bytes
  while (content[0] === 0x1f && content[1] === 0x8b) {
    if (wrappers.length === MOST_WRAPPERS) {
      throw new ReadStop('inflates-too-far', { what: 'nested gzip', limit: MOST_WRAPPERS })
    }
    const packed = content
    const limit = Math.min(LARGE, Math.max(SMALL, packed.length * RATIO))
    content = await host.inflate('gzip', packed, limit).catch(error => {
      throw inflateFailure(error, packed.length)
    })
    wrappers.push('gzip')
  }
  return { content, wrapper: wrappers.length === 0 ? null : wrappers.join(' in ') }
}

function readContent(bytes: Uint8Array): readonly Profile[] {
  if (bytes.length === 0) throw new ReadStop('empty')
  const stop = foreignFailure(bytes)
  if (stop !== null) throw stop
  const format = FORMATS.find(candidate => candidate.sniff(bytes))
  if (format === undefined) throw unknownFailure(bytes)
  return format.read(bytes)
}
