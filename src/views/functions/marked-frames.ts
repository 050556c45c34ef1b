import { type Comparison, FUNCTION } from '#core/compare/comparison.ts'
import type { FunctionRows } from '#core/compare/functions.ts'
import { frameOf } from '#core/compare/node.ts'
import { cutStack } from '#core/compare/shown-stacks.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { plainName } from '#core/symbol/symbol.ts'
import type { Selection } from '#state/facts.ts'

/** The function that a selection made anywhere is about, as a frame of the comparison; null where there is none. */
export function markedFrame({ comparison, suspects }: Analysis, selection: Selection | null): number | null {
  return selection === null ? null : frameIn(comparison, suspects, selection)
}

/** The row of a frame, as a set of none or one. */
export function markedRows(rows: FunctionRows, frame: number | null): ReadonlySet<number> {
  const row = frame === null ? -1 : rows.frame.indexOf(frame)
  return new Set(row < 0 ? [] : [row])
}

function frameIn(comparison: Comparison, suspects: Analysis['suspects'], selection: Selection): number | null {
  switch (selection.kind) {
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
      const row = shown?.rows[0]
      if (!shown || row === undefined) return null
      const { functions } = cutStack(comparison, row)
      const { name } = comparison.frames
      return functions.findLast(frame => plainName(name[frame] ?? '') === shown.function) ?? null
    }
  }
}
