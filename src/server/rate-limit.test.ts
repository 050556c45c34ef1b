import { expect, it } from 'vitest'
import { rateLimit } from './rate-limit.ts'

it('grants a burst of a minute’s worth, then as much as comes in', () => {
  let now = 0
  const rate = rateLimit(6, () => now)
  for (let i = 0; i < 6; i++) expect(rate.take('a', 1)).toBe(0)
  expect(rate.take('a', 1)).toBe(10)
  now = 9_000
  expect(rate.take('a', 1)).toBe(1)
  now = 10_000
  expect(rate.take('a', 1)).toBe(0)
  expect(rate.take('a', 1)).toBe(10)
})

it('counts each address by itself, and cheap things cheaply', () => {
  const rate = rateLimit(1, () => 0)
  expect(rate.take('a', 1)).toBe(0)
  expect(rate.take('a', 0.5)).toBe(30)
  expect(rate.take('b', 0.5)).toBe(0)
  expect(rate.take('b', 0.5)).toBe(0)
})

it('is no limit at 0', () => {
  const rate = rateLimit(0)
  for (let i = 0; i < 1000; i++) expect(rate.take('a', 1)).toBe(0)
})

it('remembers no more addresses than it has room for, and those that asked last', () => {
  const rate = rateLimit(1, () => 0)
  rate.take('first', 1)
  rate.take('second', 1)
  for (let i = 0; i < 99_998; i++) rate.take(`other ${i}`, 1)
  expect(rate.take('second', 1)).toBe(60)
  rate.take('one more', 1)
  expect(rate.take('second', 1)).toBe(60)
  expect(rate.take('first', 1)).toBe(0)
})
