import { ReadStop } from '#core/profile/failure.ts'
import type { Spans } from '#core/profile/spans.ts'

/**
 * Decodes the string table. A decoder call per string is slow, so all plain ASCII strings are gathered, decoded at once
 * and cut; the few others are decoded one by one. Bytes that are not UTF-8 become U+FFFD.
 */
export function decodeStrings(bytes: Uint8Array, spans: Spans): string[] {
  const { data, count } = spans
  const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })
  const strings: string[] = new Array(count)
  const gathered = new Uint8Array(totalLength(spans))
  let length = 0
  for (let i = 0; i < count; i++) {
    const from = data[2 * i]!
    const to = data[2 * i + 1]!
    let bits = 0
    for (let at = from; at < to; at++) {
      const byte = bytes[at]!
      bits |= byte
      gathered[length + at - from] = byte
    }
    if (bits < 0x80) length += to - from
    else strings[i] = utf8.decode(bytes.subarray(from, to))
  }
  const text = utf8.decode(gathered.subarray(0, length))
  let at = 0
  for (let i = 0; i < count; i++) {
    if (strings[i] !== undefined) continue
    const size = data[2 * i + 1]! - data[2 * i]!
    strings[i] = text.substring(at, at + size)
    at += size
  }
  return strings
}

/** Checks a string index from the file; `what` names the field in the failure. */
export function stringAt(strings: readonly string[], index: number, what: string): string {
  return strings[checkedString(strings, index, what)]!
}

/** The index itself, when it is inside the table. */
export function checkedString(strings: readonly string[], index: number, what: string): number {
  if (index < strings.length) return index
  throw new ReadStop('protobuf-corrupt', { what, found: index, expected: strings.length })
}

function totalLength({ data, count }: Spans): number {
  let total = 0
  for (let i = 0; i < count; i++) total += data[2 * i + 1]! - data[2 * i]!
  return total
}
