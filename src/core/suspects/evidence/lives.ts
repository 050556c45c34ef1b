import { OLD_MINUTES } from '#core/suspects/goroutines.ts'
import type { Group } from '#core/suspects/group.ts'
import { TOO_SHORT, WEIGHTS } from '#core/suspects/weights.ts'
import { clamp, type Evidence, reason } from './case.ts'

/** A share of few goroutines says nothing. */
const ENOUGH = 4

/** The same goroutines are still here and more came. Connections stay as well, so theirs says nothing. */
export const survivors: Evidence = ({ group, lives }) => {
  if (isConnection(group)) return null
  if (!lives || lives.before < ENOUGH || group.after <= group.before) return null
  const share = lives.survivors / lives.before
  const facts = { survivors: lives.survivors, before: lives.before }
  return share < 0.1
    ? reason('churn', WEIGHTS.churn, facts)
    : reason('survivors', WEIGHTS.survivors * clamp((share - 0.5) * 2), facts)
}

function isConnection({ state, benign, signatures }: Group): boolean {
  return state === 'IO wait' || benign?.per === 'connection' || signatures[0]?.entry.per === 'connection'
}

/** The goroutine that started them has ended. What serves a connection is started by who accepts it and goes on. */
export const orphans: Evidence = ({ group, lives }) => {
  if (isConnection(group)) return null
  if (!lives || lives.created < ENOUGH || group.after <= group.before) return null
  const share = lives.orphans / lives.created
  return reason('orphans', WEIGHTS.orphans * clamp(share * 2 - 1), {
    orphans: lives.orphans,
    count: lives.created,
  })
}

/** Waits are printed since the last but one garbage collection: long ones say something, missing ones nothing. */
export const age: Evidence = ({ group, lives }) => {
  if (!lives || lives.old === 0 || group.after <= group.before) return null
  const facts = { old: lives.old, count: lives.after, minutes: OLD_MINUTES, longest: lives.longest }
  return reason('age', WEIGHTS.old * clamp(lives.old / lives.after), facts)
}

/** Part of the goroutines that one tenth of the time may have, and tenths of the time in which some came. */
const MOST_AT_ONCE = 0.4
const LEAST_TENTHS = 6
const ENOUGH_AGES = 10

/**
 * A leak is fed one by one: its waits lie anywhere between now and the start. A pool came at once, and load is young.
 * Ages are minutes as printed, so only long ones can be spread.
 */
export const ageSpread: Evidence = ({ group, lives }) => {
  if (!lives || lives.minutes.length < ENOUGH_AGES || group.after <= group.before) return null
  const shortest = lives.minutes.reduce((least, minutes) => Math.min(least, minutes), lives.longest)
  if (lives.longest - shortest < 2 * OLD_MINUTES) return null
  const tenths = new Array<number>(10).fill(0)
  for (const minutes of lives.minutes) {
    const tenth = Math.floor((10 * (minutes - shortest)) / (lives.longest - shortest + 1))
    tenths[tenth] = tenths[tenth]! + 1
  }
  const filled = tenths.filter(count => count > 0).length
  if (filled < LEAST_TENTHS || Math.max(...tenths) > MOST_AT_ONCE * lives.minutes.length) return null
  const told = lives.minutes.length / lives.after
  return reason('age-spread', WEIGHTS.ageSpread * told, { shortest, longest: lives.longest })
}

/** Between captures this close, a burst looks like a leak. */
export const tooShort: Evidence = ({ group, around }) => {
  const seconds = around.secondsApart
  if (seconds === null || seconds >= TOO_SHORT || group.after <= group.before) return null
  return reason('too-short', WEIGHTS.tooShort, { seconds })
}
