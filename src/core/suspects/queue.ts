import type { Comparison } from '#core/compare/comparison.ts'
import { closureOwner } from '#core/symbol/symbol.ts'
import type { FrameFacts } from './frame-facts.ts'
import type { Group } from './group.ts'
import { OWNER } from './plumbing.ts'
import type { StateClass } from './state-class.ts'

/** States of goroutines that get on without any other goroutine. */
const WORKING: ReadonlySet<StateClass> = new Set(['running', 'sleep', 'syscall', 'IO wait'])

export function isWorking({ state }: Pick<Group, 'state'>): boolean {
  return WORKING.has(state)
}

const LOCKS: ReadonlySet<StateClass> = new Set([
  'sync.Mutex.Lock',
  'sync.RWMutex.Lock',
  'sync.RWMutex.RLock',
  'semacquire',
])

/**
 * Groups that stand in a queue which moves, and who is served. Served is who came further in the function that waits, or
 * holds a lock in a closure beside it, and works:
 *
 *     main.encode:20  [chan send]                60     waits for a place
 *     main.encode:21  main.run  time.Sleep        4     has one
 */
export function queuesOf(
  comparison: Comparison,
  facts: FrameFacts,
  groups: readonly Group[],
): ReadonlyMap<Group, Group> {
  const found = new Map<Group, Group>()
  const workers = workersOf(comparison, facts, groups)
  if (workers.size === 0) return found
  for (const group of groups) {
    if (isWorking(group) || group.after <= group.before) continue
    const ahead = workers.get(group.normal)?.find(({ row }) => isAhead(comparison, facts, row, group))
    const holder = ahead ?? (LOCKS.has(group.state) ? holderOf(comparison, facts, group, workers) : undefined)
    if (holder) found.set(group, holder.group)
  }
  return found
}

interface Worker {
  readonly group: Group
  readonly row: number
}

/** Who works, by the functions of somebody's own that they are in. */
function workersOf(
  comparison: Comparison,
  facts: FrameFacts,
  groups: readonly Group[],
): ReadonlyMap<string, readonly Worker[]> {
  const found = new Map<string, Worker[]>()
  const rows = groups.filter(isWorking).flatMap(group => group.rows.map(row => ({ group, row })))
  for (const worker of rows) {
    if (comparison.after[worker.row] === 0) continue
    for (const name of ownersOf(comparison, facts, worker.row)) {
      const list = found.get(name)
      if (list) list.push(worker)
      else found.set(name, [worker])
    }
  }
  return found
}

function ownersOf({ offsets, stack }: Comparison, facts: FrameFacts, row: number): ReadonlySet<string> {
  const names = new Set<string>()
  for (let i = offsets[row]!; i < offsets[row + 1]!; i++)
    if (facts.role[stack[i]!] === OWNER) names.add(facts.normal[stack[i]!]!)
  return names
}

/** Same functions from the root to the one that waits, and from there on a later line. */
function isAhead(
  { offsets, stack, frames }: Comparison,
  { id, normal }: FrameFacts,
  worker: number,
  { rows, normal: owner }: Group,
): boolean {
  const [own, other] = [offsets[worker]!, offsets[rows[0]!]!]
  const end = Math.min(offsets[worker + 1]! - own, offsets[rows[0]! + 1]! - other)
  let isPast = false
  for (let depth = 0; depth < end; depth++) {
    const [a, b] = [stack[own + depth]!, stack[other + depth]!]
    if (id[a] !== id[b]) return false
    isPast ||= normal[a] === owner
    if (isPast && frames.line[a] !== frames.line[b]) return frames.line[a]! > frames.line[b]!
  }
  return false
}

/** A lock is often held by another closure of the function that made it. */
function holderOf(
  { offsets, stack }: Comparison,
  { normal }: FrameFacts,
  { rows }: Group,
  workers: ReadonlyMap<string, readonly Worker[]>,
): Worker | undefined {
  const root = normal[stack[offsets[rows[0]!]!]!]!
  const maker = closureOwner(root)
  if (maker === null) return undefined
  for (const [name, holders] of workers) if (name !== root && closureOwner(name) === maker) return holders[0]
  return undefined
}
