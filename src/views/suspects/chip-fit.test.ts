import { expect, it } from 'vitest'
import { chipsThatFit } from './chip-fit.ts'

it('fills its lines and keeps room for the rest', () => {
  const count = (widths: number[], lines = 2) => chipsThatFit(widths, { width: 100, lines, gap: 4, rest: 20 })
  expect(count([])).toBe(0)
  expect(count([60, 60])).toBe(2)
  expect(count([60, 60, 60])).toBe(2)
  expect(count([60, 90, 60])).toBe(1)
  expect(count([40, 40, 40, 40])).toBe(4)
  expect(count([40, 40, 40, 40], 1)).toBe(1)
  expect(count([300, 300, 300])).toBe(1)
})
