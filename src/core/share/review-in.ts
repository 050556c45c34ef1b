import { coarsen } from '#core/compare/coarsen.ts'
import type { By } from '#core/compare/comparison.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { finestOf } from './finest.ts'
import type { Review } from './shared.ts'

/** A person's words, about the rows of the finest comparison that the page has, and functions that were pinned by name. */
export interface PageReview {
  readonly review: Review
  readonly finest: By
  readonly pinned: readonly string[]
}

/** The same words about an analysis that may know lines where the page's does not. */
export function reviewIn(analysis: Analysis, { review, finest, pinned }: PageReview): Review {
  const comparison = finestOf(analysis)
  const { name } = comparison.frames
  const frames = pinned.map(each => name.indexOf(each)).filter(frame => frame >= 0)
  if (comparison.by === finest) return { ...review, pinned: frames }
  const { rowOf } = coarsen(comparison, finest)
  const suspects = review.suspects.flatMap(each => {
    const row = rowOf.indexOf(each.row)
    return row < 0 ? [] : [{ ...each, row }]
  })
  return { title: review.title, suspects, pinned: frames }
}
