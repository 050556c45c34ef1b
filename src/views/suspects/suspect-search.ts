import type { Comparison } from '#core/compare/comparison.ts'
import type { Suspect } from '#core/suspects/suspect.ts'

/** Indices of the suspects of which a stack, or one of a part, passes through a matching frame; all without a search. */
export function keptSuspects(
  comparison: Pick<Comparison, 'offsets' | 'stack' | 'shown'>,
  suspects: readonly Suspect[],
  order: Iterable<number>,
  matching: Uint8Array | null,
): readonly number[] {
  if (matching === null) return [...order]
  const { offsets, stack, shown } = comparison
  const passes = (row: number) => {
    const start = offsets[row] ?? 0
    const end = start + (shown[row] ?? 0)
    for (let at = start; at < end; at++) if (matching[stack[at] ?? 0] === 1) return true
    return false
  }
  return [...order].filter(index => {
    const suspect = suspects[index]
    return suspect?.rows.some(passes) || suspect?.parts.some(part => part.rows.some(passes))
  })
}
