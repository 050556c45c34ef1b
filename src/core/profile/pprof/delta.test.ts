import { expect, test } from 'vitest'
import { pprofBytes, profilesFrom } from '#core/profile/profile.testkit.ts'

const HEAP = ['alloc_objects/count', 'alloc_space/bytes', 'inuse_objects/count', 'inuse_space/bytes']

const read = (types: readonly string[], values: readonly number[], seconds: number) =>
  profilesFrom(
    pprofBytes({
      types,
      samples: [{ stack: 'main.f main.go:1', values }],
      more: () => ({ durationNanos: seconds * 1e9 }),
    }),
  )

test.each([
  ['goroutine', ['goroutine/count'], [3]],
  ['block', ['contentions/count', 'delay/nanoseconds'], [3, 900]],
  ['heap', HEAP, [3, 900, 1, 300]],
  ['threadcreate', ['threadcreate/count'], [1]],
])('%s over some seconds says so', async (kind, types, values) => {
  const [profile, ...others] = await read(types, values, 30)
  expect(others).toEqual([])
  expect([profile!.kind, profile!.side, profile!.duration]).toEqual([kind, null, 30_000])
  expect(profile!.warnings).toEqual([{ code: 'covers-a-time', facts: { seconds: 30, kind } }])
})

test('with falling values it is parted into its sides, and says it too', async () => {
  const profiles = await read(HEAP, [3, 900, -1, -300], 30)
  expect(profiles.map(profile => [profile.side, profile.warnings.map(({ code }) => code)])).toEqual([
    ['before', ['covers-a-time', 'already-a-diff']],
    ['after', ['covers-a-time', 'already-a-diff']],
  ])
})

test('a profile of one moment says nothing, nor one that always takes time', async () => {
  const codes = async (types: readonly string[], values: readonly number[], seconds: number) =>
    (await read(types, values, seconds)).flatMap(({ warnings }) => warnings)
  expect(await codes(['goroutine/count'], [3], 0)).toEqual([])
  expect(await codes(['samples/count', 'cpu/nanoseconds'], [3, 900], 30)).toEqual([])
})
