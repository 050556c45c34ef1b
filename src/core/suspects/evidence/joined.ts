import { WEIGHTS } from '#core/suspects/weights.ts'
import { closureOwner, normalForm } from '#core/symbol/symbol.ts'
import { type Evidence, reason } from './case.ts'

/** More starters than this grow themselves, and then nobody can say that one job is running. */
const JOBS = 2

/**
 * The function that started them waits for them: a job is running, and its goroutines end with it.
 *
 *     main.runImport  sync.(*WaitGroup).Wait          1
 *     main.runImport.func2  main.check  [chan send]  40
 */
export const joined: Evidence = ({ group, around }) => {
  if (group.after <= group.before || around.waiters.size === 0) return null
  const starter = closureOwner(normalForm(group.root))
  const count = starter === null ? 0 : (around.waiters.get(starter) ?? 0)
  return count > 0 && count <= JOBS ? reason('joined', WEIGHTS.joined, { function: starter!, count }) : null
}
