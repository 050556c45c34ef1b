import type { Group } from './group.ts'
import { LEAST_GROWTH } from './weights.ts'

/** How far apart two counts may be and still be the same goroutines under another name. */
const SAME_SIZE = 0.3
/** Pairs are tried among this many; what is smaller than the largest hundreds decides nothing. */
const MOST_PAIRED = 300

interface Pair {
  readonly to: Group
  readonly from: Group
  readonly apart: number
}

/**
 * Pairs groups that appeared with groups that vanished in the same state, closest sizes first. A new build renames
 * functions; what only has a new name did not grow. A pool that was split or joined is found by its sum.
 */
export function replacementsOf(groups: readonly Group[]): ReadonlyMap<Group, Group> {
  const vanished = largest(groups.filter(({ before, after }) => before >= LEAST_GROWTH && after === 0))
  const appeared = largest(groups.filter(({ before, after }) => before === 0 && after >= LEAST_GROWTH))
  const found = new Map<Group, Group>()
  const used = new Set<Group>()
  for (const { to, from } of pairsOf(appeared, vanished)) {
    if (found.has(to) || used.has(from)) continue
    found.set(to, from)
    used.add(from)
  }
  for (const to of appeared) {
    const parts = found.has(to) ? [] : partsOf(to, vanished, used)
    if (parts.length < 2) continue
    found.set(to, parts.toSorted((a, b) => b.before - a.before)[0]!)
    for (const part of parts) used.add(part)
  }
  return found
}

function pairsOf(appeared: readonly Group[], vanished: readonly Group[]): readonly Pair[] {
  const pairs: Pair[] = []
  for (const to of appeared) {
    for (const from of vanished) {
      if (from.state !== to.state) continue
      const apart = Math.abs(to.after - from.before) / Math.max(to.after, from.before)
      if (apart <= SAME_SIZE) pairs.push({ to, from, apart })
    }
  }
  return pairs.sort((a, b) => a.apart - b.apart)
}

/** Vanished groups that together were as many. */
function partsOf(to: Group, vanished: readonly Group[], used: ReadonlySet<Group>): readonly Group[] {
  const parts = vanished.filter(from => !used.has(from) && from.state === to.state && from.before <= to.after)
  const sum = parts.reduce((total, { before }) => total + before, 0)
  return Math.abs(sum - to.after) > SAME_SIZE * to.after ? [] : parts
}

function largest(groups: readonly Group[]): readonly Group[] {
  return groups.toSorted((a, b) => b.before + b.after - a.before - a.after).slice(0, MOST_PAIRED)
}
