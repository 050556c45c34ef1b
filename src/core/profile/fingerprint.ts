const PRIME = 0x01000193

/** A fingerprint of bytes that come in pieces. */
export interface Fingerprint {
  readonly add: (bytes: Uint8Array) => void
  readonly text: () => string
}

/** Short text that tells files apart by their bytes: length and a 32-bit FNV-1a over all of them, a word at a time. */
export function fingerprintOf(bytes: Uint8Array): string {
  const fingerprint = newFingerprint()
  fingerprint.add(bytes)
  return fingerprint.text()
}

/** The same, however the bytes are cut into pieces: those of a word that goes on in the next piece are kept. */
export function newFingerprint(): Fingerprint {
  const rest = new Uint8Array(4)
  let hash = 0x811c9dc5
  let length = 0
  const add = (bytes: Uint8Array) => {
    let from = 0
    while (length % 4 !== 0 && from < bytes.length) {
      rest[length++ % 4] = bytes[from++]!
      if (length % 4 === 0) hash = hashWords(hash, rest)
    }
    hash = hashWords(hash, bytes.subarray(from))
    rest.set(bytes.subarray(bytes.length - ((bytes.length - from) % 4)))
    length += bytes.length - from
  }
  const text = () => {
    let last = hash
    for (let i = 0; i < length % 4; i++) last = Math.imul(last ^ rest[i]!, PRIME)
    return `${length}-${(last >>> 0).toString(16)}`
  }
  return { add, text }
}

function hashWords(before: number, bytes: Uint8Array): number {
  const words = bytes.length >>> 2
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let hash = before
  for (let i = 0; i < words; i++) {
    hash = Math.imul(hash ^ view.getInt32(i * 4, true), PRIME)
    hash ^= hash >>> 15
  }
  return hash
}
