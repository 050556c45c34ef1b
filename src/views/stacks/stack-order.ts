import type { Comparison } from '#core/compare/comparison.ts'
import { cutStack, type ShownStacks } from '#core/compare/shown-stacks.ts'
import type { Sort } from '#ui/table/line.ts'
import { ranksOf } from '#ui/table/ranks.ts'
import { countUp, sortOrder } from '#ui/table/sort-order.ts'
import { oldestOf } from './stack-facts.ts'

export const BY_CHANGE: Sort = { column: 'change', direction: 'descending' }

/** The frame that a stack is named after: the one nearest the leaf that is shown and no state. -1 for an empty stack. */
function leafOf(comparison: Comparison, row: number): number {
  return cutStack(comparison, row).functions.at(-1) ?? -1
}

/** Entries that pass through a matching frame; all of them where nothing is searched. */
export function keptStacks(
  comparison: Comparison,
  stacks: ShownStacks,
  matching: Uint8Array | null,
): Uint32Array {
  const entries = countUp(stacks.count)
  if (matching === null) return entries
  const { offsets, stack, shown } = comparison
  return entries.filter(i => {
    const row = stacks.from[i] ?? 0
    const start = offsets[row] ?? 0
    const end = start + (shown[row] ?? 0)
    for (let at = start; at < end; at++) if (matching[stack[at] ?? 0] === 1) return true
    return false
  })
}

/** The kept entries in the order of a sort; those that are equal by it stay in the order of the comparison. */
export function orderedStacks(
  comparison: Comparison,
  stacks: ShownStacks,
  kept: Uint32Array,
  sort: Sort,
): Uint32Array {
  const key = keyOf(comparison, stacks, sort.column)
  const keys = new Float64Array(kept.length)
  for (let i = 0; i < kept.length; i++) keys[i] = key(kept[i] ?? 0)
  const order = sortOrder(keys, sort.direction)
  for (let i = 0; i < order.length; i++) order[i] = kept[order[i] ?? 0] ?? 0
  return order
}

function keyOf(comparison: Comparison, stacks: ShownStacks, column: string): (entry: number) => number {
  const { from, before, after } = stacks
  const was = (entry: number) => before[entry] ?? 0
  const is = (entry: number) => after[entry] ?? 0
  switch (column) {
    case 'before':
      return was
    case 'after':
      return is
    case 'age': {
      const oldest = oldestOf(comparison, stacks)
      return entry => oldest?.[entry] ?? 0
    }
    case 'ratio':
      return entry => (was(entry) === is(entry) ? 1 : is(entry) / was(entry))
    case 'stack': {
      const ranks = ranksOf(comparison.frames.name)
      return entry => ranks[leafOf(comparison, from[entry] ?? 0)] ?? -1
    }
    case 'state': {
      const ranks = ranksOf(comparison.states.map(state => state.text))
      return entry => ranks[comparison.state?.[from[entry] ?? 0] ?? -1] ?? -1
    }
    default:
      return entry => is(entry) - was(entry)
  }
}
