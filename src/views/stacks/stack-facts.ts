import type { Comparison } from '#core/compare/comparison.ts'
import type { ShownStacks } from '#core/compare/shown-stacks.ts'
import { NONE } from '#core/profile/profile.ts'

/** The longest wait in each stack, in minutes; null where no profile tells it. */
export function oldestOf({ details }: Comparison, { from, count }: ShownStacks): Uint32Array | null {
  const minutes = details?.goroutines?.minutes
  if (!details || !minutes?.some(each => each > 0)) return null
  const oldest = new Uint32Array(count)
  for (let entry = 0; entry < count; entry++) {
    const end = details.first[from[entry + 1] ?? 0] ?? 0
    for (let at = details.first[from[entry] ?? 0] ?? 0; at < end; at++)
      oldest[entry] = Math.max(oldest[entry] ?? 0, minutes[at] ?? 0)
  }
  return oldest
}

/** The frame that created most goroutines of a stack, and how many others did; null where no profile tells it. */
export function creatorOf(
  { details }: Comparison,
  { from }: ShownStacks,
  entry: number,
): { readonly frame: number; readonly others: number } | null {
  const creators = details?.goroutines?.creator
  if (!details || !creators) return null
  const sums = new Map<number, number>()
  const end = details.first[from[entry + 1] ?? 0] ?? 0
  for (let at = details.first[from[entry] ?? 0] ?? 0; at < end; at++) {
    const creator = creators[at] ?? NONE
    const size = Math.max(details.before[at] ?? 0, details.after[at] ?? 0)
    if (creator !== NONE) sums.set(creator, (sums.get(creator) ?? 0) + size)
  }
  const [first] = [...sums].sort((one, other) => other[1] - one[1])
  return first ? { frame: first[0], others: sums.size - 1 } : null
}
