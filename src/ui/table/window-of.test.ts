import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineAt, topsOf, windowOf } from './window-of.ts'

const heights = fc.array(fc.constantFrom(20, 24, 37), { minLength: 1, maxLength: 400 })
const lines = (list: number[]) => list.map(height => ({ height }))

describe('windowOf', () => {
  it('covers what is in sight and little more', () => {
    fc.assert(
      fc.property(heights, fc.nat(20_000), fc.integer({ min: 1, max: 900 }), (list, top, tall) => {
        const tops = topsOf(lines(list))
        const end = tops.at(-1)!
        const { from, to } = windowOf(tops, top, top + tall, 100)
        expect(tops[from]!).toBeLessThanOrEqual(Math.max(0, Math.min(top - 100, end)))
        expect(tops[to]!).toBeGreaterThanOrEqual(Math.min(top + tall + 100, end))
        expect(to - from).toBeLessThanOrEqual((tall + 200) / 20 + 20)
      }),
    )
  })

  it('draws a first handful while nothing is known, and nothing of nothing', () => {
    expect(windowOf(topsOf(lines([20, 20, 20])), 0, 0, 100)).toEqual({ from: 0, to: 3 })
    expect(windowOf(topsOf([]), 0, 500, 100)).toEqual({ from: 0, to: 0 })
  })
})

describe('lineAt', () => {
  it('finds the line under a point', () => {
    const tops = topsOf(lines([20, 37, 24]))
    expect([-5, 0, 19, 20, 56, 57, 80, 81, 500].map(y => lineAt(tops, y))).toEqual([0, 0, 0, 1, 1, 2, 2, 2, 2])
  })
})
