const PRIME = 0x01000193

/** Short text that tells files apart by their bytes: length and a 32-bit FNV-1a over all of them, a word at a time. */
export function fingerprintOf(bytes: Uint8Array): string {
  const words = bytes.length >>> 2
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let hash = 0x811c9dc5
  for (let i = 0; i < words; i++) {
    hash = Math.imul(hash ^ view.getInt32(i * 4, true), PRIME)
    hash ^= hash >>> 15
  }
  for (let i = words * 4; i < bytes.length; i++) hash = Math.imul(hash ^ bytes[i]!, PRIME)
  return `${bytes.length}-${(hash >>> 0).toString(16)}`
}
