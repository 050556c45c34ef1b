import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ascendingRuns } from './merge-runs.ts'
import { orderRows } from './order.ts'

type Stack = readonly number[]

function columnsOf(stacks: readonly Stack[]) {
  const offsets = new Uint32Array(stacks.length + 1)
  stacks.forEach((stack, row) => {
    offsets[row + 1] = offsets[row]! + stack.length
  })
  return { offsets, stack: Uint32Array.from(stacks.flat()) }
}

function inOrder(stacks: readonly Stack[]): Stack[] {
  const { offsets, stack } = columnsOf(stacks)
  return Array.from(orderRows(stacks.length, offsets, stack), row => stacks[row]!)
}

function byFrames(one: Stack, other: Stack): number {
  const at = one.findIndex((frame, i) => frame !== other[i])
  return at < 0 ? one.length - other.length : one[at]! - (other[at] ?? -1)
}

const stacks = fc.array(fc.array(fc.nat(3), { maxLength: 6 }), { maxLength: 200 })

it('sorts stacks by their frames from the root, shorter ones first', () => {
  fc.assert(
    fc.property(stacks, list => {
      expect(inOrder(list)).toEqual(list.toSorted(byFrames))
    }),
  )
})

it('merges a list that is nearly in order', () => {
  const moves = fc.array(fc.tuple(fc.nat(199), fc.nat(199)), { maxLength: 8 })
  fc.assert(
    fc.property(stacks, moves, (list, moved) => {
      const nearly = list.toSorted(byFrames)
      for (const [from, to] of moved) nearly.splice(to, 0, ...nearly.splice(from, 1))
      expect(inOrder(nearly)).toEqual(list.toSorted(byFrames))
    }),
  )
})

it('tells runs while there are few of them', () => {
  const { offsets, stack } = columnsOf([[1], [1, 2], [3], [2], [2, 1], [4], [5], [6], [7], [8], [9], [10]])
  expect(ascendingRuns(12, offsets, stack)).toEqual(Uint32Array.of(0, 3, 12))
  expect(
    ascendingRuns(3, ...(Object.values(columnsOf([[3], [2], [1]])) as [Uint32Array, Uint32Array])),
  ).toBeNull()
})
