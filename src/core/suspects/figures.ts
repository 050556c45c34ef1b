import type { Comparison } from '#core/compare/comparison.ts'
import type { ProfileKind } from '#core/profile/profile.ts'
import { adviceFor } from './advice.ts'
import type { Suspect } from './suspect.ts'
import { TOO_SHORT } from './weights.ts'

/** Bytes of the smallest stack that a goroutine has: https://github.com/golang/go/blob/go1.26.0/src/runtime/stack.go */
const LEAST_STACK = 2048

/** What captures allow beyond counting: the rate, the least memory that the goroutines' stacks take, advice. */
export function withFigures(
  suspects: readonly Suspect[],
  comparison: Comparison,
  secondsApart: number | null,
  kind: ProfileKind,
): readonly Suspect[] {
  const { snapshot, details } = comparison
  const lives = details?.goroutines?.id.some(id => id !== 0) ?? false
  const goroutines = kind === 'goroutine' || kind === 'goroutineleak'
  const timed = !snapshot && secondsApart !== null && secondsApart >= TOO_SHORT
  return suspects.map(suspect => {
    const advice = adviceFor(suspect, { snapshot, secondsApart, lives })
    if (!advice && suspect.tier === 'normal') return suspect
    return {
      ...suspect,
      ...(timed && suspect.delta > 0 && { perMinute: (suspect.delta * 60) / secondsApart }),
      ...(goroutines && { stackBytes: suspect.after * LEAST_STACK }),
      ...(advice && { advice }),
    }
  })
}
