import { STATE_NAMES, type StateName } from './signature.ts'

/**
 * States as the table groups them: what `debug=2` prints, with the Go version's differences taken out. unknown: a channel
 * or a select, in a text that hides which.
 */
export type StateClass = StateName | 'internal' | 'unknown'

/** Which lock a `semacquire` of Go ≤ 1.23 is, told by the method that waits for it. */
const LOCKS: readonly (readonly [frame: string, state: StateName])[] = [
  ['sync.(*WaitGroup).Wait', 'sync.WaitGroup.Wait'],
  ['sync.(*RWMutex).RLock', 'sync.RWMutex.RLock'],
  ['sync.(*RWMutex).Lock', 'sync.RWMutex.Lock'],
  ['sync.(*Mutex).Lock', 'sync.Mutex.Lock'],
  ['sync.(*Mutex).lockSlow', 'sync.Mutex.Lock'],
  ['sync.(*Cond).Wait', 'sync.Cond.Wait'],
]

const PRINTED = new Set<string>(STATE_NAMES)

/** `text` as printed by the runtime, `nearLeaf` gives the names next to the leaf. Scheduler states are `running`. */
export function stateClass(text: string, nearLeaf: () => readonly string[]): StateClass {
  if (PRINTED.has(text) && text !== 'semacquire') return text as StateName
  const bare = text.replace(/ \((?:durable|synctest|scan|leaked)\)$/, '')
  if (bare === 'semacquire') {
    const names = nearLeaf()
    return LOCKS.find(([frame]) => names.includes(frame))?.[1] ?? 'semacquire'
  }
  if (PRINTED.has(bare)) return bare as StateName
  if (bare === 'unknown') return bare
  return /^(?:running|runnable|copystack|preempted|waiting|idle|)$/.test(bare) ? 'running' : 'internal'
}
