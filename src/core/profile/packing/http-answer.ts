import { ReadStop } from '#core/profile/failure.ts'
import { joined } from './inflate.ts'
import { isHttp } from './is-http.ts'

/** The head of an answer. Those of redirects, and of `100 Continue`, stand before the one that counts. */
const HEAD =
  /^(?:HTTP\/[\d.]+ (?:1|3)\d\d[^\n]*\n(?:[\w-]+:[^\n]*\n)*\r?\n)*HTTP\/[\d.]+ (\d{3}[^\r\n]*)\r?\n((?:[\w-]+:[^\n]*\n)*)\r?\n/
const LONGEST_HEAD = 1 << 14
const LONGEST_SAYING = 200

/**
 * The body of an answer that was saved with its head, as `curl -i` and `nc` give it; in chunks where these were kept. Null
 * for any other content. Throws ReadStop with what the server says where it refuses.
 * https://www.rfc-editor.org/rfc/rfc9112#section-7.1
 */
export function fromHttp(bytes: Uint8Array): Uint8Array | null {
  if (!isHttp(bytes)) return null
  const found = HEAD.exec(new TextDecoder('latin1').decode(bytes.subarray(0, LONGEST_HEAD)))
  if (found === null) return null
  const [head, status = '', fields = ''] = found
  const body = bytes.subarray(head.length)
  if (/^[45]/.test(status)) {
    const text = new TextDecoder('utf-8').decode(body.subarray(0, LONGEST_SAYING)).replace(/\s+/g, ' ').trim()
    const said = text === '' || text.startsWith('<') ? status : `${status}: ${text}`
    throw new ReadStop('server-message', { kind: 'server message', said, size: bytes.length })
  }
  return (/^transfer-encoding:\s*chunked/im.test(fields) ? withoutChunks(body) : null) ?? body
}

/** Chunks put together, as far as they go; null where the body has none any more, as curl takes them off. */
function withoutChunks(body: Uint8Array): Uint8Array | null {
  const parts: Uint8Array[] = []
  let length = 0
  for (let at = 0; at < body.length; ) {
    const line = new TextDecoder('latin1').decode(body.subarray(at, at + 100))
    const found = /^([0-9a-f]{1,8})(?:;[^\r\n]*)?\r\n/i.exec(line)
    if (found === null) return null
    const from = at + found[0].length
    const size = Number.parseInt(found[1]!, 16)
    if (size === 0) break
    const part = body.subarray(from, from + size)
    parts.push(part)
    length += part.length
    at = from + size + 2
  }
  return joined(parts, length)
}
