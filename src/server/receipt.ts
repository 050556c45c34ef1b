import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Receipt } from '#core/share/store-client.ts'
import { secretOf, storedIdOf } from '#core/share/stored-id.ts'

/**
 * A new name and the token that deletes it. The name's secret part is a hash of the token: nothing has to be kept to
 * know the token again, and the name does not give it away.
 */
export function newReceipt(expires: number): Receipt {
  const token = randomBytes(32).toString('base64url')
  return { id: storedIdOf(expires, hashOf(token)), token }
}

/** Whether the token belongs to the name. */
export function isGenuine({ id, token }: Receipt): boolean {
  const secret = secretOf(id)
  if (secret === null) return false
  return timingSafeEqual(Buffer.from(hashOf(token).slice(0, secret.length)), Buffer.from(secret))
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
