import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { expiryOf, secretOf } from '#core/share/stored-id.ts'
import { clientAddress } from './client-address.ts'
import { DATA_POLICY, SAFE_HEADERS } from './headers.ts'
import { LEAST_SECONDS, type Limits, READS_PER_PUT } from './limits.ts'
import { rateLimit } from './rate-limit.ts'
import { isGenuine, newReceipt } from './receipt.ts'
import { type Room, roomOf } from './room.ts'
import type { Storage } from './storage.ts'

/** `incoming` and `outgoing` of Node; absent where the handler is called without a port. */
type Bindings = Partial<HttpBindings>
type Asked = Context<{ Bindings: Bindings }>

const BINARY = 'application/octet-stream'
const ROOM_BYTES = 256 << 20
/** What a status means, in the `error` of an answer. */
const ERRORS = {
  400: 'bad request',
  403: 'forbidden',
  404: 'gone',
  411: 'length required',
  413: 'too large',
  415: 'not ciphertext',
  429: 'too many requests',
  503: 'busy',
} as const

/**
 * Ciphertext by name, and nothing else: there is no list, and neither bytes nor names are logged.
 *
 *     GET    store                        what may be stored
 *     POST   blobs?expire=SECONDS         bytes → {id, token}
 *     GET    blobs/ID                     bytes
 *     DELETE blobs/ID   Bearer TOKEN      done
 */
export function blobApi(storage: Storage, limits: Limits): Hono<{ Bindings: Bindings }> {
  const api = new Hono<{ Bindings: Bindings }>()
  const rate = rateLimit(limits.rate)
  const room = roomOf(Math.max(ROOM_BYTES, 4 * limits.maxBytes))

  api.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(SAFE_HEADERS)) c.header(name, value)
    c.header('content-security-policy', DATA_POLICY)
    c.header('cache-control', 'no-store')
  })
  api.use('/blobs/*', async (c, next) => {
    if (isForeign(c)) return refuse(c, 403)
    const cost = c.req.method === 'POST' ? 1 : 1 / READS_PER_PUT
    const wait = rate.take(addressOf(c, limits.proxies), cost)
    if (wait === 0) return next()
    c.header('retry-after', String(wait))
    return refuse(c, 429)
  })
  api.get('/store', c => c.json({ maxBytes: limits.maxBytes, expire: limits.expire }))
  api.post('/blobs', c => put(c, storage, limits, room))
  api.get('/blobs/:id', c => get(c, storage, room))
  api.delete('/blobs/:id', c => remove(c, storage))
  api.all('*', c => refuse(c, 404))
  return api
}

async function put(c: Asked, storage: Storage, { maxBytes, expire }: Limits, room: Room): Promise<Response> {
  const seconds = wholeNumber(c.req.query('expire') ?? String(expire.default))
  if (seconds === null || seconds < LEAST_SECONDS || seconds > expire.max) return refuse(c, 400)
  if (c.req.header('content-type') !== BINARY) return refuse(c, 415)
  const length = wholeNumber(c.req.header('content-length') ?? '')
  if (length === null) return refuse(c, 411)
  if (length === 0) return refuse(c, 400)
  if (length > maxBytes) return refuse(c, 413)
  const release = room.take(length)
  if (release === null) return refuse(c, 503)
  try {
    const bytes = new Uint8Array(await c.req.arrayBuffer())
    if (bytes.length !== length) return refuse(c, 400)
    const receipt = newReceipt(nowSeconds() + seconds)
    await storage.put(receipt.id, bytes)
    return c.json(receipt, 201)
  } finally {
    release()
  }
}

async function get(c: Asked, storage: Storage, room: Room): Promise<Response> {
  const id = c.req.param('id') ?? ''
  const expiry = expiryOf(id)
  if (expiry === null || expiry <= nowSeconds()) return refuse(c, 404)
  const bytes = await storage.get(id)
  if (bytes === null) return refuse(c, 404)
  const release = room.take(bytes.length)
  if (release === null) return refuse(c, 503)
  const { outgoing } = c.env ?? {}
  if (outgoing) outgoing.once('close', release)
  else release()
  return c.body(bytes, 200, { 'content-type': BINARY })
}

async function remove(c: Asked, storage: Storage): Promise<Response> {
  const id = c.req.param('id') ?? ''
  const token = /^Bearer ([\w-]{1,100})$/.exec(c.req.header('authorization') ?? '')?.[1]
  if (secretOf(id) === null) return refuse(c, 404)
  if (token === undefined || !isGenuine({ id, token })) return refuse(c, 403)
  await storage.remove(id)
  return c.body(null, 204)
}

function refuse(c: Asked, status: keyof typeof ERRORS): Response {
  if (status === 503) c.header('retry-after', '1')
  return c.json({ error: ERRORS[status] }, status)
}

/** Another site's page may not use its visitors to store or delete here. */
function isForeign(c: Asked): boolean {
  return ['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? 'none')
}

function addressOf(c: Asked, proxies: number): string {
  const socket = c.env?.incoming?.socket.remoteAddress ?? ''
  return clientAddress(socket, c.req.header('x-forwarded-for') ?? null, proxies)
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000)
}

function wholeNumber(text: string): number | null {
  return /^\d{1,12}$/.test(text) ? Number(text) : null
}
