import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { brokenPromises } from './check.ts'
import { fuzz } from './fuzz.ts'
import { mutated } from './mutate.ts'
import { randomFrom } from './random.ts'
import { fuzzSeeds } from './seeds.ts'

const seeds = await fuzzSeeds(fileURLToPath(new URL('../..', import.meta.url)))

test('mutated captures of every form are read or refused with a reason', { timeout: 30_000 }, async () => {
  const seed = Math.floor(Date.now() / 86_400_000)
  const { findings, codes, runs } = await fuzz(seeds, { seed, from: 0, runs: 3000, seconds: 4 })
  expect(findings.map(({ run, what }) => `--seed ${seed} --from ${run}: ${what}`)).toEqual([])
  expect(runs).toBeGreaterThan(50)
  expect(codes.get('read')).toBeGreaterThan(0)
})

test('an input depends on the seed and its number alone', () => {
  expect(mutated(seeds, randomFrom(7, 41))).toEqual(mutated(seeds, randomFrom(7, 41)))
  expect(mutated(seeds, randomFrom(7, 41))).not.toEqual(mutated(seeds, randomFrom(8, 41)))
})

test('a profile that breaks its promises is noticed', async () => {
  const { readProfiles } = await import('#core/profile/read.ts')
  const result = await readProfiles(new TextEncoder().encode('main;a 1\nmain;b 2\n'))
  const [profile] = result.ok ? result.value : []
  expect(profile && brokenPromises(profile)).toEqual([])
  const broken = profile && { ...profile, samples: { ...profile.samples, stack: Uint32Array.of(0, 9) } }
  expect(broken && brokenPromises(broken)).toEqual(['stacks of samples'])
})
