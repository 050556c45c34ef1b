import { expect, it } from 'vitest'
import { readProfiles } from '#core/profile/read.ts'
import { compare } from './compare.ts'
import { amountsOver, momentsOf } from './series.ts'

async function dump(counts: Readonly<Record<string, number>>) {
  const names = Object.entries(counts).flatMap(([name, count]) => Array<string>(count).fill(name))
  const goroutines = names.map((name, i) => `goroutine ${i + 1} [select]:\nmain.${name}()\n\t/a.go:1 +0x1\n`)
  const result = await readProfiles(new TextEncoder().encode(goroutines.join('\n')))
  if (!result.ok) throw new Error(result.failure.code)
  return result.value
}

it('counts what captures between the sides hold of each row', async () => {
  const [before, after] = [await dump({ leak: 1, pool: 4 }), await dump({ leak: 9, pool: 4 })]
  const comparison = compare(before, after, { sampleType: null, by: 'line', details: false })
  const between = await Promise.all([dump({ leak: 3, other: 5 }), dump({ pool: 2, leak: 6 })])
  const series = between.map((profiles, i) => ({ name: `${i}`, fingerprint: `${i}`, profiles }))
  const moments = momentsOf(comparison, series)
  expect(moments.map(moment => moment.total)).toEqual([8, 8])
  const row = (name: string) =>
    comparison.before.findIndex((_, i) =>
      comparison.stack
        .subarray(comparison.offsets[i], comparison.offsets[i + 1])
        .some(frame => comparison.frames.name[frame] === `main.${name}`),
    )
  expect(amountsOver(comparison, moments, [row('leak')])).toEqual([1, 3, 6, 9])
  expect(amountsOver(comparison, moments, [row('pool')])).toEqual([4, 0, 2, 4])
})
