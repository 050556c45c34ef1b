import { type FromStore, storeFailure } from './store-failure.ts'
import { expiryOf, secretOf } from './stored-id.ts'

/** What a store takes, as its server tells under `api/store`. */
export interface StoreOffer {
  /** Bytes of one comparison after encryption. */
  readonly maxBytes: number
  /** Seconds that a comparison is kept if nothing else is asked for, and at most. */
  readonly expire: { readonly default: number; readonly max: number }
}

/** What is left of storing: the name, and the token that alone can delete it. */
export interface Receipt {
  readonly id: string
  readonly token: string
}

/** Talks to the store of one server. Every answer that is not the store's own is a failure. */
export interface StoreClient {
  readonly offer: () => Promise<FromStore<StoreOffer>>
  readonly put: (bytes: Uint8Array<ArrayBuffer>, expire: number) => Promise<FromStore<Receipt>>
  readonly get: (id: string) => Promise<FromStore<Uint8Array<ArrayBuffer>>>
  readonly remove: (receipt: Receipt) => Promise<FromStore<null>>
}

/** The part of `fetch` that is needed. */
export type Send = (url: string, init: SendInit) => Promise<Answer>

interface SendInit {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: Uint8Array<ArrayBuffer>
}

interface Answer {
  readonly status: number
  readonly headers: { get(name: string): string | null }
  json(): Promise<unknown>
  arrayBuffer(): Promise<ArrayBuffer>
}

/** `base` is the address of the page, which ends in a slash, or empty where addresses are relative to it anyway. */
export function storeClient(send: Send, base: string): StoreClient {
  /** `read` gives null for an answer that is not what was asked for. */
  async function ask<T>(
    path: string,
    init: SendInit,
    read: (answer: Answer) => Promise<T | null>,
  ): Promise<FromStore<T>> {
    try {
      const answer = await send(`${base}api/${path}`, init)
      if (answer.status >= 300) return await failureOf(answer)
      const value = await read(answer).catch(() => null)
      return value === null ? storeFailure('store-absent', { status: answer.status }) : { ok: true, value }
    } catch {
      return storeFailure('store-down')
    }
  }

  return {
    offer: () => ask('store', { method: 'GET', headers: {} }, async answer => readOffer(await answer.json())),
    put: (bytes, expire) =>
      ask(
        `blobs?expire=${expire}`,
        { method: 'POST', headers: { 'content-type': BINARY }, body: bytes },
        async answer => readReceipt(await answer.json()),
      ),
    async get(id) {
      const expiry = expiryOf(id)
      if (expiry === null) return storeFailure('stored-address')
      const found = await ask(`blobs/${id}`, { method: 'GET', headers: {} }, bytesOf)
      if (found.ok || found.failure.code !== 'stored-gone') return found
      return expiry * 1000 <= Date.now() ? storeFailure('stored-expired', { expiry }) : found
    },
    remove: ({ id, token }) =>
      ask(`blobs/${id}`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } }, async answer =>
        answer.status === 204 ? DONE : null,
      ).then(done => (done.ok ? { ok: true, value: null } : done)),
  }
}

const BINARY = 'application/octet-stream'
const DONE = true

async function bytesOf(answer: Answer): Promise<Uint8Array<ArrayBuffer> | null> {
  const binary = answer.headers.get('content-type') === BINARY
  return binary ? new Uint8Array(await answer.arrayBuffer()) : null
}

/** A store says `{"error": …}`; a 404 without it comes from a server that has none. */
async function failureOf(answer: Answer): Promise<FromStore<never>> {
  const { status } = answer
  const said = await answer.json().catch(() => null)
  const own = typeof said === 'object' && said !== null && 'error' in said
  if (own && status === 404) return storeFailure('stored-gone')
  if (status === 413) return storeFailure('store-too-large')
  if (status === 429) return storeFailure('store-busy', { seconds: Number(answer.headers.get('retry-after')) })
  if (!own && (status === 404 || status === 405)) return storeFailure('store-absent', { status })
  return storeFailure('store-down', { status })
}

function readOffer(said: unknown): StoreOffer | null {
  const { maxBytes, expire } = fieldsOf(said)
  const { default: usual, max } = fieldsOf(expire)
  if (!isCount(maxBytes) || !isCount(usual) || !isCount(max)) return null
  return { maxBytes, expire: { default: usual, max } }
}

function readReceipt(said: unknown): Receipt | null {
  const { id, token } = fieldsOf(said)
  return typeof id === 'string' && typeof token === 'string' && secretOf(id) !== null ? { id, token } : null
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}
