import { NONE } from '#core/profile/profile.ts'
import type { Details } from './comparison.ts'

/** The entries of fine rows, put under the coarse rows that hold them; `ids` gives the coarse frame of each fine one. */
export function coarseDetails(details: Details, rowOf: Uint32Array, rows: number, ids: Uint32Array): Details {
  const first = new Uint32Array(rows + 1)
  rowOf.forEach((row, fine) => {
    first[row + 1]! += details.first[fine + 1]! - details.first[fine]!
  })
  for (let row = 0; row < rows; row++) first[row + 1]! += first[row]!
  const next = first.slice()
  const source = new Uint32Array(details.labels.length)
  rowOf.forEach((row, fine) => {
    for (let entry = details.first[fine]!; entry < details.first[fine + 1]!; entry++)
      source[next[row]!++] = entry
  })
  const { goroutines } = details
  return {
    first,
    labels: source.map(entry => details.labels[entry]!),
    before: Float64Array.from(source, entry => details.before[entry]!),
    after: Float64Array.from(source, entry => details.after[entry]!),
    labelSets: details.labelSets,
    goroutines: goroutines && {
      id: Float64Array.from(source, entry => goroutines.id[entry]!),
      minutes: source.map(entry => goroutines.minutes[entry]!),
      creator: source.map(entry => coarseFrame(goroutines.creator[entry]!, ids)),
      creatorId: Float64Array.from(source, entry => goroutines.creatorId[entry]!),
      flags: Uint8Array.from(source, entry => goroutines.flags[entry]!),
    },
  }
}

function coarseFrame(frame: number, ids: Uint32Array): number {
  return frame === NONE ? NONE : ids[frame]!
}
