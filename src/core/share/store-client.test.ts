import { describe, expect, it } from 'vitest'
import { type Send, storeClient } from './store-client.ts'
import { storedIdOf } from './stored-id.ts'

const LATER = storedIdOf(9_000_000_000, 'A'.repeat(22))
const PAST = storedIdOf(1_000_000_000, 'A'.repeat(22))
const BINARY = 'application/octet-stream'

/** A server that answers everything alike. */
function answering(status: number, body: string, headers: Record<string, string> = {}): Send {
  return async () => ({
    status,
    headers: { get: name => headers[name] ?? null },
    json: async () => JSON.parse(body),
    arrayBuffer: async () => new TextEncoder().encode(body).buffer,
  })
}

const html = { 'content-type': 'text/html' }

describe('what a server says', () => {
  it.each([
    ['static, with a page for every address', answering(200, '<!doctype html>', html), 'store-absent'],
    ['static, with a page for what is missing', answering(404, '<h1>404</h1>', html), 'store-absent'],
    ['static, that only reads', answering(405, 'no'), 'store-absent'],
    ['another program', answering(200, '{"maxBytes":"many"}'), 'store-absent'],
    ['a proxy that limits bodies', answering(413, '<h1>413</h1>', html), 'store-too-large'],
    ['a proxy without its server', answering(502, '<h1>502</h1>', html), 'store-down'],
    ['a full disk', answering(507, '{"error":"storage failed"}'), 'store-down'],
    ['in haste', answering(429, '{"error":"x"}', { 'retry-after': '7' }), 'store-busy'],
    ['nothing', () => Promise.reject(new TypeError('fetch failed')), 'store-down'],
  ] as const)('%s', async (_, send, code) => {
    const client = storeClient(send, 'https://a.example/')
    for (const answer of [
      await client.offer(),
      await client.put(new Uint8Array([1]), 60),
      await client.get(LATER),
      await client.remove({ id: LATER, token: 't' }),
    ])
      expect(answer).toMatchObject({ ok: false, failure: { code } })
  })

  it('tells gone from expired by the name alone', async () => {
    const client = storeClient(answering(404, '{"error":"gone"}'), '')
    expect(await client.get(LATER)).toMatchObject({ failure: { code: 'stored-gone' } })
    expect(await client.get(PAST)).toMatchObject({ failure: { code: 'stored-expired' } })
  })

  it('asks for nothing whose name is none', async () => {
    const asked: string[] = []
    const send: Send = (url, init) => {
      asked.push(url)
      return answering(200, 'x', { 'content-type': BINARY })(url, init)
    }
    const client = storeClient(send, 'https://a.example/page/')
    expect(await client.get('../../secret')).toMatchObject({ failure: { code: 'stored-address' } })
    expect((await client.get(LATER)).ok).toBe(true)
    expect(asked).toEqual([`https://a.example/page/api/blobs/${LATER}`])
  })
})
