import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compare } from '#core/compare/compare.ts'
import type { Comparison } from '#core/compare/comparison.ts'
import { functionRow, functionsOf } from '#core/compare/functions.ts'
import { profileOf } from '#core/compare/stacks.testkit.ts'
import { readProfiles } from '#core/profile/read.ts'
import { foldedText } from './folded.ts'

const options = { sampleType: null, by: 'function', details: false } as const

function flatAndCum(comparison: Comparison) {
  const rows = functionsOf(comparison)
  const all = [...rows.frame.keys()].map(i => functionRow(comparison, rows, i))
  return all.map(({ name, flat, cum }) => ({ name, flat, cum })).sort((x, y) => (x.name < y.name ? -1 : 1))
}

it('is read again as the two sides it was written from', async () => {
  const name = fc.constantFrom('main.a', 'main.(*T).b', 'net/http.c.func1', 'x.d[go.shape.int 7]', '日本.e')
  const line = fc
    .tuple(fc.array(name, { minLength: 2, maxLength: 6 }), fc.integer({ min: 1, max: 1e9 }))
    .map(([names, count]) => `${names.join(' ').replaceAll('int 7', 'int_7')} ${count}`)
  const side = fc.array(line, { minLength: 1, maxLength: 8 }).map(lines => profileOf(lines.join('\n')))
  await fc.assert(
    fc.asyncProperty(side, side, async (before, after) => {
      const comparison = compare([before], [after], options)
      const read = await readProfiles(new TextEncoder().encode(foldedText(comparison)), {
        inflate: async () => new Uint8Array(),
      })
      if (!read.ok) throw new Error(read.failure.code)
      const of = (side: string) => read.value.filter(profile => profile.side === side)
      expect(flatAndCum(compare(of('before'), of('after'), options))).toEqual(flatAndCum(comparison))
    }),
    { numRuns: 30 },
  )
})

it('has one amount for one side, and keeps apart what parts frames', () => {
  const text = (after: string) => foldedText(compare([], [profileOf(after)], options))
  expect(text('main.main operator; 3')).toBe('main.main;operator: 3\n')
  expect(text('main.main main.f [select] runtime.gopark 3')).toBe('main.main;main.f;runtime.gopark 3\n')
})
