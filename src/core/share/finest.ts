import type { Comparison } from '#core/compare/comparison.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import type { Suspect } from '#core/suspects/suspect.ts'

/** The comparison by line where there is one. */
export function finestOf({ comparison, fine }: Analysis): Comparison {
  return fine?.comparison ?? comparison
}

/** Rows of a suspect in the finest comparison. */
export function finestRows(suspect: Suspect): readonly number[] {
  return suspect.fineRows ?? suspect.rows
}
