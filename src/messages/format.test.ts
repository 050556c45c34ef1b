import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asFigures,
  directionOf,
  formatAmount,
  formatBytes,
  formatDelta,
  formatNumber,
  formatPair,
  formatRatio,
  formatShare,
  formatWeight,
  forOthers,
  writeAsIn,
} from './format.ts'

const words = { new: 'new', removed: 'removed', same: 'same' }

describe('numbers', () => {
  it('groups thousands and uses a true minus sign', () => {
    expect(formatNumber(3875)).toBe('3,875')
    expect(formatNumber(-3680)).toBe('−3,680')
  })

  it('writes a pair and its change', () => {
    expect(formatPair({ before: 195, after: 3875 }, 'count')).toBe('195 → 3,875')
    expect(formatDelta({ before: 195, after: 3875 }, 'count')).toBe('+3,680')
    expect(formatDelta({ before: 60, after: 10 }, 'count')).toBe('−50')
    expect(formatDelta({ before: 1, after: 1 }, 'count')).toBe('0')
  })

  it('scales bytes and times as pprof does', () => {
    expect(formatBytes(512)).toBe('512 B')
    expect(formatBytes(1536)).toBe('1.5 kB')
    expect(formatAmount(43_306_189, 'bytes')).toBe('41.3 MB')
    expect(formatAmount(1_500_000, 'nanoseconds')).toBe('1.5 ms')
    expect(formatAmount(90, 'seconds')).toBe('1.5 mins')
    expect(formatAmount(0, 'bytes')).toBe('0')
    expect(formatDelta({ before: 2048, after: 0 }, 'bytes')).toBe('−2 kB')
  })

  it('says new and removed in words', () => {
    expect(formatRatio({ before: 0, after: 165 }, words)).toBe('new')
    expect(formatRatio({ before: 2, after: 0 }, words)).toBe('removed')
    expect(formatRatio({ before: 2, after: 2 }, words)).toBe('same')
    expect(formatRatio({ before: 25, after: 190 }, words)).toBe('×7.6')
    expect(formatRatio({ before: 195, after: 3875 }, words)).toBe('×20')
    expect(formatRatio({ before: 2, after: 1 }, words)).toBe('×0.5')
  })

  it('never shows Infinity or NaN, whatever the amounts', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.maxSafeInteger(), (before, after) => {
        const texts = [formatRatio({ before, after }, words), formatDelta({ before, after }, 'bytes')]
        expect(texts.join(' ')).not.toMatch(/Infinity|NaN|undefined/)
      }),
    )
  })

  it('writes shares and weights', () => {
    expect(formatShare(0.98)).toBe('98 %')
    expect(formatShare(0.0667)).toBe('6.7 %')
    expect(formatShare(0.0001)).toBe('< 0.1 %')
    expect(formatShare(0)).toBe('0 %')
    expect(formatWeight(-0.8)).toBe('−0.8')
    expect(formatWeight(4.2)).toBe('+4.2')
  })

  it('groups as the reader’s region does, with Latin digits and a true minus everywhere', () => {
    const written = (locale: string) => {
      writeAsIn([locale])
      const texts = [
        formatNumber(-1_234_567.5),
        formatPair({ before: 1536, after: 2048 }, 'bytes'),
        formatShare(0.067),
      ]
      writeAsIn(['en'])
      return texts
    }
    expect(written('de-DE')).toEqual(['−1.234.567,5', '1,5 kB → 2 kB', '6,7 %'])
    expect(written('fr-FR')[0]).toBe('−1\u202f234\u202f567,5')
    expect(written('en-IN')[0]).toBe('−12,34,567.5')
    expect(written('zh-CN')).toEqual(written('en-US'))
    expect(written('en-US@posix')).toEqual(written('en-US'))
    for (const locale of ['ar-EG', 'fa-IR', 'hi-IN', 'my-MM', 'he-IL'])
      expect(written(locale).join(' '), locale).toMatch(/^[−\d.,٬٫ kBM%→]+$/)
  })

  it('writes for programs and for people elsewhere whatever the region', () => {
    writeAsIn(['de-DE'])
    const amounts = { before: 3_680_000, after: 1536 }
    expect(
      asFigures(() => [formatAmount(1536, 'bytes'), formatDelta(amounts, 'bytes'), formatShare(0.067)]),
    ).toEqual(['1536', '-3678464', '0.067'])
    expect(forOthers(() => formatNumber(1234.5))).toBe('1,234.5')
    expect(() =>
      asFigures(() => {
        throw new Error('stopped')
      }),
    ).toThrow('stopped')
    expect(formatNumber(1234.5)).toBe('1.234,5')
    writeAsIn(['en'])
  })

  it('knows the direction, and none for a snapshot', () => {
    expect(directionOf({ before: 1, after: 2 })).toBe('grew')
    expect(directionOf({ before: 2, after: 1 })).toBe('shrank')
    expect(directionOf({ before: 2, after: 2 })).toBe('same')
    expect(directionOf({ before: 0, after: 2 }, true)).toBe('unknown')
  })
})
