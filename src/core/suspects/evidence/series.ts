import { WEIGHTS } from '#core/suspects/weights.ts'
import { clamp, type Evidence, reason } from './case.ts'

/** From this many steps on the evidence counts in full. */
const ENOUGH_STEPS = 4
/** Steps that must lead up. One may fall back by what comes and goes. */
const MOSTLY = 0.75
/** Part of the whole growth in which the second half of a series has stopped. */
const STILL = 0.1

/**
 * A leak grows in every capture; a pool, a cache or a burst grows and then stays. Two captures cannot tell them apart,
 * three can.
 */
export const series: Evidence = ({ group, around }) => {
  const counts = around.countsOf(group)
  if (!counts || group.after <= group.before) return null
  const steps = counts.length - 1
  const up = counts.filter((count, i) => i > 0 && count > counts[i - 1]!).length
  const facts = { steps: up, of: steps, series: counts.join(' → ') }
  const half = counts[Math.floor(steps / 2)]!
  if (group.after - half <= STILL * (group.after - group.before))
    return reason('plateau', WEIGHTS.plateau, facts)
  if (up < MOSTLY * steps) return null
  return reason('monotone', WEIGHTS.monotone * (up / steps) * clamp(steps / ENOUGH_STEPS), facts)
}
