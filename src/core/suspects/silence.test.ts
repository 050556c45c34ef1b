import { describe, expect, it } from 'vitest'
import { compare } from '#core/compare/compare.ts'
import { profileOf } from '#core/compare/stacks.testkit.ts'
import type { ProfileKind, SampleType } from '#core/profile/profile.ts'
import { whySilent } from './silence.ts'

const of = (kind: ProfileKind, type: string, unit = 'bytes', sides: 1 | 2 = 2) => {
  const sampleType: SampleType = { type, unit }
  const profile = profileOf('main.main main.load 40', sampleType)
  const options = { sampleType: null, by: 'function', details: false } as const
  return whySilent(compare(sides === 2 ? [profile] : [], [profile], options), kind)
}

describe('why there are no suspects', () => {
  it.each([
    [of('block', 'delay', 'nanoseconds'), 'contention'],
    [of('mutex', 'contentions', 'count'), 'contention'],
    [of('cpu', 'cpu', 'nanoseconds'), 'time'],
    [of('heap', 'alloc_space'), 'allocations'],
    [of('allocs', 'alloc_objects', 'count'), 'allocations'],
    [of('heap', 'inuse_space', 'bytes', 1), 'no-growth'],
    [of('goroutine', 'goroutine', 'count'), 'no-states'],
    [of('threadcreate', 'threadcreate', 'count'), 'other-values'],
    [of('allocs', 'inuse_space'), null],
  ] as const)('%s', (why, expected) => expect(why).toBe(expected))
})
