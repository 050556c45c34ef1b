import { expect, it } from 'vitest'
import { comparisonOf } from '#core/compare/picture.testkit.ts'
import { shownStacks } from '#core/compare/shown-stacks.ts'
import { creatorOf, oldestOf } from './stack-facts.ts'

const bare = comparisonOf('main;work;[chan receive]  0 3\nmain;rest  1 1')
const frame = (name: string) => bare.frames.name.indexOf(name)

/** Four goroutines: one rests, three work, of which `main` has created two. */
const comparison = {
  ...bare,
  details: {
    first: Uint32Array.of(0, 3, 4),
    labels: new Uint32Array(4),
    before: Float64Array.of(0, 0, 0, 1),
    after: Float64Array.of(1, 1, 1, 1),
    labelSets: [[]],
    goroutines: {
      id: new Float64Array(4),
      minutes: Uint32Array.of(3, 12, 0, 0),
      creator: Uint32Array.of(frame('main'), frame('rest'), frame('main'), 0xffffffff),
      creatorId: new Float64Array(4),
      flags: new Uint8Array(4),
    },
  },
}

it('tells the longest wait of a stack and who created most of it', () => {
  const stacks = shownStacks(comparison)
  const entry = stacks.after.indexOf(3)
  expect(oldestOf(comparison, stacks)?.[entry]).toBe(12)
  expect(creatorOf(comparison, stacks, entry)).toEqual({ frame: frame('main'), others: 1 })
  expect(creatorOf(comparison, stacks, 1 - entry)).toBeNull()
  expect(oldestOf(bare, shownStacks(bare))).toBeNull()
})
