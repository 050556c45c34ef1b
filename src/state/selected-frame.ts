import { type Comparison, FUNCTION } from '#core/compare/comparison.ts'
import { frameOf } from '#core/compare/node.ts'
import { cutStack } from '#core/compare/shown-stacks.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import type { Suspect } from '#core/suspects/suspect.ts'
import { plainName } from '#core/symbol/symbol.ts'
import type { Selection } from './facts.ts'

/** The function that a selection made anywhere is about, as a frame of the comparison; null where there is none. */
export function selectedFrame({ comparison, suspects }: Analysis, selection: Selection | null): number | null {
  switch (selection?.kind) {
    case 'frame':
      return selection.frame
    case 'node': {
      const frame = frameOf(comparison, selection)
      return comparison.frames.kind[frame] === FUNCTION ? frame : null
    }
    case 'row':
      return selection.row < comparison.before.length
        ? (cutStack(comparison, selection.row).functions.at(-1) ?? null)
        : null
    case 'suspect': {
      const suspect = suspects[selection.index]
      const shown = selection.part === undefined ? suspect : suspect?.parts[selection.part]
      return shown ? suspectFrame(comparison, shown) : null
    }
    default:
      return null
  }
}

/** The function that a suspect is named after, where its first row has it. */
export function suspectFrame(comparison: Comparison, suspect: Suspect): number | null {
  const row = suspect.rows[0]
  if (row === undefined) return null
  const { functions } = cutStack(comparison, row)
  const { name } = comparison.frames
  return functions.findLast(frame => plainName(name[frame] ?? '') === suspect.function) ?? null
}
