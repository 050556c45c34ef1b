import { NONE } from '#core/profile/profile.ts'
import type { Details, GoroutineDetails } from './comparison.ts'
import { createSetBook } from './label-sets.ts'
import type { Merged, Part } from './merge.ts'

/** What the rows are made of; null when no profile has labels or goroutine ids. Entries come in the order of the sorted rows. */
export function detailsOf(parts: readonly Part[], merged: Merged, order: Uint32Array): Details | null {
  const goroutines = parts.some(part => part.profile.goroutines)
  if (!goroutines && parts.every(part => part.profile.labelSets.length < 2)) return null
  const entries = sortedEntries(parts, merged, order)
  return {
    first: entries.first,
    ...amountsAndLabels(parts, entries),
    goroutines: goroutines ? goroutineDetails(parts, entries, merged) : null,
  }
}

/** Parallel columns: the sample that each entry stands for, as part and number. Entries of a row are adjacent. */
interface Entries {
  readonly first: Uint32Array
  readonly part: Uint32Array
  readonly sample: Uint32Array
}

/** Counting sort of all samples that have a row, by the place of the row. */
function sortedEntries(parts: readonly Part[], merged: Merged, order: Uint32Array): Entries {
  const place = new Uint32Array(order.length)
  for (let i = 0; i < order.length; i++) place[order[i]!] = i
  const placesOf = parts.map((part, i) => samplePlaces(part, merged.rowOf[i]!, place))
  const first = new Uint32Array(order.length + 1)
  for (const places of placesOf) countPlaces(places, first)
  for (let row = 0; row < order.length; row++) first[row + 1]! += first[row]!
  const count = first[order.length]!
  const entries = { first, part: new Uint32Array(count), sample: new Uint32Array(count) }
  const next = first.slice()
  placesOf.forEach((places, part) => {
    distribute(places, part, next, entries)
  })
  return entries
}

/** Place of the row of every sample; NONE where it has no value. */
function samplePlaces({ profile, type }: Part, rowOf: Uint32Array, place: Uint32Array): Uint32Array {
  const values = profile.samples.values[type]!
  const { stack } = profile.samples
  const places = new Uint32Array(values.length).fill(NONE)
  for (let sample = 0; sample < values.length; sample++) {
    const row = rowOf[stack[sample]!]!
    if (row !== NONE && values[sample] !== 0) places[sample] = place[row]!
  }
  return places
}

function countPlaces(places: Uint32Array, first: Uint32Array): void {
  for (let sample = 0; sample < places.length; sample++)
    if (places[sample] !== NONE) first[places[sample]! + 1]!++
}

function distribute(places: Uint32Array, part: number, next: Uint32Array, entries: Entries): void {
  for (let sample = 0; sample < places.length; sample++) {
    const place = places[sample]!
    if (place === NONE) continue
    const entry = next[place]!++
    entries.part[entry] = part
    entries.sample[entry] = sample
  }
}

function amountsAndLabels(
  parts: readonly Part[],
  { part, sample }: Entries,
): Pick<Details, 'labels' | 'before' | 'after' | 'labelSets'> {
  const { sets, numbersIn } = createSetBook()
  const numbers = parts.map(each => numbersIn(each.profile))
  const labels = new Uint32Array(sample.length)
  const before = new Float64Array(sample.length)
  const after = new Float64Array(sample.length)
  for (let entry = 0; entry < sample.length; entry++) {
    const { profile, side, type, factor } = parts[part[entry]!]!
    const from = sample[entry]!
    labels[entry] = numbers[part[entry]!]![profile.samples.labels[from]!]!
    const column = side === 'before' ? before : after
    column[entry] = profile.samples.values[type]![from]! * factor
  }
  return { labels, before, after, labelSets: sets }
}

function goroutineDetails(parts: readonly Part[], { part, sample }: Entries, merged: Merged): GoroutineDetails {
  const creators = parts.map(each => creatorFrames(each, merged))
  const columns = {
    id: new Float64Array(sample.length),
    minutes: new Uint32Array(sample.length),
    creator: new Uint32Array(sample.length).fill(NONE),
    creatorId: new Float64Array(sample.length),
    flags: new Uint8Array(sample.length),
  }
  for (let entry = 0; entry < sample.length; entry++) {
    const own = parts[part[entry]!]!.profile.goroutines
    if (own === null) continue
    const from = sample[entry]!
    columns.id[entry] = own.id[from]!
    columns.minutes[entry] = own.minutes[from]!
    columns.creator[entry] = creators[part[entry]!]!(own.creator[from]!)
    columns.creatorId[entry] = own.creatorId[from]!
    columns.flags[entry] = own.flags[from]!
  }
  return columns
}

/** Creators are frames like any other: they join the comparison's frame table, each once. */
function creatorFrames({ profile }: Part, merged: Merged): (frame: number) => number {
  const { frames, functions, strings } = profile
  const known = new Map<number, number>([[NONE, NONE]])
  return frame => {
    const id = known.get(frame)
    if (id !== undefined) return id
    const own = frames.function[frame]!
    const name = own === NONE ? '' : strings[functions.name[own]!]!
    const added =
      own === NONE ? NONE : merged.frames.functionAt(name, strings[functions.file[own]!]!, frames.line[frame]!)
    known.set(frame, added)
    return added
  }
}
