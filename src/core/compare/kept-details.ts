import { NONE } from '#core/profile/profile.ts'
import type { Details } from './comparison.ts'

/**
 * The entries that filters leave, under their new rows. `target` gives the new row of each old one: one column, or one for
 * before and one for after; `kept` is null where all entries of a kept row stay.
 */
export function keptDetails(
  details: Details,
  kept: Uint8Array | null,
  target: readonly Uint32Array[],
  rows: number,
  ids: Uint32Array,
): Details {
  const toBefore = target[0]!
  const toAfter = target.at(-1)!
  const first = new Uint32Array(rows + 1)
  const place = new Uint32Array(details.labels.length).fill(NONE)
  let count = 0
  for (let old = 0; old < toAfter.length; old++) {
    for (let entry = details.first[old]!; entry < details.first[old + 1]!; entry++) {
      const row = details.before[entry]! !== 0 ? toBefore[old]! : toAfter[old]!
      if (row === NONE || kept?.[entry] === 0) continue
      place[entry] = row
      first[row + 1]!++
      count++
    }
  }
  for (let row = 0; row < rows; row++) first[row + 1]! += first[row]!
  const next = first.slice()
  const source = new Uint32Array(count)
  for (let entry = 0; entry < place.length; entry++) {
    if (place[entry] !== NONE) source[next[place[entry]!]!++] = entry
  }
  return { ...pickEntries(details, source, ids), first }
}

/** Chosen entries in a new order, their creators under new frame ids where there are any. */
export function pickEntries(
  details: Details,
  source: Uint32Array,
  ids: Uint32Array | null,
): Omit<Details, 'first'> {
  const { goroutines } = details
  return {
    labels: source.map(entry => details.labels[entry]!),
    before: Float64Array.from(source, entry => details.before[entry]!),
    after: Float64Array.from(source, entry => details.after[entry]!),
    labelSets: details.labelSets,
    goroutines: goroutines && {
      id: Float64Array.from(source, entry => goroutines.id[entry]!),
      minutes: source.map(entry => goroutines.minutes[entry]!),
      creator: source.map(entry => creatorIn(goroutines.creator[entry]!, ids)),
      creatorId: Float64Array.from(source, entry => goroutines.creatorId[entry]!),
      flags: Uint8Array.from(source, entry => goroutines.flags[entry]!),
    },
  }
}

function creatorIn(frame: number, ids: Uint32Array | null): number {
  return frame === NONE || !ids ? frame : ids[frame]!
}
