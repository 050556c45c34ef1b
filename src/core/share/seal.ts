import { checksumOf } from '#core/profile/packing/checksum.ts'
import { fromBase64url, toBase64url } from './base64url.ts'
import { decrypt, encrypt } from './encrypt.ts'
import { type FromStore, storeFailure } from './store-failure.ts'

/** What goes to the store, and the key, which does not. */
export interface Sealed {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly key: string
}

const CHECKSUM = 4

/**
 * Makes of a link's data, the part behind `d=`, bytes that say nothing but their length.
 *
 *     CRC-32 of what follows 4 | nonce 12 | AES-256-GCM of the data, its tag at the end
 *
 * The checksum tells damaged bytes from a wrong key, which AES-GCM alone cannot.
 */
export async function seal(payload: string): Promise<Sealed> {
  const { cipher, key } = await encrypt(fromBase64url(payload) ?? new Uint8Array())
  const bytes = new Uint8Array(CHECKSUM + cipher.length)
  new DataView(bytes.buffer).setUint32(0, checksumOf(cipher))
  bytes.set(cipher, CHECKSUM)
  return { bytes, key }
}

/** The link's data again. */
export async function unseal({ bytes, key }: Sealed): Promise<FromStore<string>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const cipher = bytes.slice(CHECKSUM)
  if (bytes.length < CHECKSUM || view.getUint32(0) !== checksumOf(cipher))
    return storeFailure('stored-damaged', { bytes: bytes.length })
  const opened = await decrypt({ cipher, key })
  return opened.ok ? { ok: true, value: toBase64url(opened.value) } : storeFailure('stored-key')
}
