import type { Comparison } from '#core/compare/comparison.ts'
import type { ProfileKind } from '#core/profile/profile.ts'

/**
 * Why there are no suspects. other-values: neither goroutines nor memory in use; contention and CPU time are no leaks, and
 * allocations only ever grow. no-states: nothing in it waits. no-growth: memory on one side alone.
 */
export type Silence = 'other-values' | 'no-states' | 'no-growth' | 'empty'

export function whySilent(comparison: Comparison, kind: ProfileKind): Silence | null {
  if (comparison.before.length === 0) return 'empty'
  if (kind === 'goroutine' || kind === 'goroutineleak') return comparison.state === null ? 'no-states' : null
  if ((kind !== 'heap' && kind !== 'allocs') || comparison.sampleType.type !== 'inuse_space')
    return 'other-values'
  return comparison.snapshot ? 'no-growth' : null
}
