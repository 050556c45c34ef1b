import type { Details } from '#core/compare/comparison.ts'
import { type Label, NONE } from '#core/profile/profile.ts'

interface Placing {
  readonly rowOf: Uint32Array
  readonly rows: number
  readonly frameOf: Uint32Array
  readonly labels: (set: readonly Label[]) => readonly Label[]
}

interface Entry {
  readonly row: number
  readonly labels: string
  readonly set: readonly Label[]
  readonly creator: number
  readonly flags: number
  before: number
  after: number
  /** Longest wait of the after side, of the before side where there is none after. */
  minutes: number
}

/**
 * The details of arranged rows, without what tells single goroutines apart: ids go, and entries of a row that have the
 * same labels, creator and flags become one. Null where nothing is left to tell.
 */
export function arrangeDetails(details: Details, placing: Placing): Details | null {
  const { goroutines } = details
  const entries = [...mergedEntries(details, placing).values()].toSorted(inOrder)
  const sets = [...new Map([['[]', []], ...entries.map(each => [each.labels, each.set] as const)])]
  if (goroutines === null && sets.length < 2) return null
  const at = new Map(sets.map(([key], i) => [key, i]))
  const first = new Uint32Array(placing.rows + 1)
  for (const { row } of entries) first[row + 1]!++
  for (let row = 0; row < placing.rows; row++) first[row + 1]! += first[row]!
  return {
    first,
    labels: Uint32Array.from(entries, each => at.get(each.labels)!),
    before: Float64Array.from(entries, each => each.before),
    after: Float64Array.from(entries, each => each.after),
    labelSets: sets.map(([, set]) => set),
    goroutines: goroutines && {
      id: new Float64Array(entries.length),
      minutes: Uint32Array.from(entries, each => each.minutes),
      creator: Uint32Array.from(entries, each => each.creator),
      creatorId: new Float64Array(entries.length),
      flags: Uint8Array.from(entries, each => each.flags),
    },
  }
}

function mergedEntries(details: Details, { rowOf, frameOf, labels }: Placing): Map<string, Entry> {
  const { goroutines } = details
  const merged = new Map<string, Entry>()
  const sets = details.labelSets.map(labels)
  const keys = sets.map(set => JSON.stringify(set.map(partsOf)))
  rowOf.forEach((row, old) => {
    if (row === NONE) return
    for (let i = details.first[old]!; i < details.first[old + 1]!; i++) {
      const set = details.labels[i]!
      const made = goroutines?.creator[i] ?? NONE
      const creator = made === NONE ? NONE : frameOf[made]!
      const flags = goroutines?.flags[i] ?? 0
      const key = `${row} ${creator} ${flags} ${keys[set]}`
      const known = merged.get(key)
      const entry = known ?? {
        row,
        labels: keys[set]!,
        set: sets[set]!,
        creator,
        flags,
        before: 0,
        after: 0,
        minutes: 0,
      }
      if (!known) merged.set(key, entry)
      addTo(entry, details.before[i]!, details.after[i]!, goroutines?.minutes[i] ?? 0)
    }
  })
  return merged
}

function addTo(entry: Entry, before: number, after: number, minutes: number): void {
  if (after !== 0 && entry.after === 0) entry.minutes = minutes
  else if (after !== 0 || entry.after === 0) entry.minutes = Math.max(entry.minutes, minutes)
  entry.before += before
  entry.after += after
}

function partsOf({ key, value, unit }: Label): readonly unknown[] {
  return [key, value, unit]
}

function inOrder(a: Entry, b: Entry): number {
  if (a.row !== b.row) return a.row - b.row
  if (a.labels !== b.labels) return a.labels < b.labels ? -1 : 1
  return a.creator - b.creator || a.flags - b.flags
}
