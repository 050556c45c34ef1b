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

/** The goroutine that started them has ended. */
export const orphans: Evidence = ({ group, lives }) => {
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

/** Between captures this close, a burst looks like a leak. */
export const tooShort: Evidence = ({ group, around }) => {
  const seconds = around.secondsApart
  if (seconds === null || seconds >= TOO_SHORT || group.after <= group.before) return null
  return reason('too-short', WEIGHTS.tooShort, { seconds })
}
