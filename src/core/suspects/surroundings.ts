import type { Comparison } from '#core/compare/comparison.ts'
import { amountsOver, type Moment } from '#core/compare/series.ts'
import type { ProfileKind } from '#core/profile/profile.ts'
import { companiesOf } from './company.ts'
import type { Surroundings } from './evidence/case.ts'
import type { FrameFacts } from './frame-facts.ts'
import type { Group } from './group.ts'
import { loadOf } from './load.ts'
import type { Memory } from './memory.ts'
import { ADAPTER, OWNER } from './plumbing.ts'
import { isWorking, queuesOf } from './queue.ts'
import { replacementsOf } from './replacements.ts'
import type { Reason } from './suspect.ts'

export interface Context {
  readonly secondsApart: number | null
  readonly kind: ProfileKind
  readonly told?: Told
  /** Captures between the two sides. */
  readonly moments?: readonly Moment[]
  /** Heap profiles of the same moments. */
  readonly memory?: Memory
}

/** What a shared comparison brings along because it cannot be computed from what travels. */
export interface Told {
  /** Summed growth of all rows of the table, or null where all are there. */
  readonly growth: number | null
  /** Evidence on the group that a row belongs to. */
  readonly reasons: ReadonlyMap<number, readonly Reason[]>
}

export function surroundingsOf(
  comparison: Comparison,
  groups: readonly Group[],
  facts: FrameFacts,
  context: Context,
): Surroundings {
  const { moments = [] } = context
  return {
    comparison,
    groups,
    kind: context.kind,
    secondsApart: context.secondsApart,
    growth: context.told?.growth ?? growthOf(groups),
    replacements: replacementsOf(groups),
    load: loadOf(comparison, groups),
    passes: (group, frames) => passes(comparison, facts, group, frames),
    isRequest,
    isInServer: group => isInServer(comparison, facts, group),
    requestGrowth: growthOf(groups.filter(isRequest)),
    queues: queuesOf(comparison, facts, groups),
    companies: companiesOf(groups.filter(isOwn)),
    workingGrowth: growthOf(groups.filter(isWorking)),
    stranded: groups.every(group => group.after === 0 || !isWorking(group) || isServing(comparison, group)),
    countsOf: ({ rows }) => (moments.length > 0 ? amountsOver(comparison, moments, rows) : null),
    memory: context.memory ?? null,
    waiters: waitersOf(comparison, facts, groups),
  }
}

/** The profile's own goroutine, and a server that waits for someone to ask for one. */
const SERVING =
  /^(?:runtime\/pprof\.|net\/http\/pprof\.|runtime\.(?:Stack|goroutineProfile|GoroutineProfile)|net\/http\.\(\*(?:conn|connReader|Server)\)\.)/

/** Only what stands nearer to the root calls it; a library that it calls itself, to try again or to fetch, does not. */
function isInServer({ offsets, stack }: Comparison, facts: FrameFacts, { rows, normal }: Group): boolean {
  const row = rows[0]!
  for (let i = offsets[row]!; i < offsets[row + 1]!; i++) {
    const frame = stack[i]!
    if (facts.normal[frame] === normal) return false
    if (facts.role[frame] === ADAPTER || facts.package[frame]!.startsWith('net/')) return true
  }
  return false
}

function isServing({ offsets, stack, frames }: Comparison, { rows }: Group): boolean {
  const row = rows[0]!
  for (let i = offsets[row]!; i < offsets[row + 1]!; i++) if (SERVING.test(frames.name[stack[i]!]!)) return true
  return false
}

function waitersOf(
  { offsets, stack, after }: Comparison,
  { normal }: FrameFacts,
  groups: readonly Group[],
): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const row of groups.flatMap(({ state, rows }) => (state === 'sync.WaitGroup.Wait' ? rows : []))) {
    const names = new Set<string>()
    for (let i = offsets[row]!; i < offsets[row + 1]!; i++) names.add(normal[stack[i]!]!)
    for (const name of names) found.set(name, (found.get(name) ?? 0) + after[row]!)
  }
  return found
}

function growthOf(groups: readonly Group[]): number {
  return groups.reduce((sum, { before, after }) => sum + Math.max(0, after - before), 0)
}

function passes(
  { offsets, stack }: Comparison,
  { normal }: FrameFacts,
  group: Group,
  names: readonly string[],
): boolean {
  const row = group.rows[0]!
  for (let i = offsets[row]!; i < offsets[row + 1]!; i++) {
    if (names.includes(normal[stack[i]!]!)) return true
  }
  return false
}

/** Code of a program or a library, whatever it does; a pattern of the language explains nothing here. */
function isOwn({ role, benign }: Group): boolean {
  return role === OWNER && (!benign || benign.generic === true)
}

function isRequest({ role, benign, signatures }: Group): boolean {
  return role === OWNER && !benign && signatures.every(({ entry }) => entry.generic || entry.per === undefined)
}
