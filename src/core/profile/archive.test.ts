import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isArchive, readArchive } from './archive.ts'

const text = (content: string) => new TextEncoder().encode(content)

function zipOf(name: string, content: string, flags = 0): Uint8Array {
  const body = deflateRawSync(text(content))
  const fields = (view: DataView, at: number) => {
    view.setUint16(at, flags, true)
    view.setUint16(at + 2, 8, true)
    view.setUint16(at + 6, (46 << 9) | (3 << 5) | 21, true)
    view.setUint32(at + 12, body.length, true)
    view.setUint32(at + 16, content.length, true)
    view.setUint16(at + 20, name.length, true)
  }
  const local = new DataView(new ArrayBuffer(30))
  local.setUint32(0, 0x04034b50, true)
  fields(local, 6)
  const central = new DataView(new ArrayBuffer(46))
  central.setUint32(0, 0x02014b50, true)
  fields(central, 8)
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x06054b50, true)
  end.setUint16(10, 1, true)
  end.setUint32(16, 30 + name.length + body.length, true)
  return Uint8Array.from(
    Buffer.concat(
      [local, text(name), body, central, text(name), end].map(part => {
        return part instanceof DataView ? Buffer.from(part.buffer) : Buffer.from(part)
      }),
    ),
  )
}

function tarOf(name: string, content: string): Uint8Array {
  const bytes = new Uint8Array(512 + Math.ceil(content.length / 512) * 512 + 1024)
  bytes.set(text(name))
  bytes.set(
    text(`${content.length.toString(8).padStart(11, '0')}\u0000${(1e9).toString(8).padStart(11, '0')}`),
    124,
  )
  bytes.set(text('0'), 156)
  bytes.set(text('ustar'), 257)
  bytes.set(text(content), 512)
  return bytes
}

const named = async (bytes: Uint8Array) => {
  const result = await readArchive(bytes)
  return result.ok
    ? result.value.map(entry => [entry.name, new TextDecoder().decode(entry.bytes), entry.modified])
    : result.failure
}

test('zip and tar list what is inside', async () => {
  const zip = zipOf('pod/before.txt', 'goroutine 1 [running]:\n')
  expect(isArchive(zip)).toBe(true)
  expect(await named(zip)).toEqual([['pod/before.txt', 'goroutine 1 [running]:\n', Date.UTC(2026, 2, 21)]])
  const tar = tarOf('pod/after.txt', 'x'.repeat(700))
  expect(isArchive(tar)).toBe(true)
  expect(await named(tar)).toEqual([['pod/after.txt', 'x'.repeat(700), 1e12]])
})

test('a password is told by name, and so is a cut download', async () => {
  expect(await named(zipOf('a', 'x', 1))).toMatchObject({ code: 'zip', facts: { kind: 'password' } })
  expect(await named(zipOf('a', 'x').subarray(0, 40))).toMatchObject({
    code: 'zip',
    facts: { kind: 'no directory' },
  })
})

test('archives cut or damaged anywhere are read or refused, never thrown', async () => {
  const seeds = [zipOf('a/b.txt', 'goroutine '.repeat(90)), tarOf('a/b.txt', 'goroutine '.repeat(90))]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...seeds),
      fc.nat(),
      fc.nat(),
      fc.nat(255),
      async (seed, cut, at, value) => {
        const damaged = seed.slice(0, seed.length - (cut % 3 === 0 ? cut % seed.length : 0))
        damaged[at % damaged.length] = value
        expect(typeof (await readArchive(damaged)).ok).toBe('boolean')
      },
    ),
    { numRuns: 300 },
  )
}, 20_000)
