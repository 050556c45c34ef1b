import { finestRows } from '#core/share/finest.ts'
import { reviewOf } from '#core/share/review-of.ts'
import { NO_REVIEW, type Review, type SuspectReview } from '#core/share/shared.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import type { Suspect } from '#core/suspects/suspect.ts'
import { store } from './store.ts'

export function nameReview(title: string): void {
  store.setState(({ review }) => ({ review: { ...review, title } }))
}

/** Changes what is said of a suspect; what says nothing any more is left out. */
export function reviewSuspect(suspect: Suspect, change: Partial<Omit<SuspectReview, 'row'>>): void {
  const own = finestRows(suspect)
  const [row] = own
  if (row === undefined) return
  store.setState(({ review }) => {
    const said: SuspectReview = { ...reviewOf(review, suspect), ...change, row }
    const others = review.suspects.filter(each => !own.includes(each.row))
    const empty = said.verdict === null && said.note === ''
    return { review: { ...review, suspects: empty ? others : [...others, said] } }
  })
}

/** The review of an analysis on another one: other rows, the same places in the source. */
export function carryReview(review: Review, from: Analysis, to: Analysis): Review {
  if (review.suspects.length === 0 && review.pinned.length === 0) return review
  const byKey = new Map(everySuspect(to).map(suspect => [keyOf(suspect), suspect]))
  const suspects = everySuspect(from).flatMap(suspect => {
    const said = reviewOf(review, suspect)
    const row = finestRows(byKey.get(keyOf(suspect)) ?? { ...suspect, rows: [], fineRows: [] })[0]
    return (said.verdict === null && said.note === '') || row === undefined ? [] : [{ ...said, row }]
  })
  return { ...NO_REVIEW, title: review.title, suspects }
}

function everySuspect({ suspects }: Analysis): readonly Suspect[] {
  return suspects.flatMap(suspect => [suspect, ...suspect.parts])
}

function keyOf({ function: name, file, line, state, root, caller }: Suspect): string {
  return JSON.stringify([name, file, line, state, root, caller])
}
