import type { Pattern, StateName } from './signature.ts'

/** A concrete function for a frame as an entry writes it: `F.func*` becomes its first closure. */
export function concrete(frame: string): string {
  return frame
    .replace(/\.func\*$/, '.func1')
    .replaceAll('.Register*Handler', '.RegisterShopHandler')
    .replace(/^\*/, 'shop')
}

/** The frames that stand between a wait and the code that waits, as a text dump shows them. */
const WAITS: Readonly<Partial<Record<StateName, string>>> = {
  'sync.Mutex.Lock': 'sync.(*Mutex).Lock',
  'sync.RWMutex.Lock': 'sync.(*RWMutex).Lock',
  'sync.RWMutex.RLock': 'sync.(*RWMutex).RLock',
  'sync.Cond.Wait': 'sync.(*Cond).Wait',
  'sync.WaitGroup.Wait': 'sync.(*WaitGroup).Wait',
  sleep: 'time.Sleep',
}

/** True for frames that every stack in some state has. */
export function isWait(frame: string): boolean {
  return Object.values(WAITS).includes(frame)
}

/** A stack that a pattern describes, root first, in one of its states. */
export function stackFor(pattern: Pattern, frame: string, state: StateName): string {
  const below = pattern.below?.[0]
  const above = pattern.above?.[0]
  const frames = ['main.start', below, frame, above, WAITS[state]]
  return `${frames
    .filter(each => each !== undefined)
    .map(concrete)
    .join(' ')} [${state}]`
}

/** The same stack in a state that the pattern does not name, or null where it takes any. */
export function otherState(pattern: Pattern): StateName | null {
  const candidates: readonly StateName[] = ['coroutine', 'sleep', 'IO wait']
  return pattern.states ? candidates.find(state => !pattern.states?.includes(state))! : null
}
