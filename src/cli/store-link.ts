import { type Sealed, seal } from '#core/share/seal.ts'
import { type StoreClient, type StoreOffer, storeClient } from '#core/share/store-client.ts'
import type { StoreFailure } from '#core/share/store-failure.ts'
import { formatStored } from '#core/share/stored-id.ts'
import { secondsOf } from './amounts.ts'
import { OK, type OptionValues, print, UNREADABLE, UsageError } from './command.ts'
import { speechHere } from './speech.ts'

const PATIENCE_MS = 60_000

/**
 * Encrypts the largest of the payloads that the store takes and prints the short link; standard error says until when it
 * is kept and how to delete it. The key is in the link alone.
 */
export async function printStored(payloads: readonly string[], options: OptionValues): Promise<number> {
  const base = baseOf(String(options.store))
  const client = storeClient(
    (url, init) => fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) }),
    base,
  )
  const offer = await client.offer()
  if (!offer.ok) return complain(offer.failure)
  const sealed = await largest(payloads, offer.value)
  if (sealed === null) return complain({ code: 'store-too-large', facts: {} })
  return put(client, sealed, expiryOf(options, offer.value), base)
}

async function put(client: StoreClient, sealed: Sealed, expire: number, base: string): Promise<number> {
  const stored = await client.put(sealed.bytes, expire)
  if (!stored.ok) return complain(stored.failure)
  const { id, token } = stored.value
  const until = new Date(Date.now() + expire * 1000).toISOString().slice(0, 10)
  print(`${base}#v=1&id=${formatStored({ id, key: sealed.key })}`)
  process.stderr.write(
    `${(await speechHere()).cli.kept(until)}\ncurl -X DELETE -H 'Authorization: Bearer ${token}' ${base}api/blobs/${id}\n`,
  )
  return OK
}

async function largest(payloads: readonly string[], { maxBytes }: StoreOffer): Promise<Sealed | null> {
  for (const payload of payloads) {
    const sealed = await seal(payload)
    if (sealed.bytes.length <= maxBytes) return sealed
  }
  return null
}

function expiryOf(options: OptionValues, { expire }: StoreOffer): number {
  if (typeof options.expire !== 'string') return expire.default
  const seconds = secondsOf('expire', options.expire)
  if (seconds <= expire.max) return seconds
  throw new UsageError(`the store keeps nothing longer than ${Math.floor(expire.max / 86_400)} days`)
}

/** The page's address, which ends in a slash. */
function baseOf(text: string): string {
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new UsageError(`--store takes an address; found ${text}`)
  const url = new URL(text)
  url.hash = ''
  url.search = ''
  url.pathname = url.pathname.replace(/(?:index\.html)?\/*$/, '/').replace(/\/+$/, '/')
  return url.href
}

async function complain(failure: StoreFailure): Promise<number> {
  const { failures } = (await speechHere()).messages
  const { title, text, remedy } = failures.describe('', failure)
  const said = `${title}${failures.stop}${text}`
  process.stderr.write(`${JSON.stringify({ error: { code: failure.code, text: said, hint: remedy } })}\n`)
  return UNREADABLE
}
