import type { Group } from './group.ts'
import { isWorking } from './queue.ts'
import { LEAST_GROWTH } from './weights.ts'

/** Goroutines that began in one function of one package, in whatever state they are: a stage, a kind of worker. */
export interface Company {
  readonly function: string
  readonly package: string
  readonly delta: number
  /** How many there are after, and how many of them run, sleep or call the system. */
  readonly after: number
  readonly working: number
}

/** What grew, by the function that it began in. */
export function companiesOf(groups: readonly Group[]): readonly Company[] {
  const found = new Map<string, { -readonly [key in keyof Company]: Company[key] }>()
  for (const group of groups) {
    const key = `${group.package} ${group.root}`
    const own = found.get(key) ?? {
      function: group.root,
      package: group.package,
      delta: 0,
      after: 0,
      working: 0,
    }
    own.delta += group.after - group.before
    own.after += group.after
    if (isWorking(group) && group.state !== 'IO wait') own.working += group.after
    found.set(key, own)
  }
  return [...found.values()].filter(({ delta }) => delta >= LEAST_GROWTH)
}

/** Stages and readers are started one for each, and captured between two of them. */
const ALIKE = 0.1

/** Whether as many of them came as of a group that began elsewhere. */
export function cameWith(company: Company, { root, before, after }: Group): boolean {
  const delta = after - before
  return company.function !== root && Math.abs(company.delta - delta) <= Math.max(1, ALIKE * delta)
}
