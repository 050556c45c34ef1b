import { expect, it } from 'vitest'
import { comparisonOf } from '#core/compare/picture.testkit.ts'
import { matchingFrames, parseSearch } from '#core/compare/search.ts'
import type { Suspect } from '#core/suspects/suspect.ts'
import { keptSuspects } from './suspect-search.ts'

const pair = comparisonOf(`
  main.main;main.serve;[select]  2 9
  main.main;main.accept;[IO wait]  1 1
  cache.clean;[chan receive]  0 4`)
const suspect = (rows: readonly number[], parts: readonly Suspect[] = []) =>
  ({ rows, parts }) as unknown as Suspect
const all = [suspect([0]), suspect([1], [suspect([2])])]
const kept = (text: string) => keptSuspects(pair, all, [1, 0], matchingFrames(pair.frames, parseSearch(text)))

it('keeps suspects in their order whose stacks or parts pass through a match', () => {
  expect(kept('')).toEqual([1, 0])
  expect(kept('main')).toHaveLength(2)
  expect(kept('nothing of it')).toEqual([])
})

it('finds functions of parts, and states', () => {
  const row = (name: string) => [0, 1, 2].find(i => nameAt(i) === name) ?? -1
  const nameAt = (i: number) => pair.frames.name[pair.stack[(pair.offsets[i + 1] ?? 0) - 2] ?? 0]
  const serve = [suspect([row('main.serve')]), suspect([row('main.accept')], [suspect([row('cache.clean')])])]
  const indices = (text: string) =>
    keptSuspects(pair, serve, [0, 1], matchingFrames(pair.frames, parseSearch(text)))
  expect(indices('serve')).toEqual([0])
  expect(indices('clean')).toEqual([1])
  expect(indices('select')).toEqual([0])
})
