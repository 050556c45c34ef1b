import type { Signature } from '#core/suspects/signature.ts'
import { LEAST_GROWTH, WEIGHTS } from '#core/suspects/weights.ts'
import { type Case, type Evidence, reason } from './case.ts'

/** From none or two to fewer than this many objects of one kind is a program that starts; more is one that piles up. */
const STARTED = 20
/** Objects that were there and became this many times as many are made again and again. */
const MULTIPLIED = 3
const LEAST_MULTIPLIED = 8
/** Part of a growth that others must match to explain it. */
const EXPLAINED = 0.8

function multiply(before: number, after: number): boolean {
  if (before < LEAST_GROWTH) return after >= STARTED
  return after - before >= LEAST_MULTIPLIED && after >= MULTIPLIED * before
}

/**
 * Whether a look-alike from the catalogue explains the row. Connections and requests are load whatever their number;
 * objects and singletons only as long as they do not multiply.
 */
export function looksHealthy({ group, around }: Case): boolean {
  const pattern = group.benign
  if (!pattern || (pattern.generic && group.after > group.before)) return false
  if (pattern.per === 'connection' || pattern.per === 'request') return true
  if (pattern.per === 'process') return group.after <= Math.max(pattern.perProcess ?? 0, 2 * group.before, 3)
  return (
    around.comparison.snapshot || !multiply(group.before, group.after) || isHeld({ group, around }, pattern)
  )
}

/** Whether the growth of a matched entry is what its healthy twin would show. */
export function hasHealthyTwin(subject: Case, entry: Signature): boolean {
  const { group } = subject
  if (entry.healthyCount !== undefined && group.after <= entry.healthyCount) return true
  if (entry.per === 'object') return !multiply(group.before, group.after) || isHeld(subject, entry)
  if (entry.per === 'request') return holders(subject, entry) >= EXPLAINED * (group.after - group.before)
  return entry.per === 'connection'
}

type Held = Pick<Case, 'group' | 'around'>
type Holdable = Pick<Signature, 'heldBy'>

/** More than this is no reader for each, but something else that grew. */
const READERS = 1.5

/** Somebody else's goroutine for each: it reads what they deliver. Those between two reads are in another state. */
function isRead({ group, around }: Held): boolean {
  const delta = group.after - group.before
  return around.companies.some(
    each =>
      !each.package.startsWith(group.package) &&
      each.delta >= EXPLAINED * delta &&
      each.delta <= READERS * delta,
  )
}

/** Objects in use have a goroutine each that serves them; abandoned ones have none. */
function isHeld(subject: Held, entry: Holdable): boolean {
  const { group } = subject
  if (entry.heldBy === 'reader') return isRead(subject)
  return entry.heldBy !== undefined && holders(subject, entry) >= EXPLAINED * (group.after - group.before)
}

/** Times its healthy number, and least number, that a known leak must have before one capture alone may say so. */
const FAR = 5
const LEAST_FAR = 10

/** How a number of goroutines compares with what a healthy program shows of this pattern at most. */
export function heightOf({ per, healthyCount }: Signature, count: number): 'healthy' | 'above' | 'far' {
  if (per !== undefined && healthyCount === undefined) return 'healthy'
  const most = healthyCount ?? 0
  if (count >= Math.max(LEAST_FAR, FAR * most)) return 'far'
  return count >= Math.max(LEAST_GROWTH, most + 1) ? 'above' : 'healthy'
}

/** Growth of the goroutines to whose requests the group could belong. */
function holders({ group, around }: Held, { heldBy }: Holdable): number {
  if (!heldBy || heldBy === 'reader')
    return around.requestGrowth - (around.isRequest(group) ? group.after - group.before : 0)
  let grown = 0
  for (const other of around.groups) {
    if (other !== group && other.after > other.before && around.passes(other, heldBy))
      grown += other.after - other.before
  }
  return grown
}

export const benign: Evidence = subject => {
  const { group } = subject
  if (!group.benign || !looksHealthy(subject)) return null
  return reason('benign', WEIGHTS.benign, { id: group.benign.id, per: group.benign.per })
}

/** What a program should have once, or a few times, and now has many of. */
export const multiplied: Evidence = subject => {
  const { group } = subject
  if (!group.benign || group.benign.generic || looksHealthy(subject) || group.after <= group.before) return null
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
