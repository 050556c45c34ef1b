import { describe, expect, it } from 'vitest'
import { compare } from '#core/compare/compare.ts'
import { functionsOf } from '#core/compare/functions.ts'
import { matchingFrames, parseSearch } from '#core/compare/search.ts'
import { profileOf } from '#core/compare/stacks.testkit.ts'
import { firstSort, orderedFunctions } from './function-order.ts'

const before = profileOf('main.main main.b 2\nmain.main main.a 9', { type: 'cpu', unit: 'nanoseconds' })
const after = profileOf('main.main main.b 8\nmain.main main.a 1', { type: 'cpu', unit: 'nanoseconds' })
const comparison = compare([before], [after], { sampleType: null, by: 'function', details: false })
const rows = functionsOf(comparison)

function names(column: string, direction: 'ascending' | 'descending', search = ''): string[] {
  const matching = matchingFrames(comparison.frames, parseSearch(search))
  const order = orderedFunctions(comparison, rows, matching, { column, direction })
  return [...order].map(row => comparison.frames.name[rows.frame[row]!]!)
}

describe('orderedFunctions', () => {
  it('sorts by any figure and by name', () => {
    expect(names('flatChange', 'descending')).toEqual(['main.b', 'main.main', 'main.a'])
    expect(names('cumAfter', 'descending')).toEqual(['main.main', 'main.b', 'main.a'])
    expect(names('cumChange', 'ascending')).toEqual(['main.a', 'main.main', 'main.b'])
    expect(names('ratio', 'descending')).toEqual(['main.b', 'main.main', 'main.a'])
    expect(names('name', 'ascending')).toEqual(['main.a', 'main.b', 'main.main'])
  })

  it('keeps what the search matches', () => {
    expect(names('name', 'ascending', '/[ab]$/')).toEqual(['main.a', 'main.b'])
  })
})

it('starts with totals where all goroutines end in the runtime', () => {
  expect(firstSort('goroutine', false).column).toBe('cumChange')
  expect(firstSort('cpu', true).column).toBe('flatAfter')
})
