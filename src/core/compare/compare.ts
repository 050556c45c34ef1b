import type { Profile, SampleType } from '#core/profile/profile.ts'
import { asTraceback } from '#core/profile/traceback.ts'
import { withoutWrappedRoots } from '#core/profile/wrapped-roots.ts'
import type { By, Comparison } from './comparison.ts'
import { detailsOf } from './details.ts'
import { legibleProfile } from './legible-profile.ts'
import { type Merged, merge, type Part } from './merge.ts'
import { orderRows } from './order.ts'
import { commonTypes, defaultType, factorBetween } from './sample-types.ts'

export interface CompareOptions {
  /** Name of a sample type that both sides have; null means the files' own default. */
  readonly sampleType: string | null
  readonly by: By
  /** Whether labels and goroutine ids come along; tables of 200,000 stacks are faster without. */
  readonly details: boolean
}

/**
 * Merges the profiles of two sides into one sorted list of stacks. Several profiles per side are summed. An empty side
 * makes a snapshot. Values are in the unit of `Comparison.sampleType`.
 */
export function compare(
  before: readonly Profile[],
  after: readonly Profile[],
  options: CompareOptions,
): Comparison {
  const sampleType = chosenType(before, after, options.sampleType)
  const given = [...partsOf('before', before, sampleType), ...partsOf('after', after, sampleType)]
  const parts = inOneForm(given.map(part => ({ ...part, profile: legibleProfile(part.profile) })))
  const merged = merge(parts, options.by)
  const order = orderRows(merged.stacks.rows, merged.stacks.offsets, merged.stacks.pool)
  const details = options.details ? detailsOf(parts, merged, order) : null
  const snapshot = before.length === 0 || after.length === 0
  return inOrder(merged, order, { sampleType, by: options.by, snapshot, details })
}

function chosenType(before: readonly Profile[], after: readonly Profile[], name: string | null): SampleType {
  const types = commonTypes(before, after)
  return types.find(type => type.type === name) ?? defaultType(before, after, types)
}

/** Text tells less of a stack than a binary profile: where formats differ, all are brought to what text tells. */
function inOneForm(parts: readonly Part[]): readonly Part[] {
  const formats = new Set(parts.map(part => part.profile.format))
  const leading = formats.has('goroutine-debug1') ? 'hidden' : 'shown'
  const profiles = parts.map(({ profile }) => (formats.size < 2 ? profile : asTraceback(profile, leading)))
  return parts.map((part, i) => ({ ...part, profile: withoutWrappedRoots(profiles[i]!, profiles) }))
}

function partsOf(side: Part['side'], profiles: readonly Profile[], sampleType: SampleType): Part[] {
  return profiles.flatMap(profile => {
    const type = profile.sampleTypes.findIndex(each => each.type === sampleType.type)
    if (type < 0) return []
    return [
      { profile, side, type, factor: factorBetween(profile.sampleTypes[type]!.unit, sampleType.unit) ?? 1 },
    ]
  })
}

type Heading = Pick<Comparison, 'sampleType' | 'by' | 'snapshot' | 'details'>

function inOrder(merged: Merged, order: Uint32Array, heading: Heading): Comparison {
  const { stacks, frames } = merged
  return {
    ...heading,
    ...sortedStacks(order, stacks.offsets, stacks.pool, stacks.tail),
    ...sums(pick(merged.before, order), pick(merged.after, order)),
    frames: merged.mapping ? { ...frames.columns(), mapping: merged.mapping } : frames.columns(),
    shown: order.map(row => stacks.shown[row]!),
    state: merged.state && pickStates(merged.state, order),
    states: merged.states,
  }
}

export function sortedStacks(
  order: Uint32Array,
  offsets: Uint32Array,
  pool: Uint32Array,
  size: number,
): Pick<Comparison, 'offsets' | 'stack'> {
  const sortedOffsets = new Uint32Array(order.length + 1)
  const stack = new Uint32Array(size)
  let at = 0
  for (let i = 0; i < order.length; i++) {
    const end = offsets[order[i]! + 1]!
    for (let from = offsets[order[i]!]!; from < end; from++) stack[at++] = pool[from]!
    sortedOffsets[i + 1] = at
  }
  return { offsets: sortedOffsets, stack }
}

export function pick(values: Float64Array, order: Uint32Array): Float64Array {
  const out = new Float64Array(order.length)
  for (let i = 0; i < order.length; i++) out[i] = values[order[i]!]!
  return out
}

export function pickStates(values: Uint16Array, order: Uint32Array): Uint16Array {
  const out = new Uint16Array(order.length)
  for (let i = 0; i < order.length; i++) out[i] = values[order[i]!]!
  return out
}

type Sums = Pick<Comparison, 'before' | 'after' | 'beforeSum' | 'afterSum' | 'totals' | 'exact'>

export function sums(before: Float64Array, after: Float64Array): Sums {
  const beforeSum = prefixSums(before)
  const afterSum = prefixSums(after)
  const totals = { before: beforeSum[before.length]!, after: afterSum[after.length]! }
  const exact = isExact(beforeSum) && isExact(afterSum)
  return { before, after, beforeSum, afterSum, totals, exact }
}

/** Sums of the first 0, 1, 2 … values. */
function prefixSums(values: Float64Array): Float64Array {
  const out = new Float64Array(values.length + 1)
  let total = 0
  for (let i = 0; i < values.length; i++) {
    total += values[i]!
    out[i + 1] = total
  }
  return out
}

function isExact(sum: Float64Array): boolean {
  for (let i = 0; i < sum.length; i++) if (Math.abs(sum[i]!) > Number.MAX_SAFE_INTEGER) return false
  return true
}
