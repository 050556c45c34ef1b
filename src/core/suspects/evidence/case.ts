import type { Comparison } from '#core/compare/comparison.ts'
import type { ProfileKind } from '#core/profile/profile.ts'
import type { Company } from '#core/suspects/company.ts'
import type { Lives } from '#core/suspects/goroutines.ts'
import type { Group } from '#core/suspects/group.ts'
import type { Memory } from '#core/suspects/memory.ts'
import type { Reason, SignatureMatch } from '#core/suspects/suspect.ts'

/** What a piece of evidence looks at: one group and what stands around it. */
export interface Case {
  readonly group: Group
  readonly signatures: readonly SignatureMatch[]
  /** True where an entry beyond the patterns of the language matches. */
  readonly known: boolean
  readonly lives: Lives | null
  readonly around: Surroundings
}

/** Facts of the whole comparison, computed once. */
export interface Surroundings {
  readonly comparison: Comparison
  readonly kind: ProfileKind
  readonly groups: readonly Group[]
  /** Summed growth of the groups that grew. */
  readonly growth: number
  readonly secondsApart: number | null
  /** Groups that took the place of groups which vanished: a renamed function, a new build. */
  readonly replacements: ReadonlyMap<Group, Group>
  /** Groups that have one live connection or request for each goroutine, and what counts those. */
  readonly load: ReadonlyMap<Group, Group>
  /** Whether the group's largest stack passes one of these functions. */
  readonly passes: (group: Group, frames: readonly string[]) => boolean
  /** Whether the group works for a request: its code is somebody's own and no helper of a library. */
  readonly isRequest: (group: Group) => boolean
  /** Whether a server's scaffolding calls the group's code: its request may be in flight. */
  readonly isInServer: (group: Group) => boolean
  /** Summed growth of such groups. */
  readonly requestGrowth: number
  /** Groups in a queue that moves, and the group that is served. */
  readonly queues: ReadonlyMap<Group, Group>
  /** Goroutines of the program's own code that grew, by where they began. */
  readonly companies: readonly Company[]
  /** Growth of groups that get on without another goroutine: those that run, sleep or wait for bytes. */
  readonly workingGrowth: number
  /** True where no such goroutine is there after, but for those that take the profile and serve it. */
  readonly stranded: boolean
  /** Counts of a group from the first to the last of more than two captures. */
  readonly countsOf: (group: Group) => readonly number[] | null
  /** What heap profiles of the same moments say; null without them. */
  readonly memory: Memory | null
  /** Functions in whose goroutines a WaitGroup is waited for on the after side, and in how many. */
  readonly waiters: ReadonlyMap<string, number>
}

/** Evidence speaks or is silent. */
export type Evidence = (subject: Case) => Reason | null

export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

/** Weights are shown with one digit; more would be a claim. */
export function reason(code: Reason['code'], weight: number, facts: Reason['facts']): Reason | null {
  const rounded = Math.round(weight * 10) / 10
  return rounded === 0 ? null : { code, weight: rounded, facts }
}
