import { joined } from './inflate.ts'

/** So much is looked at to tell text from everything else. */
export const TEXT_HEAD = 1 << 12

/** Whether a file with this start may be text: no control characters but tabs, line ends and the escapes of terminals. */
export function isTextHead(head: Uint8Array): boolean {
  return !head.some(byte => byte < 0x20 && byte !== 0x1b && (byte < 9 || byte > 13))
}

/**
 * What a gzip file that was cut holds up to the cut, where that is text: a dump is worth reading as far as it goes, half
 * a protobuf has no names. Null where there is none, or more than `limit` bytes.
 */
export async function textBeforeCut(packed: Uint8Array, limit: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of partsBeforeCut(packed)) {
    parts.push(part)
    length += part.length
    if (length > limit) return null
  }
  const text = length === 0 ? null : joined(parts, length)
  return text !== null && isTextHead(text.subarray(0, TEXT_HEAD)) ? text : null
}

async function* partsBeforeCut(packed: Uint8Array): AsyncGenerator<Uint8Array> {
  const { writable, readable } = new DecompressionStream('gzip')
  const writer = writable.getWriter()
  writer.write(packed as Uint8Array<ArrayBuffer>).catch(() => {})
  writer.close().catch(() => {})
  const reader = readable.getReader()
  for (;;) {
    const part = await reader.read().catch(() => null)
    if (!part?.value) return
    yield part.value
  }
}
