import { cameWith } from '#core/suspects/company.ts'
import { LEAST_GROWTH, WEIGHTS } from '#core/suspects/weights.ts'
import { type Evidence, reason } from './case.ts'

/** Those ahead of them work: they wait for their turn. */
export const served: Evidence = ({ group, around }) => {
  const ahead = around.queues.get(group)
  if (!ahead || group.after <= group.before) return null
  return reason('served', WEIGHTS.served, { function: ahead.function, count: ahead.after })
}

/** Part of a stage that must be at work: the others may wait for it, or for work. */
const AT_WORK = 0.2

/**
 * Each sender has somebody of the same code who came with it and works: stages of a pipeline, whose last one is busy.
 *
 *     main.decode.func1  [chan send]           3 -> 45
 *     main.store.func1   time.Sleep  [sleep]   3 -> 45
 */
export const accompanied: Evidence = ({ group, around }) => {
  if (group.state !== 'chan send' || group.after - group.before < LEAST_GROWTH) return null
  const stage = around.companies.find(
    each => each.package === group.package && each.working >= AT_WORK * each.after && cameWith(each, group),
  )
  if (!stage) return null
  return reason('accompanied', WEIGHTS.accompanied, { function: stage.function, count: stage.after })
}

/** States that only another goroutine of the process ends. */
const BY_OTHERS = /^(?:chan |select|unknown|semacquire|sync\.(?:Mutex|RWMutex|WaitGroup|Cond)\.)/

/** A server that is idle has more than this. */
const SMALL = 100

/** In a small process where nothing else gets on, who waits for another goroutine waits for good. */
export const stranded: Evidence = ({ group, around }) => {
  const { snapshot, totals } = around.comparison
  if (!around.stranded || snapshot || totals.after > SMALL || group.after <= group.before) return null
  return BY_OTHERS.test(group.state) ? reason('stranded', WEIGHTS.stranded, {}) : null
}

/** Five doublings: pools grow to their size, and load brings work with it. */
const TIMES = 32
const LEAST_BEFORE = 2
/** Part of a growth that work may have and still not explain it. */
const LITTLE = 0.25
/** Part of all growth that they must be: more sessions have more of everything that a session has. */
const MOST = 0.75

/** Many times as many wait in a program that was running before, and no work came with them. */
export const piledUp: Evidence = ({ group, around }) => {
  const { before, after } = group
  if (around.comparison.snapshot || before < LEAST_BEFORE || after - before < LEAST_GROWTH) return null
  if (after < TIMES * before || !BY_OTHERS.test(group.state) || !around.isRequest(group)) return null
  if (around.workingGrowth >= LITTLE * (after - before)) return null
  if (after - before < MOST * around.growth || around.isInServer(group)) return null
  return reason('piled-up', WEIGHTS.piledUp, { times: Math.floor(after / before) })
}
