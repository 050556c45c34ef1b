import { entryOfRow, type ShownStacks } from '#core/compare/shown-stacks.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import type { Selection } from '#state/facts.ts'

/** Above this many rows a box is marked by its first one: nearly all of the table would be tinted otherwise. */
const MANY = 2000

/** Entries that a selection made anywhere stands on, and the one to bring into sight. */
export function markedStacks(
  analysis: Analysis,
  stacks: ShownStacks,
  selection: Selection | null,
): { readonly all: ReadonlySet<number>; readonly first: number | null } {
  const rows = selection === null || stacks.count === 0 ? [] : rowsOf(analysis, selection)
  const entries = rows
    .filter(row => row < analysis.comparison.before.length)
    .map(row => entryOfRow(stacks, row))
  return { all: new Set(entries), first: entries[0] ?? null }
}

function rowsOf({ suspects }: Analysis, selection: Selection): readonly number[] {
  switch (selection.kind) {
    case 'suspect': {
      const suspect = suspects[selection.index]
      return (selection.part === undefined ? suspect : suspect?.parts[selection.part])?.rows ?? []
    }
    case 'row':
      return [selection.row]
    case 'node': {
      const count = selection.to - selection.from
      return Array.from({ length: count > MANY ? 1 : count }, (_, i) => selection.from + i)
    }
    case 'frame':
      return []
  }
}
