import type { Comparison } from '#core/compare/comparison.ts'
import { fineRowsOf, type Rows } from '#core/compare/fine.ts'
import { type CutStack, cutStack } from '#core/compare/shown-stacks.ts'
import { NONE } from '#core/profile/profile.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import type { Suspect } from '#core/suspects/suspect.ts'

/** The largest stack of a selection with the exact line of every frame, and how many there are besides. */
export interface ExactStack {
  readonly comparison: Comparison
  readonly stack: CutStack
  /** Frame of the function that started the goroutine, or null. */
  readonly creator: number | null
  readonly others: number
}

export function stackOfSuspect({ comparison, fine }: Analysis, suspect: Suspect): ExactStack | null {
  return fine && suspect.fineRows
    ? largest({ comparison: fine.comparison, rows: suspect.fineRows })
    : largest({ comparison, rows: suspect.rows })
}

export function stackOfRows({ comparison, fine }: Analysis, rows: readonly number[]): ExactStack | null {
  return largest(fineRowsOf(comparison, fine, rows))
}

function largest({ comparison, rows }: Rows): ExactStack | null {
  const [row] = rows
  if (row === undefined || row >= comparison.before.length) return null
  return {
    comparison,
    stack: cutStack(comparison, row),
    creator: creatorOf(comparison, row),
    others: rows.length - 1,
  }
}

function creatorOf({ details }: Comparison, row: number): number | null {
  if (!details?.goroutines) return null
  for (let entry = details.first[row] ?? 0; entry < (details.first[row + 1] ?? 0); entry++) {
    const creator = details.goroutines.creator[entry] ?? NONE
    if (creator !== NONE) return creator
  }
  return null
}
