import { type Label, NONE, type Profile } from '#core/profile/profile.ts'
import type { Details, GoroutineDetails } from './comparison.ts'
import type { Merged, Part } from './merge.ts'

/** What the rows are made of; null when no profile has labels or goroutine ids. Entries come in the order of the sorted rows. */
export function detailsOf(parts: readonly Part[], merged: Merged, order: Uint32Array): Details | null {
  const goroutines = parts.some(part => part.profile.goroutines)
  if (!goroutines && parts.every(part => part.profile.labelSets.length < 2)) return null
  const place = new Uint32Array(order.length)
  for (let i = 0; i < order.length; i++) place[order[i]!] = i
  const entries = parts.flatMap((part, i) => samplesOf(part, merged.rowOf[i]!, place))
  const first = firstEntries(entries, order.length)
  const sorted = new Array<Entry>(entries.length)
  const next = first.slice()
  for (const entry of entries) sorted[next[entry.row]!++] = entry
  const sets = createSetBook()
  return {
    first,
    labels: Uint32Array.from(sorted, entry =>
      sets.idOf(entry.profile, entry.profile.samples.labels[entry.sample]!),
    ),
    before: Float64Array.from(sorted, entry => (entry.side === 'before' ? entry.amount : 0)),
    after: Float64Array.from(sorted, entry => (entry.side === 'after' ? entry.amount : 0)),
    labelSets: sets.sets,
    goroutines: goroutines ? goroutineDetails(sorted, merged) : null,
  }
}

interface Entry {
  readonly row: number
  readonly sample: number
  readonly amount: number
  readonly side: Part['side']
  readonly profile: Profile
}

function samplesOf({ profile, side, type, factor }: Part, rowOf: Uint32Array, place: Uint32Array): Entry[] {
  const values = profile.samples.values[type]!
  const entries: Entry[] = []
  for (let sample = 0; sample < values.length; sample++) {
    const row = rowOf[profile.samples.stack[sample]!]!
    if (row === NONE || values[sample] === 0) continue
    entries.push({ row: place[row]!, sample, amount: values[sample]! * factor, side, profile })
  }
  return entries
}

function firstEntries(entries: readonly Entry[], rows: number): Uint32Array {
  const first = new Uint32Array(rows + 1)
  for (const entry of entries) first[entry.row + 1]!++
  for (let row = 0; row < rows; row++) first[row + 1]! += first[row]!
  return first
}

function goroutineDetails(entries: readonly Entry[], merged: Merged): GoroutineDetails {
  const creators = creatorIds(entries, merged)
  return {
    id: Float64Array.from(entries, entry => entry.profile.goroutines?.id[entry.sample] ?? 0),
    minutes: Uint32Array.from(entries, entry => entry.profile.goroutines?.minutes[entry.sample] ?? 0),
    creator: Uint32Array.from(entries, entry => creators.get(entry.profile)?.(entry.sample) ?? NONE),
    creatorId: Float64Array.from(entries, entry => entry.profile.goroutines?.creatorId[entry.sample] ?? 0),
    flags: Uint8Array.from(entries, entry => entry.profile.goroutines?.flags[entry.sample] ?? 0),
  }
}

/** Creators are frames like any other: they join the comparison's frame table. */
function creatorIds(entries: readonly Entry[], merged: Merged): Map<Profile, (sample: number) => number> {
  const lookups = new Map<Profile, (sample: number) => number>()
  for (const profile of new Set(entries.map(entry => entry.profile))) {
    const { frames, functions, strings, goroutines } = profile
    lookups.set(profile, sample => {
      const frame = goroutines?.creator[sample] ?? NONE
      const own = frame === NONE ? NONE : frames.function[frame]!
      if (own === NONE) return NONE
      return merged.frames.functionAt(
        strings[functions.name[own]!]!,
        strings[functions.file[own]!]!,
        frames.line[frame]!,
      )
    })
  }
  return lookups
}

function createSetBook() {
  const ids = new Map<string, number>([['[]', 0]])
  const sets: (readonly Label[])[] = [[]]
  const known = new Map<Profile, Int32Array>()

  function add(labels: readonly Label[]): number {
    const key = JSON.stringify(labels.map(label => [label.key, label.value, label.unit]).sort())
    const id = ids.get(key)
    if (id !== undefined) return id
    ids.set(key, sets.length)
    return sets.push(labels) - 1
  }

  return {
    sets,
    /** Set of a profile, by its number there; each is looked at once, however many samples have it. */
    idOf(profile: Profile, set: number): number {
      const own = known.get(profile) ?? new Int32Array(profile.labelSets.length).fill(-1)
      known.set(profile, own)
      if (own[set] === -1) own[set] = add(profile.labelSets[set]!)
      return own[set]!
    },
  }
}
