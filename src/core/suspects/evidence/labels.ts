import type { Details } from '#core/compare/comparison.ts'
import { WEIGHTS } from '#core/suspects/weights.ts'
import { type Evidence, reason } from './case.ts'

/** Fewer values may be shards, tenants or workers. */
const LEAST_VALUES = 8
/** Values per goroutine from which a label names single pieces of work. */
const MOSTLY_DISTINCT = 0.5

/**
 * A label with a value of its own on each goroutine names the request that started it. Requests end; who waits with the
 * label of one outlives it or is one of very many. https://pkg.go.dev/runtime/pprof#Do
 */
export const labels: Evidence = ({ group, around }) => {
  const { details } = around.comparison
  if (!details || details.labelSets.length < LEAST_VALUES || group.after <= group.before) return null
  const values = valuesOf(details, group.rows)
  let found: { readonly key: string; readonly values: number } | null = null
  for (const [key, distinct] of values)
    if (distinct.size > (found?.values ?? 0)) found = { key, values: distinct.size }
  if (!found || found.values < LEAST_VALUES || found.values < MOSTLY_DISTINCT * group.after) return null
  const share = Math.min(1, found.values / group.after)
  return reason('labels', WEIGHTS.labels * share, { ...found, count: group.after })
}

function valuesOf(
  { first, after, labels: sets, labelSets }: Details,
  rows: readonly number[],
): ReadonlyMap<string, ReadonlySet<string | number>> {
  const values = new Map<string, Set<string | number>>()
  for (const row of rows) {
    for (let entry = first[row]!; entry < first[row + 1]!; entry++) {
      if (after[entry] === 0) continue
      for (const { key, value } of labelSets[sets[entry]!]!) {
        const distinct = values.get(key)
        if (distinct) distinct.add(value)
        else values.set(key, new Set([value]))
      }
    }
  }
  return values
}
