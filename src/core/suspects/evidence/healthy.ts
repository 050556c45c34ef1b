import { WEIGHTS } from '#core/suspects/weights.ts'
import { type Case, type Evidence, reason } from './case.ts'

/** From nothing to this many objects of one kind is a program that starts; more is a program that piles up. */
const STARTED = 20
/** Objects that were there and multiplied by this are made again and again. */
const MULTIPLIED = 3
const LEAST_MULTIPLIED = 8

/**
 * Whether a look-alike from the catalogue explains the row. Connections and requests are load whatever their number;
 * objects and singletons only as long as they do not multiply.
 */
export function looksHealthy({ group, around }: Case): boolean {
  const pattern = group.benign
  if (!pattern) return false
  if (pattern.per === 'connection' || pattern.per === 'request') return true
  const { before, after } = group
  if (pattern.per === 'process') return after <= Math.max(pattern.perProcess ?? 0, 2 * before, 3)
  if (around.comparison.snapshot) return true
  if (before === 0) return after < STARTED
  return after - before < LEAST_MULTIPLIED || after < MULTIPLIED * before
}

export const benign: Evidence = subject => {
  const { group } = subject
  if (!group.benign || !looksHealthy(subject)) return null
  return reason('benign', WEIGHTS.benign, { id: group.benign.id, per: group.benign.per })
}

/** What a program should have once, or a few times, and now has many of. */
export const multiplied: Evidence = subject => {
  const { group } = subject
  if (!group.benign || looksHealthy(subject) || group.after <= group.before) return null
  if (group.benign.per !== 'object' && group.benign.per !== 'process') return null
  return reason('multiplied', WEIGHTS.multiplied, {
    id: group.benign.id,
    per: group.benign.per,
    before: group.before,
    after: group.after,
  })
}

/** The same goroutines under another name: a group vanished as this one appeared. */
export const replaced: Evidence = ({ group, around }) => {
  const former = around.replacements.get(group)
  return former
    ? reason('replaced', WEIGHTS.replaced, { function: former.function, before: former.before })
    : null
}

/** One goroutine per live connection or request. */
export const load: Evidence = ({ group, around }) => {
  const counted = around.load.get(group)
  return counted ? reason('load', WEIGHTS.load, { function: counted.function, count: counted.after }) : null
}
