import { STATE_PRIOR, WEIGHTS } from '#core/suspects/weights.ts'
import { type Evidence, reason } from './case.ts'

/** How a goroutine waits: a blocked sender is rarer in healthy programs than an idle reader. */
export const state: Evidence = ({ group }) =>
  reason('state', WEIGHTS.state * STATE_PRIOR[group.state], { state: group.text })

const PROFILER =
  /^(?:runtime\/pprof\.|net\/http\/pprof\.|runtime\.(?:Stack|goroutineProfile|GoroutineProfile|pprof_)|runtime\/trace\.)/

/** The goroutine that took the profile: it runs while all others are looked at. */
export const profiler: Evidence = ({ group, around }) => {
  if (group.state !== 'running') return null
  const { offsets, stack, frames } = around.comparison
  const row = group.rows[0]!
  for (let i = offsets[row]!; i < offsets[row + 1]!; i++) {
    if (PROFILER.test(frames.name[stack[i]!]!)) return reason('profiler', WEIGHTS.profiler, {})
  }
  return null
}
