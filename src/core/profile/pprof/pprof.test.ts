import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { totalOf } from '#core/profile/facts.ts'
import { pictureOf, pprofBytes, profilesFrom } from '#core/profile/profile.testkit.ts'
import { readProfiles } from '#core/profile/read.ts'
import { anyDiff, anyPprof, pictureByPprofFormat, sumByPprofFormat } from './pprof.testkit.ts'
import { readPprof } from './pprof.ts'
import { relaid } from './pprof-layout.testkit.ts'

/** Properties take a while on a busy machine. */
vi.setConfig({ testTimeout: 30_000 })

test('reads what pprof-format reads', () => {
  fc.assert(
    fc.property(anyPprof, bytes => {
      expect(pictureOf(readPprof(bytes)[0]!)).toEqual(pictureByPprofFormat(bytes))
    }),
    { numRuns: 150 },
  )
})

test('the layout of the file does not matter', () => {
  fc.assert(
    fc.property(anyPprof, fc.boolean(), fc.nat(), (bytes, unpack, seed) => {
      const other = relaid(
        bytes,
        ({ number }, index) => (number === 2 ? 0 : (index * 7919 + seed) % 13),
        unpack,
      )
      expect(new Set(pictureOf(readPprof(other)[0]!))).toEqual(new Set(pictureOf(readPprof(bytes)[0]!)))
    }),
    { numRuns: 100 },
  )
})

test('a diff becomes two sides that add up to it', () => {
  fc.assert(
    fc.property(anyDiff, bytes => {
      const sides = readPprof(bytes)
      const [before, after] = sides.length === 2 ? sides : [null, sides[0]]
      const total = BigInt(totalOf(after!, 0)) - BigInt(before ? totalOf(before, 0) : 0)
      expect(total).toBe(sumByPprofFormat(bytes))
      expect(sides.every(side => side.samples.values.every(column => column.every(value => value >= 0)))).toBe(
        true,
      )
    }),
  )
})

test('a file cut anywhere is read or refused with a reason', async () => {
  const bytes = pprofBytes({
    types: ['goroutine/count'],
    samples: [
      { stack: 'runtime.gopark p.go:1; main.wait main.go:7 < main.main main.go:3', values: [3] },
      { stack: 'main.main main.go:3', values: [300], labels: [{ key: 'k', value: 'v' }] },
    ],
  })
  for (let length = 0; length < bytes.length; length++) {
    const result = await readProfiles(bytes.subarray(0, length))
    if (result.ok) expect(result.value[0]!.kind).toBe('goroutine')
    else
      expect(result.failure.code).toMatch(
        /^(?:empty|protobuf-(?:truncated|corrupt)|not-a-profile|unknown-format)$/,
      )
  }
})

test('flipped bytes are read or refused, never thrown', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyPprof,
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 }),
      async (bytes, flips) => {
        const broken = Uint8Array.from(bytes)
        for (const [at, value] of flips) broken[at % broken.length] = value
        const result = await readProfiles(broken)
        expect(result.ok || result.failure.code.length > 0).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})

test('gzip, gzip in gzip and members one after the other', async () => {
  const bytes = pprofBytes({ types: ['cpu/nanoseconds'], samples: [{ stack: 'main.main', values: [5] }] })
  const half = bytes.length >> 1
  const members = [bytes.subarray(0, half), bytes.subarray(half)].map(part => gzipSync(part))
  const [once] = await profilesFrom(gzipSync(bytes))
  const [twice] = await profilesFrom(gzipSync(gzipSync(bytes)))
  const [joined] = await profilesFrom(Buffer.concat(members))
  expect([once, twice, joined].map(profile => pictureOf(profile!))).toEqual(Array(3).fill(['main.main = 5']))
  expect([once, twice, joined].map(profile => profile!.wrapper)).toEqual(['gzip', 'gzip in gzip', 'gzip'])
})

test('an empty label value is a value, a sample without a stack is a sample', async () => {
  const [profile] = await profilesFrom(
    pprofBytes({
      types: ['threadcreate/count'],
      samples: [
        { stack: '', values: [9] },
        { stack: 'main.main', values: [1], labels: [{ key: 'empty', value: '' }] },
      ],
    }),
  )
  expect(pictureOf(profile!)).toEqual([' = 9', 'main.main = 1 {empty=""}'])
  expect(profile!.kind).toBe('threadcreate')
})

test('values beyond 2^53 are near and said to be', async () => {
  const bytes = pprofBytes({
    types: ['delay/nanoseconds'],
    samples: [{ stack: 'main.main', values: [2 ** 53] }],
  })
  const exact = await profilesFrom(bytes)
  expect(exact[0]!.warnings).toEqual([])
  const at = bytes.lastIndexOf(0x10)
  const more = Uint8Array.from(bytes)
  more[bytes.indexOf(0x80)] = 0x81
  expect(at).toBeGreaterThan(0)
  const [near] = await profilesFrom(more)
  expect(near!.warnings.map(warning => warning.code)).toEqual(['inexact-value'])
})
