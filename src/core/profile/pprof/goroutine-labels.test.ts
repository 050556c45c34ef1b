import { expect, test } from 'vitest'
import { pictureOf, pprofBytes, profilesFrom } from '#core/profile/profile.testkit.ts'
import { NONE } from '#core/profile/profile.ts'

const stack = 'runtime.gopark p.go:1; main.wait main.go:7'
const own = (id: number, minutes: number) => [
  { key: 'go::goroutine', value: id },
  { key: 'go::goroutine_created_by', value: 1 },
  { key: 'go::goroutine_state', value: 'chan receive' },
  { key: 'go::goroutine_wait_minutes', value: minutes },
]

test('labels of debug=3 become columns and no longer part the goroutines', async () => {
  const bytes = pprofBytes({
    types: ['goroutine/count'],
    samples: [
      { stack, values: [1], labels: [...own(42, 12), { key: 'n', value: '1' }] },
      { stack, values: [1], labels: own(43, 0) },
      { stack, values: [1], labels: [{ key: 'n', value: '1' }] },
    ],
  })
  const [profile] = await profilesFrom(bytes)
  expect(profile!.labelSets).toEqual([[], [{ key: 'n', value: '1' }]])
  expect(Array.from(profile!.samples.labels)).toEqual([1, 0, 1])
  expect(profile!.goroutines).toEqual({
    id: Float64Array.of(42, 43, 0),
    minutes: Uint32Array.of(12, 0, 0),
    creator: Uint32Array.of(NONE, NONE, NONE),
    creatorId: Float64Array.of(1, 1, 0),
    flags: new Uint8Array(3),
  })
})

test('a profile without them is left alone', async () => {
  const [profile] = await profilesFrom(
    pprofBytes({ types: ['goroutine/count'], samples: [{ stack, values: [2] }] }),
  )
  expect(profile!.goroutines).toBeNull()
  expect(pictureOf(profile!)).toEqual(['runtime.gopark p.go:1; main.wait main.go:7 = 2'])
})
