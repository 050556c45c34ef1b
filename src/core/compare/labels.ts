import { LOCKED, NONE } from '#core/profile/profile.ts'
import type { Amounts, Comparison, Details, GoroutineDetails } from './comparison.ts'
import { numberText } from './label-text.ts'

/** Where a key comes from: text and number are labels of the profile; the others are what a text dump tells instead. */
export type KeyKind = 'text' | 'number' | 'creator' | 'minutes' | 'locked'

/** A value of a key and what carries it. */
export interface LabelValue extends Amounts {
  /** As written; of numbers their bucket, `48 B`; of creators the function; of minutes the bucket's first minute. */
  readonly value: string
  /** A number in the bucket, to sort by; null where the value is text. */
  readonly number: number | null
}

/** A key with everything that carries it, as `go tool pprof -tags` adds it up; values with the largest change first. */
export interface LabelKey extends Amounts {
  readonly key: string
  readonly kind: KeyKind
  readonly values: readonly LabelValue[]
}

/** First minutes of the buckets of waiting times: below 1, 1 to 10, 10 to 60, up to a day, longer. */
export const MINUTE_BUCKETS: readonly number[] = [0, 1, 10, 60, 1440]

/** Labels first, those that most carry in front; then what text dumps tell of every goroutine. Empty where there are no details. */
export function labelsOf({ details, frames }: Comparison): readonly LabelKey[] {
  if (!details) return []
  const sums: Sums = new Map()
  const units = unitsOf(details.labelSets)
  for (const [set, amounts] of amountsOfSets(details)) {
    for (const { key, value } of details.labelSets[set]!) {
      if (typeof value === 'string') addTo(sums, { kind: 'text', key }, { value }, amounts)
      else {
        const text = numberText(value, units.get(key) ?? guessedUnit(key))
        addTo(sums, { kind: 'number', key }, { value: text, number: value }, amounts)
      }
    }
  }
  if (details.goroutines) addGoroutines(sums, details, details.goroutines, frames.name)
  return [...sums.values()].map(keyOf).sort(inOrder)
}

interface Sum {
  readonly key: string
  readonly kind: KeyKind
  readonly values: Map<string, { number: number | null; before: number; after: number }>
}

type Sums = Map<string, Sum>

function addTo(
  sums: Sums,
  { kind, key }: Pick<LabelKey, 'kind' | 'key'>,
  { value, number }: { readonly value: string; readonly number?: number },
  { before, after }: Amounts,
): void {
  const id = `${kind} ${key}`
  const sum = sums.get(id) ?? { key, kind, values: new Map() }
  sums.set(id, sum)
  const own = sum.values.get(value) ?? { number: number ?? null, before: 0, after: 0 }
  sum.values.set(value, own)
  own.before += before
  own.after += after
}

function amountsOfSets({ labels, before, after, labelSets }: Details): ReadonlyMap<number, Amounts> {
  const sums = new Map<number, { before: number; after: number }>()
  for (let entry = 0; entry < labels.length; entry++) {
    const set = labels[entry]!
    if (labelSets[set]!.length === 0) continue
    const sum = sums.get(set) ?? { before: 0, after: 0 }
    sums.set(set, sum)
    sum.before += before[entry]!
    sum.after += after[entry]!
  }
  return sums
}

/** The first unit that a numeric key is written with. */
function unitsOf(sets: Details['labelSets']): ReadonlyMap<string, string> {
  const units = new Map<string, string>()
  for (const { key, unit } of sets.flat()) if (unit && !units.has(key)) units.set(key, unit)
  return units
}

/** As pprof guesses where a profile names no unit: most keys are their own. */
function guessedUnit(key: string): string {
  return key === 'alignment' || key === 'request' ? 'bytes' : key
}

/** What stands beside each goroutine of a text dump. A profile on the other side has nothing of it and is not counted. */
function addGoroutines(
  sums: Sums,
  { before, after }: Details,
  { id, minutes, creator, flags }: GoroutineDetails,
  names: readonly string[],
): void {
  for (let entry = 0; entry < before.length; entry++) {
    const amounts = { before: before[entry]!, after: after[entry]! }
    const known = id[entry] !== 0 || minutes[entry] !== 0 || creator[entry] !== NONE
    if (!known) continue
    const bucket = MINUTE_BUCKETS.findLast(first => minutes[entry]! >= first)!
    addTo(sums, { kind: 'minutes', key: '' }, { value: String(bucket), number: bucket }, amounts)
    if (creator[entry] !== NONE)
      addTo(sums, { kind: 'creator', key: '' }, { value: names[creator[entry]!]! }, amounts)
    if ((flags[entry]! & LOCKED) !== 0) addTo(sums, { kind: 'locked', key: '' }, { value: '' }, amounts)
  }
}

function keyOf({ key, kind, values }: Sum): LabelKey {
  const list = [...values].map(([value, amounts]) => ({ value, ...amounts }))
  const change = ({ before, after }: Amounts) => Math.abs(after - before)
  list.sort((x, y) => change(y) - change(x) || sizeOf(y) - sizeOf(x) || (x.value < y.value ? -1 : 1))
  let before = 0
  let after = 0
  for (const value of list) {
    before += value.before
    after += value.after
  }
  return { key, kind, before, after, values: list }
}

const KINDS: readonly KeyKind[] = ['text', 'number', 'creator', 'minutes', 'locked']

function inOrder(x: LabelKey, y: LabelKey): number {
  const own = ({ kind }: LabelKey) => Math.max(1, KINDS.indexOf(kind))
  return own(x) - own(y) || sizeOf(y) - sizeOf(x) || (x.key < y.key ? -1 : 1)
}

function sizeOf({ before, after }: Amounts): number {
  return Math.max(Math.abs(before), Math.abs(after))
}
