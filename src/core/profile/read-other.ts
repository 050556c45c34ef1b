import { ReadStop } from './failure.ts'
import { foreignBinary, foreignText, unknownFailure } from './foreign/foreign.ts'
import { unpackLimit } from './limits.ts'
import { fromBase64 } from './packing/base64-text.ts'
import { fromHttp } from './packing/http-answer.ts'
import { fromUtf16 } from './packing/text-encoding.ts'
import { isZstd } from './packing/zstd/frames.ts'
import { readPprof } from './pprof/pprof.ts'
import { sniffPprof } from './pprof/pprof-sniff.ts'
import { type ReadText, readText } from './text-stream.ts'

/** One layer of what is not gzip: zstd, UTF-16, or base64 of something packed. Null where there is none. */
export async function unpackOther(packed: Uint8Array): Promise<{ content: Uint8Array; name: string } | null> {
  if (isZstd(packed)) {
    const { unzstd } = await import('./packing/zstd/unzstd.ts')
    return { content: unzstd(packed, unpackLimit(packed.length)), name: 'zstd' }
  }
  const http = fromHttp(packed)
  if (http !== null) return { content: http, name: 'http' }
  const utf16 = fromUtf16(packed)
  if (utf16 !== null) return { content: utf16, name: 'utf-16' }
  const base64 = fromBase64(packed)
  return base64 === null ? null : { content: base64, name: 'base64' }
}

/** Reads content that is packed no more, in whichever format it is and whatever log stands around it. Throws ReadStop. */
export function readOther(bytes: Uint8Array): ReadText {
  if (bytes.length === 0) throw new ReadStop('empty')
  const binary = foreignBinary(bytes)
  if (binary !== null) throw binary
  const text = textOf(bytes)
  if (text !== null) return text
  if (sniffPprof(bytes)) return { profiles: readPprof(bytes), wrappers: [] }
  throw foreignText(bytes) ?? unknownFailure(bytes)
}

/** What a text holds. Where nothing can be made of it, its head may tell what it is instead. */
function textOf(bytes: Uint8Array): ReadText | null {
  try {
    return readText(bytes)
  } catch (error) {
    const unread = error instanceof ReadStop && error.failure.code === 'not-a-profile'
    throw (unread ? foreignText(bytes) : null) ?? error
  }
}
