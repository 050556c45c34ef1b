import type { Comparison } from '#core/compare/comparison.ts'
import type { ProfileKind } from '#core/profile/profile.ts'

/** Why there are no suspects: the profile has other kinds of values, or nothing in it waits. */
export type Silence = 'not-goroutines' | 'no-states' | 'empty'

export function whySilent(comparison: Comparison, kind: ProfileKind): Silence | null {
  if (kind !== 'goroutine' && kind !== 'goroutineleak') return 'not-goroutines'
  if (comparison.before.length === 0) return 'empty'
  return comparison.state === null ? 'no-states' : null
}
