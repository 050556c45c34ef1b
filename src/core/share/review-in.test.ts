import { expect, it } from 'vitest'
import { coarsen } from '#core/compare/coarsen.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { finestOf } from './finest.ts'
import { reviewIn } from './review-in.ts'
import { AFTER, BEFORE, handoverOf } from './shared.testkit.ts'
import { NO_REVIEW } from './shared.ts'

const NOTE = { verdict: 'confirmed', note: 'n' } as const
const LOOP = 'corp.example/pay/ledger.(*Poster).loop.func1'

function leafOf({ frames, offsets, stack, shown }: Analysis['comparison'], row: number): string {
  return frames.name[stack[offsets[row]! + shown[row]! - 2]!]!
}

it('finds the row that was meant where lines are known', async () => {
  const { analysis } = await handoverOf(BEFORE, AFTER)
  const fine = finestOf(analysis)
  const { comparison } = coarsen(fine, 'function')
  for (let row = 0; row < comparison.before.length; row++) {
    const review = { ...NO_REVIEW, title: 't', suspects: [{ ...NOTE, row }] }
    const [said] = reviewIn(analysis, { review, finest: 'function', pinned: [] }).suspects
    expect(leafOf(fine, said!.row)).toBe(leafOf(comparison, row))
    expect(reviewIn(analysis, { review, finest: fine.by, pinned: [] })).toEqual(review)
  }
})

it('pins functions by name, and forgets those that are not there', async () => {
  const { analysis } = await handoverOf(BEFORE, AFTER)
  const page = { review: NO_REVIEW, finest: finestOf(analysis).by, pinned: [LOOP, 'gone'] }
  const { pinned } = reviewIn(analysis, page)
  expect(pinned.map(frame => finestOf(analysis).frames.name[frame])).toEqual([LOOP])
})
