import { fromBase64url, toBase64url } from './base64url.ts'
import { LinkStop, type Opened } from './link-failure.ts'

/** Bytes that say nothing without the key, which belongs into a fragment and nowhere else. */
export interface Encrypted {
  /** The nonce, then what AES-GCM makes of the bytes, its tag at the end. */
  readonly cipher: Uint8Array<ArrayBuffer>
  /** 256 random bits as base64url. */
  readonly key: string
}

const NONCE = 12
const TAG = 16
const KEY = 32

/** Encrypts with a fresh key: AES-256-GCM (NIST SP 800-38D), as every browser and Node have it. */
export async function encrypt(bytes: Uint8Array<ArrayBuffer>): Promise<Encrypted> {
  const raw = crypto.getRandomValues(new Uint8Array(KEY))
  const iv = crypto.getRandomValues(new Uint8Array(NONCE))
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt'])
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes))
  const cipher = new Uint8Array(NONCE + sealed.length)
  cipher.set(iv)
  cipher.set(sealed, NONCE)
  return { cipher, key: toBase64url(raw) }
}

/** The bytes again, or a failure where the key is another one or a byte has changed. */
export async function decrypt({ cipher, key }: Encrypted): Promise<Opened<Uint8Array<ArrayBuffer>>> {
  const raw = fromBase64url(key)
  if (raw === null || raw.length !== KEY) return failed('key')
  if (cipher.length < NONCE + TAG) return failed('length')
  try {
    const own = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt'])
    const iv = cipher.slice(0, NONCE)
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, own, cipher.slice(NONCE))
    return { ok: true, value: new Uint8Array(bytes) }
  } catch {
    return failed('key')
  }
}

function failed(what: string): Opened<never> {
  return { ok: false, failure: new LinkStop('link-corrupt', { what }).failure }
}
