const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]))

/** RFC 4648 §5 without padding: letters that stand in a fragment as they are. */
export function toBase64url(bytes: Uint8Array): string {
  let out = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const block = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    const letters = Math.min(bytes.length - i, 3) + 1
    for (let j = 0; j < letters; j++) out += LETTERS[(block >> (18 - 6 * j)) & 63]!
  }
  return out
}

/** Null for letters that do not belong, a length that cannot be, and spare bits that are set. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  const spare = text.length % 4
  if (spare === 1) return null
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  for (let i = 0, at = 0; i < text.length; i += 4) {
    let block = 0
    for (let j = 0; j < 4; j++) {
      const value = i + j < text.length ? VALUES.get(text[i + j]!) : 0
      if (value === undefined) return null
      block = (block << 6) | value
    }
    for (let j = 0; j < 3; j++) {
      const byte = (block >> (16 - 8 * j)) & 255
      if (at < bytes.length) bytes[at++] = byte
      else if (byte !== 0) return null
    }
  }
  return bytes
}
