import type { Comparison, Details, GoroutineDetails } from '#core/compare/comparison.ts'
import { LEAKED, NONE } from '#core/profile/profile.ts'

/** Frame ids of the distinct `created by` lines of a row; empty where the profile tells none. */
export type Creators = (row: number) => readonly number[]

const UNKNOWN: readonly number[] = []

export function creatorsOf({ details }: Comparison): Creators {
  const goroutines = details?.goroutines
  if (!details || !goroutines) return () => UNKNOWN
  return row => {
    const found: number[] = []
    for (let i = details.first[row]!; i < details.first[row + 1]!; i++) {
      const creator = goroutines.creator[i]!
      if (creator !== NONE && found.at(-1) !== creator && !found.includes(creator)) found.push(creator)
    }
    return found.length === 0 ? UNKNOWN : found
  }
}

/** What text dumps tell of a group's goroutines. Counts are of the after side unless they say otherwise. */
export interface Lives {
  /** Goroutines with an id, per side. */
  readonly before: number
  readonly after: number
  /** Goroutines of the before side that are still in this group. */
  readonly survivors: number
  /** Goroutines with a known creator, and those of them whose creator is gone. */
  readonly created: number
  readonly orphans: number
  /** Goroutines that wait for five minutes or more, and the longest wait. */
  readonly old: number
  readonly longest: number
  /** Minutes of waiting of each goroutine that tells any. */
  readonly minutes: readonly number[]
  readonly leaked: number
}

export const OLD_MINUTES = 5

/** Reads the lives of groups of rows; null where the profiles have no goroutine ids. */
export function livesOf({ details }: Comparison): ((rows: readonly number[]) => Lives) | null {
  const goroutines = details?.goroutines
  if (!details || !goroutines) return null
  const alive = new Set<number>()
  goroutines.id.forEach((id, i) => {
    if (details.after[i]! > 0) alive.add(id)
  })
  return rows => {
    const lives = {
      before: 0,
      after: 0,
      survivors: 0,
      created: 0,
      orphans: 0,
      old: 0,
      longest: 0,
      minutes: [],
      leaked: 0,
    }
    const earlier = idsBefore(details, goroutines, rows)
    lives.before = earlier.size
    for (const row of rows) {
      for (let i = details.first[row]!; i < details.first[row + 1]!; i++)
        if (details.after[i]! > 0) count(lives, goroutines, i, earlier, alive)
    }
    return lives
  }
}

function idsBefore(
  { first, before }: Details,
  { id }: GoroutineDetails,
  rows: readonly number[],
): ReadonlySet<number> {
  const ids = new Set<number>()
  for (const row of rows) {
    for (let i = first[row]!; i < first[row + 1]!; i++) if (before[i]! > 0 && id[i] !== 0) ids.add(id[i]!)
  }
  return ids
}

function count(
  lives: { -readonly [key in Exclude<keyof Lives, 'minutes'>]: number } & { minutes: number[] },
  goroutines: GoroutineDetails,
  i: number,
  earlier: ReadonlySet<number>,
  alive: ReadonlySet<number>,
): void {
  if ((goroutines.flags[i]! & LEAKED) !== 0) lives.leaked++
  const id = goroutines.id[i]!
  if (id === 0) return
  const creator = goroutines.creatorId[i]!
  const minutes = goroutines.minutes[i]!
  lives.after++
  if (earlier.has(id)) lives.survivors++
  if (creator !== 0) lives.created++
  if (creator !== 0 && !alive.has(creator)) lives.orphans++
  if (minutes > 0) lives.minutes.push(minutes)
  if (minutes >= OLD_MINUTES) lives.old++
  lives.longest = Math.max(lives.longest, minutes)
}
