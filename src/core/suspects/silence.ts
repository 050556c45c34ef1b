import type { Comparison } from '#core/compare/comparison.ts'
import type { ProfileKind } from '#core/profile/profile.ts'

/**
 * Why there are no suspects. contention: delays add up in every healthy program. time: nobody leaks CPU time. allocations:
 * they only ever grow. other-values: neither goroutines nor memory. no-states: nothing in it waits. no-growth: memory on
 * one side alone. empty: no stacks at all.
 */
export type Silence =
  | 'contention'
  | 'time'
  | 'allocations'
  | 'other-values'
  | 'no-states'
  | 'no-growth'
  | 'empty'

export function whySilent(comparison: Comparison, kind: ProfileKind): Silence | null {
  if (kind === 'block' || kind === 'mutex') return 'contention'
  if (kind === 'cpu') return 'time'
  if (comparison.before.length === 0) return 'empty'
  if (kind === 'goroutine' || kind === 'goroutineleak') return comparison.state === null ? 'no-states' : null
  if (kind !== 'heap' && kind !== 'allocs') return 'other-values'
  if (comparison.sampleType.type !== 'inuse_space') return 'allocations'
  return comparison.snapshot ? 'no-growth' : null
}
