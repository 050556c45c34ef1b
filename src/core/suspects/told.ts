import type { Told } from './surroundings.ts'
import type { Reason, ReasonCode } from './suspect.ts'

/** Evidence from goroutine ids and from other rows: neither need travel with a shared comparison. */
const CONTEXTUAL: ReadonlySet<ReasonCode> = new Set([
  'proven',
  'survivors',
  'churn',
  'orphans',
  'age',
  'load',
  'joined',
  'replaced',
  'served',
  'accompanied',
  'stranded',
  'piled-up',
  'age-spread',
  'labels',
  'heap',
  'monotone',
  'plateau',
])

/** One of these two stands on the catalogue's word; which one depends on other rows. */
const NAMED: ReadonlySet<ReasonCode> = new Set(['known', 'pattern-in-use'])

/** Evidence in the order in which it is computed, which decides between equal weights. */
const ORDER: readonly ReasonCode[] = [
  'proven',
  'known',
  'pattern-in-use',
  'affected',
  'not-affected',
  'growth',
  'new',
  'ratio',
  'outgrew',
  'state',
  'concentration',
  'survivors',
  'churn',
  'orphans',
  'age',
  'multiplied',
  'benign',
  'load',
  'joined',
  'replaced',
  'too-short',
  'served',
  'accompanied',
  'stranded',
  'piled-up',
  'age-spread',
  'labels',
  'heap',
  'monotone',
  'plateau',
  'profiler',
]

/** What must be told of a group so that `withTold` finds it again. The catalogue's own words are not repeated. */
export function worthTelling(reasons: readonly Reason[]): readonly Reason[] {
  return reasons.flatMap(reason =>
    CONTEXTUAL.has(reason.code) ? [reason] : NAMED.has(reason.code) ? [{ ...reason, facts: {} }] : [],
  )
}

/** Evidence on the group that has these rows: what was told of it instead of what the rows at hand would say. */
export function withTold(
  own: readonly Reason[],
  told: Told | undefined,
  rows: readonly number[],
): readonly Reason[] {
  const row = rows.find(each => told?.reasons.has(each))
  const given = row === undefined ? undefined : told?.reasons.get(row)
  if (!given) return own
  const named = own.find(({ code }) => NAMED.has(code))
  return [
    ...own.filter(({ code }) => !CONTEXTUAL.has(code) && !NAMED.has(code)),
    ...given.flatMap(reason => {
      if (!NAMED.has(reason.code)) return CONTEXTUAL.has(reason.code) ? [reason] : []
      return named ? [{ ...reason, facts: named.facts }] : []
    }),
  ].sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || ORDER.indexOf(a.code) - ORDER.indexOf(b.code))
}
