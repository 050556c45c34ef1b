import type { Details } from './comparison.ts'
import { pickEntries } from './kept-details.ts'

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
  return { ...pickEntries(details, source, ids), first }
}
