import { expect, test } from 'vitest'
import { pictureOf, pprofBytes, profilesFrom } from '#core/profile/profile.testkit.ts'

async function pruned(stack: string, drop: string, keep = ''): Promise<string> {
  const bytes = pprofBytes({
    types: ['space/bytes'],
    samples: [{ stack, values: [1] }],
    more: strings => ({ dropFrames: strings.dedup(drop), keepFrames: strings.dedup(keep) }),
  })
  const [profile] = await profilesFrom(bytes)
  return pictureOf(profile!)[0]!
}

test.each([
  ['malloc; new; main', 'new', '', 'main = 1'],
  ['malloc; new; main', 'malloc|new', 'new', 'new; main = 1'],
  ['malloc; new < make; main', 'new', '', 'make; main = 1'],
  ['malloc < new; main', 'new', '', 'main = 1'],
  ['leaf; main', 'main', '', 'leaf; main = 1'],
  ['leaf; user; main', 'main', '', 'leaf; user; main = 1'],
  ['a; b; new(int); main', 'new', '', 'main = 1'],
  ['a; b; main', 'ne', '', 'a; b; main = 1'],
])('%s without /%s/ but with /%s/', async (stack, drop, keep, left) => {
  expect(await pruned(stack, drop, keep)).toBe(left)
})

test('an expression that does not compile is a warning', async () => {
  const bytes = pprofBytes({
    types: ['space/bytes'],
    samples: [{ stack: 'a; b', values: [1] }],
    more: strings => ({ dropFrames: strings.dedup('(') }),
  })
  const [profile] = await profilesFrom(bytes)
  expect(pictureOf(profile!)).toEqual(['a; b = 1'])
  expect(profile!.warnings).toEqual([{ code: 'drop-frames-unreadable', facts: { expression: '(' } }])
})
