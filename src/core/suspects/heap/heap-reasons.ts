import { clamp, reason } from '#core/suspects/evidence/case.ts'
import type { Reason, SignatureMatch, Tier } from '#core/suspects/suspect.ts'
import { POSSIBLE_SCORE, STRONG_SCORE, WEIGHTS } from '#core/suspects/weights.ts'
import type { HeapGroup } from './heap-group.ts'

/** Mean bytes between samples unless a program changes it: https://pkg.go.dev/runtime#MemProfileRate */
const SAMPLING = 512 * 1024
/** Growth that is less than so many standard errors of the sampling may be none. */
export const LEAST_DEVIATIONS = 2
const UNIT = { unit: 'bytes' } as const

/** What surrounds a group: bytes in use of the whole process, and the growth of all groups that grew. */
export interface Heap {
  readonly before: number
  readonly after: number
  readonly growth: number
}

/**
 * How far a change stands out of sampling noise, in standard errors. S bytes seen through one sample in R bytes vary by
 * about √(S·R); the one more R keeps a single sample from counting.
 */
export function deviations({ before, after }: { readonly before: number; readonly after: number }): number {
  return (after - before) / Math.sqrt((before + after + SAMPLING) * SAMPLING)
}

/** Evidence on memory that grew, in the same weights as that on goroutines, strongest first. */
export function heapReasons(group: HeapGroup, heap: Heap, match: SignatureMatch | null): readonly Reason[] {
  const grew = deviations(group) >= LEAST_DEVIATIONS
  const found = [
    grew && match && !group.benign
      ? reason('known', WEIGHTS.known, { id: match.id, title: match.title })
      : null,
    match ? version(match) : null,
    ...(group.after > group.before ? growth(group, heap) : []),
    group.benign ? reason('benign', WEIGHTS.benign, { id: group.benign.id, per: group.benign.per }) : null,
  ]
  return found.flatMap(each => each ?? []).sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
}

function version({ affected, module, seenVersion, fixed }: SignatureMatch): Reason | null {
  if (affected === 'unknown' || seenVersion === null) return null
  const facts = { module: module ?? '', version: seenVersion, fixed: fixed ?? '' }
  return affected === 'yes'
    ? reason('affected', WEIGHTS.affected, facts)
    : reason('not-affected', WEIGHTS.notAffected, facts)
}

function growth(group: HeapGroup, heap: Heap): readonly (Reason | null)[] {
  const { before, after } = group
  const delta = after - before
  const size = clamp(Math.log2(1 + delta / SAMPLING) / 10)
  const doublings = Math.log2((after + SAMPLING) / (before + SAMPLING))
  const rest = { before: heap.before - before, after: heap.after - after }
  const restDoublings = Math.log2((rest.after + SAMPLING) / (rest.before + SAMPLING))
  const share = heap.growth > 0 ? delta / heap.growth : 0
  return [
    reason('growth', WEIGHTS.growth * size * clamp((deviations(group) - 1) / 5), {
      before,
      after,
      delta,
      ...UNIT,
    }),
    reason(before === 0 ? 'new' : 'ratio', WEIGHTS.ratio * clamp(doublings / 5), { before, after, ...UNIT }),
    reason('outgrew', WEIGHTS.outgrew * clamp((doublings - Math.max(0, restDoublings)) / 4), {
      ...rest,
      ...UNIT,
    }),
    reason('concentration', WEIGHTS.concentration * share, { share }),
  ]
}

/** A cache that fills looks like a leak: memory is a strong suspect only where it leaves everything else behind. */
export function heapTier(group: HeapGroup, reasons: readonly Reason[], score: number): Tier {
  if (group.benign || deviations(group) < LEAST_DEVIATIONS) return 'normal'
  const has = (code: Reason['code']) => reasons.some(each => each.code === code)
  if (has('known') && !has('not-affected')) return 'known'
  if (score >= STRONG_SCORE && has('outgrew') && has('growth')) return 'strong'
  return score >= POSSIBLE_SCORE ? 'possible' : 'normal'
}
