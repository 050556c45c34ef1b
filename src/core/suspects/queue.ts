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
  const waiting = groups.filter(group => group.after > group.before && !isWorking(group))
  const makers = new Map(waiting.flatMap(group => makerOf(comparison, facts, group)))
  const workers = workersOf(comparison, facts, groups, wantedFrames(facts, waiting, new Set(makers.values())))
  for (const group of waiting) {
    const ahead = workers.get(group.normal)?.find(({ row }) => isAhead(comparison, facts, row, group))
    const holder = ahead ?? holderOf(comparison, facts, group, makers.get(group), workers)
    if (holder) found.set(group, holder.group)
  }
  return found
}

interface Worker {
  readonly group: Group
  readonly row: number
}

/** A lock is often held by another closure of the function that made it. */
function makerOf(
  { offsets, stack }: Comparison,
  { normal }: FrameFacts,
  group: Group,
): readonly (readonly [Group, string])[] {
  if (!LOCKS.has(group.state)) return []
  const maker = closureOwner(normal[stack[offsets[group.rows[0]!]!]!]!)
  return maker === null ? [] : [[group, maker]]
}

/** 1 for frames that a worker must have to be served before somebody. */
function wantedFrames(facts: FrameFacts, waiting: readonly Group[], makers: ReadonlySet<string>): Uint8Array {
  const names = new Set(waiting.map(({ normal }) => normal))
  return Uint8Array.from(facts.normal, (name, frame) => {
    if (facts.role[frame] !== OWNER) return 0
    return names.has(name) || (makers.size > 0 && makers.has(closureOwner(name) ?? '')) ? 1 : 0
  })
}

/** Who works, by the wanted functions that they are in. */
function workersOf(
  { offsets, stack, after }: Comparison,
  { normal }: FrameFacts,
  groups: readonly Group[],
  wanted: Uint8Array,
): ReadonlyMap<string, readonly Worker[]> {
  const found = new Map<string, Worker[]>()
  const add = (worker: Worker) => {
    for (let i = offsets[worker.row]!; i < offsets[worker.row + 1]!; i++) {
      if (wanted[stack[i]!] === 0) continue
      const list = found.get(normal[stack[i]!]!)
      if (!list) found.set(normal[stack[i]!]!, [worker])
      else if (list.at(-1) !== worker) list.push(worker)
    }
  }
  for (const group of groups)
    if (isWorking(group)) for (const row of group.rows) if (after[row] !== 0) add({ group, row })
  return found
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

function holderOf(
  { offsets, stack }: Comparison,
  { normal }: FrameFacts,
  { rows }: Group,
  maker: string | undefined,
  workers: ReadonlyMap<string, readonly Worker[]>,
): Worker | undefined {
  if (maker === undefined) return undefined
  const root = normal[stack[offsets[rows[0]!]!]!]!
  for (const [name, holders] of workers) if (name !== root && closureOwner(name) === maker) return holders[0]
  return undefined
}
