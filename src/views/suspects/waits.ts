import type { Comparison } from '#core/compare/comparison.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import type { Suspect } from '#core/suspects/suspect.ts'

/** Minutes that the longest waiting goroutine of a suspect has waited after; null where the profiles do not tell. */
export function longestWait(analysis: Pick<Analysis, 'comparison' | 'fine'>, suspect: Suspect): number | null {
  return analysis.fine
    ? longestOf(analysis.fine.comparison, suspect.fineRows ?? [])
    : longestOf(analysis.comparison, suspect.rows)
}

function longestOf({ details }: Comparison, rows: readonly number[]): number | null {
  if (!details?.goroutines) return null
  const { first, after, goroutines } = details
  let longest: number | null = null
  for (const row of rows) {
    for (let entry = first[row] ?? 0; entry < (first[row + 1] ?? 0); entry++) {
      if ((after[entry] ?? 0) > 0) longest = Math.max(longest ?? 0, goroutines.minutes[entry] ?? 0)
    }
  }
  return longest
}
