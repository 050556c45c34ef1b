import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checksumOf } from '#core/profile/packing/checksum.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { analyseShared } from './analyse-shared.ts'
import { streamDeflater } from './deflate.ts'
import { bestLevel, levelsOf } from './levels.ts'
import { decodeLink, decodeShared, encodeLink, encodeShared, openLink } from './link.ts'
import { AFTER, anyShared, BEFORE, handoverOf, zlib } from './shared.testkit.ts'
import { sharedOf } from './shared-of.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

describe('a link', () => {
  it('gives back what was written', async () => {
    await fc.assert(
      fc.asyncProperty(anyShared, async shared => {
        expect(await decodeShared(await encodeShared(shared, zlib), zlib)).toEqual({ ok: true, value: shared })
      }),
      { numRuns: 150 },
    )
  }, 30_000)

  it('goes through the platform’s own streams', async () => {
    const { shared } = await sharedOf(await handoverOf(BEFORE, AFTER), 'everything')
    const link = await encodeLink(shared, streamDeflater)
    expect(link).toMatch(/^[\w-]+$/)
    expect(await decodeLink(link, streamDeflater)).toEqual({ ok: true, value: shared })
  })

  it('fails when it is cut, anywhere', async () => {
    const { shared } = await sharedOf(await handoverOf(BEFORE, AFTER), 'everything')
    const link = await encodeLink(shared, zlib)
    for (let length = 0; length < link.length; length++)
      expect((await decodeLink(link.slice(0, length), zlib)).ok, `${length} letters`).toBe(false)
    expect((await decodeLink(`${link}A`, zlib)).ok).toBe(false)
  })

  it('fails when a bit of a letter differs, anywhere', async () => {
    const { shared } = await sharedOf(await handoverOf(BEFORE, AFTER), 'suspects')
    const link = await encodeLink(shared, zlib)
    for (let at = 0; at < link.length; at++)
      for (let bit = 1; bit < 64; bit <<= 1) {
        const flipped = LETTERS[LETTERS.indexOf(link[at]!) ^ bit]!
        const result = await decodeLink(link.slice(0, at) + flipped + link.slice(at + 1), zlib)
        expect(result.ok, `letter ${at}, bit ${bit}`).toBe(false)
      }
  })

  it('says of a later version that it is one', async () => {
    const { shared } = await sharedOf(await handoverOf(BEFORE, AFTER), 'suspects')
    const bytes = await encodeShared(shared, zlib)
    bytes[0] = 9
    expect(await decodeShared(bytes, zlib)).toEqual({
      ok: false,
      failure: { code: 'link-newer', facts: { version: 9 } },
    })
  })

  it('never breaks on bytes that a stranger made, with a checksum that is right', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.uint8Array({ maxLength: 300 }),
        async (numbers, text) => {
          const result = await decodeShared(await forged(numbers, text), zlib)
          if (result.ok)
            expect(result.value.comparison.offsets.at(-1)).toBe(result.value.comparison.stack.length)
          else expect(result.failure.code).toMatch(/^link-/)
        },
      ),
      { numRuns: 300 },
    )
  }, 30_000)

  it('stops where text unpacks too far', async () => {
    const result = await decodeShared(
      await forged(new Uint8Array(8), new Uint8Array(1 << 20).fill(65)),
      streamDeflater,
    )
    expect(result).toMatchObject({ ok: false, failure: { code: 'link-too-large' } })
  })
})

async function forged(numbers: Uint8Array, text: Uint8Array): Promise<Uint8Array> {
  const packed = await zlib.deflate(Uint8Array.from(text))
  const bytes = new Uint8Array(8 + numbers.length + packed.length)
  bytes[0] = 1
  bytes[6] = numbers.length >> 8
  bytes[7] = numbers.length & 255
  bytes.set(numbers, 8)
  bytes.set(packed, 8 + numbers.length)
  new DataView(bytes.buffer).setUint32(1, checksumOf(bytes.subarray(5)))
  return bytes
}

describe('levels', () => {
  it('get smaller, keep the totals, and the largest that fits is taken', async () => {
    const handover = await handoverOf(BEFORE, AFTER)
    const links = await levelsOf(handover, zlib)
    expect(links.map(({ level }) => level)).toEqual(['everything', 'names', 'changed', 'suspects'])
    expect(links[3]!.characters).toBeLessThan(links[0]!.characters)
    for (const { shared } of links)
      expect(shared.comparison.totals).toEqual(handover.analysis.comparison.totals)
    expect(links.map(({ stacks }) => stacks)).toEqual([6, 6, 4, 2])
    expect(bestLevel(links)?.level).toBe('everything')
  })

  it('show the same suspects with the same evidence', async () => {
    const handover = await handoverOf(BEFORE, AFTER)
    const told = (analysis: Analysis) =>
      analysis.suspects
        .filter(({ tier }) => tier !== 'normal')
        .map(({ function: name, tier, score, share, reasons }) => ({ name, tier, score, share, reasons }))
    for (const { shared, level } of await levelsOf(handover, zlib)) {
      const again = await analyseShared(shared, { sampleType: null, by: 'function' })
      const rounded = (list: ReturnType<typeof told>) => JSON.parse(JSON.stringify(list, thousandths))
      expect(rounded(told(again)), level).toEqual(rounded(told(handover.analysis)))
      expect(again.verdict.kind).toBe('leaks')
    }
  })
})

function thousandths(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1000) / 1000 : value
}

describe('a link that somebody else wrote', () => {
  it('opens with names that cannot deceive', async () => {
    const { shared } = await sharedOf(await handoverOf(BEFORE, AFTER), 'everything')
    const { frames } = shared.comparison
    const name = frames.name.map((each, i) => (i === 0 ? 'evil.\u202egnp.exe' : each))
    const hostile = { ...shared, comparison: { ...shared.comparison, frames: { ...frames, name } } }
    const opened = await openLink(await encodeLink(hostile, zlib), zlib)
    if (!opened.ok) throw new Error(opened.failure.code)
    expect(opened.value.comparison.frames.name).toContain('evil.\\u202egnp.exe')
    expect(JSON.stringify(opened.value)).not.toContain('\u202e')
  })
})
