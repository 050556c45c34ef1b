import type { Suspect } from '#core/suspects/suspect.ts'
import { finestRows } from './finest.ts'
import type { Review, SuspectReview } from './shared.ts'

/** What a person said of a suspect; an empty review where nobody said anything. */
export function reviewOf({ suspects }: Review, suspect: Suspect): Omit<SuspectReview, 'row'> {
  const rows = new Set(finestRows(suspect))
  return suspects.find(({ row }) => rows.has(row)) ?? { verdict: null, note: '' }
}
