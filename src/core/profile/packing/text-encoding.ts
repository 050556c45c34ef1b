/** UTF-16 becomes UTF-8, as Windows consoles write it, with a mark or without; null for any other content. */
export function fromUtf16(bytes: Uint8Array): Uint8Array | null {
  const order = orderOf(bytes)
  return order === null ? null : new TextEncoder().encode(new TextDecoder(order).decode(bytes))
}

const PROBED = 64

/** By the mark at the start; without one, every other byte of plain letters is zero. */
export function orderOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const mark = bytes[0]! * 256 + bytes[1]!
  if (mark === 0xfffe) return 'utf-16le'
  if (mark === 0xfeff) return 'utf-16be'
  const head = bytes.subarray(0, PROBED)
  const letters = (odd: number) =>
    head.every((byte, i) => (i % 2 === odd ? byte >= 9 && byte < 127 : byte === 0))
  if (head.length < PROBED) return null
  return letters(0) ? 'utf-16le' : letters(1) ? 'utf-16be' : null
}
