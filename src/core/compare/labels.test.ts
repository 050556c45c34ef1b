import { describe, expect, it } from 'vitest'
import { LOCKED, NONE, type Profile } from '#core/profile/profile.ts'
import { compare } from './compare.ts'
import { numberText } from './label-text.ts'
import { labelsOf } from './labels.ts'
import { profileOf } from './stacks.testkit.ts'

const labelled = (picture: string, labelSets: Profile['labelSets'], sets: number[]): Profile => {
  const profile = profileOf(picture)
  return { ...profile, labelSets, samples: { ...profile.samples, labels: Uint32Array.from(sets) } }
}

const both = (before: readonly Profile[], after: readonly Profile[]) =>
  labelsOf(compare(before, after, { sampleType: null, by: 'function', details: true }))

const SETS: Profile['labelSets'] = [
  [],
  [{ key: 'tenant', value: 'acme' }],
  [
    { key: 'tenant', value: 'globex' },
    { key: 'bytes', value: 4096, unit: 'bytes' },
  ],
  [{ key: 'bytes', value: 4097, unit: 'bytes' }],
]
const before = labelled('main.main main.f 2\nmain.main main.g 7', SETS, [1, 2])
const after = labelled(
  'main.main main.f 42\nmain.main main.g 7\nmain.main main.h 5\nmain.main 9',
  SETS,
  [1, 2, 3, 0],
)

describe('labelsOf', () => {
  it('adds up every key and value on both sides, largest change first', () => {
    expect(both([before], [after])).toEqual([
      {
        key: 'tenant',
        kind: 'text',
        before: 9,
        after: 49,
        values: [
          { value: 'acme', number: null, before: 2, after: 42 },
          { value: 'globex', number: null, before: 7, after: 7 },
        ],
      },
      {
        key: 'bytes',
        kind: 'number',
        before: 7,
        after: 12,
        values: [{ value: '4 kB', number: 4096, before: 7, after: 12 }],
      },
    ])
  })

  it('is empty without labels', () => {
    expect(both([profileOf('main.main 1')], [profileOf('main.main 2')])).toEqual([])
  })

  it('tells of text dumps who created, how long they wait and what is locked, and nothing of the other side', () => {
    const dump = profileOf(
      'main.main main.f [select] 1\nmain.main main.f [select] 1\nmain.main main.g [sleep] 1',
    )
    const goroutines: Profile['goroutines'] = {
      id: Float64Array.of(7, 8, 9),
      minutes: Uint32Array.of(0, 12, 59),
      creator: Uint32Array.of(0, 0, NONE),
      creatorId: new Float64Array(3),
      flags: Uint8Array.of(0, 0, LOCKED),
    }
    const found = both([profileOf('main.main main.f [select] 4')], [{ ...dump, goroutines }])
    expect(found.map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['creator', 0, 2],
      ['minutes', 0, 3],
      ['locked', 0, 1],
    ])
    expect(found[0]?.values).toEqual([{ value: 'main.f', number: null, before: 0, after: 2 }])
    expect(found[1]?.values.map(({ value, after }) => [value, after])).toEqual([
      ['10', 2],
      ['0', 1],
    ])
  })
})

it.each([
  [48, 'bytes', '48 B'],
  [1536, 'bytes', '1.50 kB'],
  [1048576, 'bytes', '1 MB'],
  [3200, 'bytes', '3.12 kB'],
  [3456, 'bytes', '3.38 kB'],
  [-2048, 'byte', '-2 kB'],
  [0, 'bytes', '0'],
  [1500, 'microseconds', '1.50 ms'],
  [90, 'seconds', '90 s'],
  [7200, 's', '2 hrs'],
  [12, 'requests', '12'],
])('%d %s is written %s', (value, unit, text) => {
  expect(numberText(value, unit)).toBe(text)
})
