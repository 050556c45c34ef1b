import { expect, it } from 'vitest'
import { decrypt, encrypt } from './encrypt.ts'

const BYTES = new TextEncoder().encode('github.com/containerd/ttrpc.(*serverConn).run')

it('gives the bytes back to whoever has the key', async () => {
  const sealed = await encrypt(BYTES)
  expect(await decrypt(sealed)).toEqual({ ok: true, value: BYTES })
  expect(sealed.key).toMatch(/^[\w-]{43}$/)
  expect(new TextDecoder().decode(sealed.cipher)).not.toContain('ttrpc')
})

it('never seals the same way twice', async () => {
  const [one, other] = [await encrypt(BYTES), await encrypt(BYTES)]
  expect(one.cipher).not.toEqual(other.cipher)
  expect(one.key).not.toBe(other.key)
})

it('fails with another key, a changed byte, or bytes that are none', async () => {
  const sealed = await encrypt(BYTES)
  const other = await encrypt(BYTES)
  const changed = sealed.cipher.map((byte, i) => (i === 20 ? byte ^ 1 : byte))
  for (const wrong of [
    { cipher: sealed.cipher, key: other.key },
    { cipher: changed, key: sealed.key },
    { cipher: sealed.cipher.slice(0, 10), key: sealed.key },
    { cipher: sealed.cipher, key: 'short' },
  ])
    expect(await decrypt(wrong)).toMatchObject({ ok: false, failure: { code: 'link-corrupt' } })
})
