import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortOrder } from './sort-order.ts'

const keys = fc.array(fc.oneof(fc.double({ noNaN: true }), fc.integer({ min: -3, max: 3 }), fc.constant(-0)))

describe('sortOrder', () => {
  it.each(['ascending', 'descending'] as const)('agrees with a stable comparison sort, %s', direction => {
    const sign = direction === 'ascending' ? 1 : -1
    fc.assert(
      fc.property(keys, list => {
        const expected = list.map((_, i) => i).sort((i, j) => sign * compare(list[i]!, list[j]!) || i - j)
        expect([...sortOrder(Float64Array.from(list), direction)]).toEqual(expected)
      }),
    )
  })

  it('puts NaN last in both directions', () => {
    const list = Float64Array.of(2, Number.NaN, 1)
    expect([...sortOrder(list, 'ascending')]).toEqual([2, 0, 1])
    expect([...sortOrder(list, 'descending')]).toEqual([0, 2, 1])
  })
})

function compare(x: number, y: number): number {
  return x < y ? -1 : x > y ? 1 : 0
}
