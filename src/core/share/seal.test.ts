import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toBase64url } from './base64url.ts'
import { seal, unseal } from './seal.ts'

it('gives the data back to whoever has the key', async () => {
  const data = fc.uint8Array({ maxLength: 300 }).map(toBase64url)
  await fc.assert(
    fc.asyncProperty(data, async payload => {
      expect(await unseal(await seal(payload))).toEqual({ ok: true, value: payload })
    }),
  )
})

it('tells a wrong key from damaged bytes', async () => {
  const payload = toBase64url(new TextEncoder().encode('github.com/containerd/ttrpc'))
  const [sealed, other] = [await seal(payload), await seal(payload)]
  expect(await unseal({ ...sealed, key: other.key })).toMatchObject({ failure: { code: 'stored-key' } })
  for (let at = 0; at < sealed.bytes.length; at++) {
    const bytes = sealed.bytes.map((byte, i) => (i === at ? byte ^ 1 : byte))
    expect(await unseal({ ...sealed, bytes })).toMatchObject({ failure: { code: 'stored-damaged' } })
    const cut = sealed.bytes.slice(0, at)
    expect(await unseal({ ...sealed, bytes: cut })).toMatchObject({ failure: { code: 'stored-damaged' } })
  }
})
