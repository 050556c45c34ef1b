import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TAR_ZST, tarOf, zipOf } from './archive.testkit.ts'
import { isArchive, readArchive } from './archive.ts'

const named = async (bytes: Uint8Array) => {
  const result = await readArchive(bytes)
  return result.ok
    ? result.value.map(entry => [entry.name, new TextDecoder().decode(entry.bytes), entry.modified])
    : result.failure
}

test('zip and tar list what is inside', async () => {
  const zip = zipOf('pod/before.txt', 'goroutine 1 [running]:\n')
  expect(await isArchive(zip)).toBe(true)
  expect(await named(zip)).toEqual([['pod/before.txt', 'goroutine 1 [running]:\n', Date.UTC(2026, 2, 21)]])
  const tar = tarOf('pod/after.txt', 'x'.repeat(700))
  expect(await isArchive(tar)).toBe(true)
  expect(await named(tar)).toEqual([['pod/after.txt', 'x'.repeat(700), 1e12]])
})

test('archives in archives, packed however, are one list', async () => {
  const inner = tarOf('heap.txt', 'heap')
  const packed = Uint8Array.from(gzipSync(inner))
  expect(await isArchive(packed.subarray(0, 60))).toBe(true)
  const latin = Array.from(packed, byte => String.fromCharCode(byte)).join('')
  expect(await named(zipOf('pod/a.tar.gz', latin))).toEqual([['pod/a.tar.gz/heap.txt', 'heap', 1e12]])
  expect(await isArchive(TAR_ZST)).toBe(true)
  expect(await named(TAR_ZST)).toEqual([['b/note.txt', 'hello\n', 1_700_000_000_000]])
})

test('what macOS puts beside files is left out', async () => {
  expect(await named(zipOf('__MACOSX/._a.txt', 'x'))).toEqual([])
  expect(await named(zipOf('pod/.DS_Store', 'x'))).toEqual([])
})

test('methods that are not opened are named', async () => {
  expect(await named(zipOf('a', 'x', { method: 14 }))).toMatchObject({
    code: 'zip',
    facts: { kind: 'method', entry: 'a', method: 'LZMA' },
  })
})

test('what an archive would unpack to is limited by its size', async () => {
  const packed = Uint8Array.from(gzipSync(tarOf('zeros', '\0'.repeat(4096))))
  const result = await readArchive(packed, {
    inflate: (_, bytes, limit) => {
      expect(limit).toBe(2 ** 28)
      return Promise.reject(new RangeError(`Cannot create a Buffer larger than ${bytes.length} bytes`))
    },
  })
  expect(result.ok ? null : result.failure.code).toBe('inflates-too-far')
})

test('a password is told by name, and so is a cut download', async () => {
  expect(await named(zipOf('a', 'x', { flags: 1 }))).toMatchObject({ code: 'zip', facts: { kind: 'password' } })
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

test('a file that is cut off is told, the others are read', async () => {
  const tar = Uint8Array.from([...tarOf('a', 'x').subarray(0, 1024), ...tarOf('b', 'y'.repeat(900))])
  const result = await readArchive(tar.subarray(0, 1024 + 700))
  expect(result.ok && result.value.map(entry => [entry.name, entry.failure?.facts.kind])).toEqual([
    ['a', undefined],
    ['b', 'cut'],
  ])
})
