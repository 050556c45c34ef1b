import { expect, it } from 'vitest'
import { deviations } from './heap-reasons.ts'

it('a few samples more are noise, many are not', () => {
  const sample = 512 * 1024
  expect(deviations({ before: 0, after: sample })).toBeLessThan(1)
  expect(deviations({ before: 20 * sample, after: 24 * sample })).toBeLessThan(1)
  expect(deviations({ before: 0, after: 20 * sample })).toBeGreaterThan(4)
  expect(deviations({ before: 20 * sample, after: 0 })).toBeLessThan(0)
})
