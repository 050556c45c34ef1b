import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ReadStop } from '#core/profile/failure.ts'
import { bytesOf, GOROUTINE_TEXT, ZSTD_OF_FILE, ZSTD_OF_PIPE } from '#core/profile/packing/archive.testkit.ts'
import { readProfiles } from '#core/profile/read.ts'
import { unzstd, zstdHead } from './unzstd.ts'
import { xxh64Low } from './xxh64.ts'
import { repetitive, ZSTD_OF_REPETITIVE } from './zstd.testkit.ts'

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const joined = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap(part => [...part]))
/** A frame of other content, of three bytes. */
const SKIPPED = Uint8Array.of(0x53, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3)
const MAGIC = [0x28, 0xb5, 0x2f, 0xfd]

function stopOf(bytes: Uint8Array, limit = 1 << 20) {
  try {
    unzstd(bytes, limit)
    return null
  } catch (error) {
    if (error instanceof ReadStop) return error.failure
    throw error
  }
}

describe('zstd', () => {
  it('unpacks with and without a size, frame after frame, and over what is to be skipped', () => {
    expect(text(unzstd(ZSTD_OF_FILE, 1000))).toBe(GOROUTINE_TEXT)
    expect(text(unzstd(ZSTD_OF_PIPE, 1000))).toBe(GOROUTINE_TEXT)
    const several = joined(SKIPPED, ZSTD_OF_FILE, ZSTD_OF_PIPE, SKIPPED)
    expect(text(unzstd(several, 1000))).toBe(GOROUTINE_TEXT + GOROUTINE_TEXT)
    expect(text(zstdHead(ZSTD_OF_FILE))).toBe(GOROUTINE_TEXT)
  })

  it('unpacks Huffman codes, tables of its own and matches', () => {
    expect(text(unzstd(ZSTD_OF_REPETITIVE, 1 << 20))).toBe(repetitive())
    const twice = joined(ZSTD_OF_REPETITIVE, ZSTD_OF_REPETITIVE)
    expect(text(unzstd(twice, 1 << 20))).toBe(repetitive() + repetitive())
  })

  it('never gives another text, whatever bit is damaged', () => {
    for (let at = 6; at < ZSTD_OF_REPETITIVE.length; at += 7) {
      const damaged = ZSTD_OF_REPETITIVE.slice()
      damaged[at]! ^= 1 << (at % 8)
      const code = stopOf(damaged)?.code
      if (code === undefined) expect(text(unzstd(damaged, 1 << 20))).toBe(repetitive())
      else expect(code).toMatch(/^(?:gzip-|inflates|packed)/)
    }
  })

  it('does not follow a damaged block beyond what a block may hold', () => {
    const damaged = bytesOf(
      'KLUv/QRonQIA4sMMEaDtsKFH/UPV2I/enFDgOCMFBtA51jwhjL+jmpLaDy6/Ife/T2nLWWJ076J71inYhG+s/iBQLzIO9mTeSEgBeGcYDTD8vTkN5gmDBphNcA6lxRqw',
    )
    expect(stopOf(damaged)?.code).toBe('gzip-corrupt')
  })

  it('is a layer like gzip', async () => {
    const result = await readProfiles(ZSTD_OF_FILE)
    expect(result.ok && result.value[0]?.wrapper).toBe('zstd')
  })

  it('tells where a download was cut', () => {
    for (let length = 8; length < ZSTD_OF_PIPE.length; length++)
      expect(stopOf(ZSTD_OF_PIPE.slice(0, length))).toMatchObject({
        code: 'gzip-truncated',
        at: { byte: length },
      })
  })

  it('stops at the limit, also before a block is unpacked', () => {
    expect(stopOf(ZSTD_OF_FILE, 10)?.code).toBe('inflates-too-far')
    expect(stopOf(ZSTD_OF_PIPE, 10)?.code).toBe('inflates-too-far')
  })

  it('believes no size that the blocks cannot reach', () => {
    const terabyte = Uint8Array.from([...MAGIC, 0xe0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0])
    expect(stopOf(terabyte)?.code).toBe('inflates-too-far')
    const megabyte = Uint8Array.from([...MAGIC, 0xa0, 0, 0, 16, 0, 1, 0, 0])
    expect(stopOf(megabyte)?.code).toBe('gzip-corrupt')
    const window = Uint8Array.from([...MAGIC, 0, 0xff, 1, 0, 0])
    expect(stopOf(window)).toMatchObject({ code: 'inflates-too-far', facts: { what: 'window' } })
    expect(zstdHead(window)).toHaveLength(0)
  })

  it('says when a dictionary is missing', () => {
    expect(stopOf(Uint8Array.from([...MAGIC, 1, 0, 7, 1, 0, 0]))?.facts.kind).toBe('zstd dictionary')
  })

  it('gives bytes or a reason for whatever stands behind the magic number', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), fc.boolean(), (tail, real) => {
        const damaged = real ? ZSTD_OF_FILE.slice() : joined(Uint8Array.from(MAGIC), tail)
        if (real) damaged.set(tail.subarray(0, damaged.length - 6), 6)
        expect(stopOf(damaged)?.code ?? 'read').toMatch(/^(?:read|gzip-|inflates|packed)/)
      }),
    )
  })
})

describe('xxh64', () => {
  it('is that of the reference, of every length of tail', () => {
    const bytes = Uint8Array.from({ length: 101 }, (_, i) => i)
    const lengths = [0, 1, 4, 8, 31, 32, 63, 101]
    expect(lengths.map(length => xxh64Low(bytes.subarray(0, length)))).toEqual([
      0x51d8e999, 0xdb052768, 0x4453cc1e, 0x14b81b8d, 0x9b4d8ee1, 0x16ff32b4, 0xa95f8e4f, 0x5f85381e,
    ])
  })
})
