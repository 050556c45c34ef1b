import type { Compared } from './analysis.ts'
import { rankHeap } from './heap/rank-heap.ts'
import type { Catalogue } from './match.ts'
import { memoryOf } from './memory.ts'
import { rankSuspects } from './rank.ts'
import type { Suspect } from './suspect.ts'

/** Ranks goroutines by what they wait for, memory by who asked for it: all that needs the catalogue, loaded with it. */
export function ranking(compared: Compared, catalogue: Catalogue): readonly Suspect[] {
  const { comparison, kind, secondsApart, told, moments, memory } = compared
  if (kind !== 'goroutine' && kind !== 'goroutineleak') return rankHeap(comparison, catalogue)
  const context = {
    secondsApart,
    kind,
    ...(told && { told }),
    ...(moments && { moments }),
    ...(memory && { memory: memoryOf(memory) }),
  }
  return rankSuspects(comparison, context, catalogue)
}
