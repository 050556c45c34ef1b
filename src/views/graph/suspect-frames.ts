import { type Comparison, STATE } from '#core/compare/comparison.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { suspectFrame } from '#state/selected-frame.ts'

/** What a graph shows of suspects: the functions they are named after, and all that their stacks pass through. */
export interface SuspectFrames {
  readonly named: ReadonlySet<number>
  readonly passed: ReadonlySet<number>
}

export function suspectFrames({ comparison, suspects }: Analysis): SuspectFrames {
  const named = new Set<number>()
  const passed = new Set<number>()
  const leaks = suspects.filter(suspect => suspect.tier !== 'normal')
  for (const suspect of leaks.flatMap(each => [each, ...each.parts])) {
    const frame = suspectFrame(comparison, suspect)
    if (frame !== null) named.add(frame)
    for (const row of suspect.rows) addFunctions(comparison, row, passed)
  }
  return { named, passed }
}

function addFunctions({ offsets, stack, frames }: Comparison, row: number, to: Set<number>): void {
  for (let i = offsets[row] ?? 0; i < (offsets[row + 1] ?? 0); i++) {
    const frame = stack[i] ?? 0
    if (frames.kind[frame] !== STATE) to.add(frame)
  }
}
