import { expect, test } from 'vitest'
import { pictureOf, pprofBytes, profilesFrom } from './profile.testkit.ts'

const HEAP = ['alloc_objects/count', 'alloc_space/bytes', 'inuse_objects/count', 'inuse_space/bytes']

test.each([
  [['goroutine/count'], 'main.f', 'goroutine', 0],
  [['goroutineleak/count'], 'main.f', 'goroutineleak', 0],
  [HEAP, 'main.f', 'heap', 3],
  [['contentions/count', 'delay/nanoseconds'], 'runtime.selectgo; main.f', 'block', 1],
  [['contentions/count', 'delay/nanoseconds'], 'sync.(*Mutex).Unlock; main.f', 'mutex', 1],
  [['samples/count', 'cpu/nanoseconds'], 'main.f', 'cpu', 1],
  [['wall/microseconds'], 'f', 'other', 0],
] as const)('%s from %s is %s', async (types, stack, kind, preferred) => {
  const [profile] = await profilesFrom(pprofBytes({ types, samples: [{ stack, values: types.map(() => 1) }] }))
  expect([profile!.kind, profile!.defaultSampleType]).toEqual([kind, preferred])
})

test('allocs is a heap profile that prefers allocations', async () => {
  const more = (strings: { dedup: (text: string) => number }) => ({
    defaultSampleType: strings.dedup('alloc_space'),
  })
  const [profile] = await profilesFrom(pprofBytes({ types: HEAP, samples: [], more }))
  expect([profile!.kind, profile!.defaultSampleType]).toEqual(['allocs', 1])
})

test('a file with both sides of a diff is two profiles', async () => {
  const base = [{ key: 'pprof::base', value: 'true' }]
  const profiles = await profilesFrom(
    pprofBytes({
      types: ['goroutine/count'],
      samples: [
        { stack: 'main.a; main.main', values: [-5], labels: base },
        { stack: 'main.a; main.main', values: [8] },
        { stack: 'main.b; main.main', values: [1], labels: [{ key: 'k', value: 'v' }] },
      ],
    }),
  )
  expect(profiles.map(profile => profile.side)).toEqual(['before', 'after'])
  expect(profiles.map(pictureOf)).toEqual([
    ['main.a; main.main = 5'],
    ['main.a; main.main = 8', 'main.b; main.main = 1 {k="v"}'],
  ])
  expect(profiles[0]!.warnings).toEqual([{ code: 'already-a-diff', facts: { by: 'label' } }])
})

test('a difference over some seconds is two profiles, by sign', async () => {
  const profiles = await profilesFrom(
    pprofBytes({
      types: ['a/count', 'b/count'],
      samples: [
        { stack: 'main.falls', values: [-5, 2] },
        { stack: 'main.grows', values: [8, 0] },
      ],
    }),
  )
  expect(profiles.map(pictureOf)).toEqual([['main.falls = 5 0'], ['main.falls = 0 2', 'main.grows = 8 0']])
})
