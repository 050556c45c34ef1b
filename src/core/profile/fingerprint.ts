/** Short text that two files share only if they have the same bytes (length and a 32-bit FNV-1a over all of them). */
export function fingerprintOf(bytes: Uint8Array): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193)
  return `${bytes.length}-${(hash >>> 0).toString(16)}`
}
