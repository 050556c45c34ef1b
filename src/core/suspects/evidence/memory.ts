import { deviations, LEAST_DEVIATIONS } from '#core/suspects/heap/heap-reasons.ts'
import { WEIGHTS } from '#core/suspects/weights.ts'
import { closureOwner, normalForm } from '#core/symbol/symbol.ts'
import { clamp, type Evidence, reason } from './case.ts'

/** Standard errors of the sampling from which the evidence counts in full. */
const FULL = 8

/** Functions that everything passes hold everything. */
const EVERYWHERE = /^main\.(?:main|init)(?:\.\d+)?$/

/** Memory that the same code asked for grew as its goroutines did: they hold it. */
export const memory: Evidence = ({ group, around }) => {
  if (!around.memory || group.after <= group.before) return null
  const root = normalForm(group.root)
  const names = [group.normal, closureOwner(group.normal), root, closureOwner(root)]
  const held = names.flatMap(name =>
    name === null || EVERYWHERE.test(name) ? [] : (around.memory?.get(name) ?? []),
  )
  const most = held.toSorted((a, b) => deviations(b) - deviations(a))[0]
  if (!most || deviations(most) < LEAST_DEVIATIONS) return null
  const delta = most.after - most.before
  return reason('heap', WEIGHTS.heap * clamp(deviations(most) / FULL), {
    delta,
    each: Math.round(delta / (group.after - group.before)),
  })
}
