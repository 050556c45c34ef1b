/**
 * Name of a comparison in the store: when it expires, then 132 bits that cannot be guessed.
 *
 *     0t6tqm1 | 3Qf0aZ…    seconds since 1970 to base 36, seven letters | 22 letters of base64url
 *
 * Names sort by expiry, so that a sweep reads the expired ones and stops, and nothing is kept beside the bytes.
 */
export function storedIdOf(expires: number, secret: string): string {
  return `${expires.toString(36).padStart(7, '0')}${secret.slice(0, 22)}`
}

const FORM = /^([0-9a-z]{7})([\w-]{22})$/

/** What of a name cannot be guessed; null for a text that is no name. No name is a path. */
export function secretOf(id: string): string | null {
  return FORM.exec(id)?.[2] ?? null
}

/** Seconds since 1970 from which nobody gets it any more; null for a text that is no name. */
export function expiryOf(id: string): number | null {
  const found = FORM.exec(id)
  return found === null ? null : Number.parseInt(found[1]!, 36)
}

/** A name and the key to its bytes, as they stand behind `id=` in a fragment. */
export interface StoredAddress {
  readonly id: string
  readonly key: string
}

export function formatStored({ id, key }: StoredAddress): string {
  return `${id}.${key}`
}

/** Null for anything that `formatStored` did not write, such as an address that was cut. */
export function parseStored(text: string): StoredAddress | null {
  const [id = '', key = '', ...more] = text.split('.')
  return secretOf(id) === null || more.length > 0 || !/^[\w-]{43}$/.test(key) ? null : { id, key }
}
