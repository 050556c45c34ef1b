import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { seal, unseal } from '#core/share/seal.ts'
import { storeClient } from '#core/share/store-client.ts'
import { newReceipt } from './receipt.ts'
import { serving } from './serving.testkit.ts'

const server = await serving()
const { address, folder } = server
const store = storeClient(fetch, address)
const BYTES = new TextEncoder().encode('ciphertext')
const HOUR = 3600

afterAll(() => server.close())
afterEach(() => void vi.useRealTimers())

async function stored(expire = HOUR) {
  const put = await store.put(BYTES, expire)
  if (!put.ok) throw new Error(put.failure.code)
  return put.value
}

function post(init: RequestInit & { path?: string; base?: string } = {}) {
  const { path = 'api/blobs', base = address, headers, ...rest } = init
  const all = { 'content-type': 'application/octet-stream', ...headers }
  return fetch(base + path, { method: 'POST', body: BYTES, ...rest, headers: all })
}

describe('put, get, delete', () => {
  it('says what it takes', async () => {
    const expire = { default: 30 * 86_400, max: 90 * 86_400 }
    expect(await store.offer()).toEqual({ ok: true, value: { maxBytes: 5_000_000, expire } })
  })

  it('gives the bytes back, and nothing else', async () => {
    const { id } = await stored()
    const answer = await fetch(`${address}api/blobs/${id}`)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(BYTES)
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('deletes for the token alone', async () => {
    const [one, other] = [await stored(), await stored()]
    for (const token of [other.token, '', 'x', one.id.slice(7)]) {
      const answer = await fetch(`${address}api/blobs/${one.id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${token}` },
      })
      expect(answer.status).toBe(403)
    }
    expect((await store.get(one.id)).ok).toBe(true)
    expect(await store.remove(one)).toEqual({ ok: true, value: null })
    expect(await store.get(one.id)).toMatchObject({ failure: { code: 'stored-gone' } })
    expect((await store.get(other.id)).ok).toBe(true)
  })

  it('serves nothing that expired, swept or not', async () => {
    const { id } = await stored(60)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    expect(await store.get(id)).toMatchObject({ failure: { code: 'stored-expired' } })
    expect(await readdir(folder)).toContain(id)
  })

  it('keeps what a browser sealed as it is', async () => {
    const { bytes, key } = await seal('Z2l0aHViLmNvbS9jb250YWluZXJkL3R0cnBj')
    const put = await store.put(bytes, HOUR)
    const id = put.ok ? put.value.id : ''
    expect(await readFile(join(folder, id))).toEqual(Buffer.from(bytes))
    const got = await store.get(id)
    expect(got.ok && (await unseal({ bytes: got.value, key }))).toMatchObject({ ok: true })
  })
})

describe('what is refused', () => {
  it.each([
    ['no ciphertext by its type', { headers: { 'content-type': 'text/html' } }, 415],
    ['a form of another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['nothing at all', { body: new Uint8Array() }, 400],
    ['an expiry beyond the limit', { path: `api/blobs?expire=${91 * 86_400}` }, 400],
    ['an expiry in the past', { path: 'api/blobs?expire=-5' }, 400],
    ['an expiry that is none', { path: 'api/blobs?expire=1e3' }, 400],
    ['another method', { method: 'PUT' }, 404],
  ])('%s', async (_, init, status) => {
    expect((await post(init)).status).toBe(status)
  })

  it('there is no list, under no address', async () => {
    const { id } = await stored()
    for (const path of ['api/blobs', 'api/blobs/', 'api', 'api/', 'api/blobs?list-type=2', 'api/blobs/*'])
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'PROPFIND']) {
        const answer = await fetch(address + path, { method })
        expect(answer.status).toBe(404)
        expect(await answer.text()).not.toContain(id)
      }
  })

  it.each([
    '../secret',
    '..%2fsecret',
    '%2e%2e%2fsecret',
    '..%5csecret',
    '....//secret',
    '%00',
    '.partial-x',
    'secret',
    `${'a'.repeat(29)}/../secret`,
    'a'.repeat(4000),
  ])('a name that is a path: %s', async name => {
    await writeFile(join(folder, 'secret'), 'secret')
    for (const method of ['GET', 'DELETE']) {
      const answer = await fetch(`${address}api/blobs/${name}`, {
        method,
        headers: { authorization: 'Bearer x' },
      })
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('secret')
    }
    expect(await readFile(join(folder, 'secret'), 'utf8')).toBe('secret')
  })

  it('names are not to be guessed: no two have anything in common but the expiry', () => {
    const ids = Array.from({ length: 1000 }, () => newReceipt(1).id)
    expect(new Set(ids).size).toBe(1000)
    for (let at = 7; at < 29; at++) expect(new Set(ids.map(id => id[at])).size).toBeGreaterThan(50)
  })
})

describe('limits', () => {
  it('counts per address: storing dearly, reading cheaply; says when to come again', async () => {
    const busy = await serving({ limits: { rate: 2 } })
    const limited = storeClient(fetch, busy.address)
    const put = await limited.put(BYTES, HOUR)
    expect((await limited.put(BYTES, HOUR)).ok).toBe(true)
    const refused = await limited.put(BYTES, HOUR)
    expect(refused).toMatchObject({ failure: { code: 'store-busy', facts: { seconds: 30 } } })
    const again = await post({ base: busy.address, headers: { 'x-forwarded-for': '9.9.9.9' } })
    expect(again.status).toBe(429)
    expect(put.ok && (await limited.get(put.value.id)).ok).toBe(false)
    await busy.close()
  })

  it('behind a proxy counts whom the proxy saw', async () => {
    const proxied = await serving({ limits: { rate: 1, proxies: 1 } })
    const from = (seen: string) => post({ base: proxied.address, headers: { 'x-forwarded-for': seen } })
    expect((await from('1.1.1.1')).status).toBe(201)
    expect((await from('2.2.2.2')).status).toBe(201)
    expect((await from('2.2.2.2')).status).toBe(429)
    expect((await from('3.3.3.3, 2.2.2.2')).status).toBe(429)
    await proxied.close()
  })

  it('tells the operator that the storage fails, without a name, and the client that it is not there', async () => {
    const failing = async () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write /store/SECRET'), { code: 'ENOSPC' })
    }
    const broken = await serving({
      storage: { put: failing, get: failing, remove: failing, sweep: failing },
    })
    const client = storeClient(fetch, broken.address)
    expect(await client.put(BYTES, HOUR)).toMatchObject({
      failure: { code: 'store-down', facts: { status: 507 } },
    })
    expect(await client.get(newReceipt(2e9).id)).toMatchObject({ failure: { code: 'store-down' } })
    expect(broken.reports).toEqual(['the store failed: ENOSPC', 'the store failed: ENOSPC'])
    await broken.close()
  })
})
