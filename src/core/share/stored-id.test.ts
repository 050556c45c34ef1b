import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expiryOf, formatStored, parseStored, secretOf, storedIdOf } from './stored-id.ts'

const SECRET = 'aB3-_x'.padEnd(22, 'z')
const KEY = 'k'.repeat(43)

it('tells its expiry, and sorts by it', () => {
  const second = fc.integer({ min: 0, max: 36 ** 7 - 1 })
  fc.assert(
    fc.property(second, second, (one, other) => {
      const [id, later] = [storedIdOf(one, SECRET), storedIdOf(other, SECRET)]
      expect(expiryOf(id)).toBe(one)
      expect(id < later).toBe(one < other)
      expect(secretOf(id)).toBe(SECRET)
    }),
  )
})

it.each([
  '',
  '..',
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  `0t6tqm1${'.'.repeat(22)}`,
  `0t6tqm1${'/'.repeat(22)}`,
  `0T6TQM1${SECRET}`,
  `0t6tqm1${SECRET}a`,
  `0t6tqm1${SECRET}\n`,
  `0t6tqm1${SECRET.slice(1)}`,
])('%j is no name', text => {
  expect(expiryOf(text)).toBeNull()
  expect(secretOf(text)).toBeNull()
})

it('reads an address that was written, and none that was cut', () => {
  const address = { id: storedIdOf(1_800_000_000, SECRET), key: KEY }
  const text = formatStored(address)
  expect(text).toMatch(/^[\w.-]+$/)
  expect(parseStored(text)).toEqual(address)
  for (let length = 0; length < text.length; length++) expect(parseStored(text.slice(0, length))).toBeNull()
  expect(parseStored(`${text}.`)).toBeNull()
})
