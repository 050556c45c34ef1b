import type { Comparison } from './comparison.ts'

/** The comparison by line behind a coarser one, and the coarse row of each of its rows. */
export interface Fine {
  readonly comparison: Comparison
  readonly rowOf: Uint32Array
}

/** Rows of a comparison, and which one. */
export interface Rows {
  readonly comparison: Comparison
  readonly rows: readonly number[]
}

/** Rows by line behind rows of a coarser comparison, largest first; the given rows where nothing finer is known. */
export function fineRowsOf(coarse: Comparison, fine: Fine | null, rows: readonly number[]): Rows {
  if (fine === null) return { comparison: coarse, rows: largestFirst(coarse, rows) }
  const wanted = new Uint8Array(coarse.before.length)
  for (const row of rows) wanted[row] = 1
  const found: number[] = []
  for (let row = 0; row < fine.rowOf.length; row++) if (wanted[fine.rowOf[row]!] === 1) found.push(row)
  return { comparison: fine.comparison, rows: largestFirst(fine.comparison, found) }
}

function largestFirst({ before, after }: Comparison, rows: readonly number[]): readonly number[] {
  const size = (row: number) => Math.max(before[row]!, after[row]!)
  return rows.toSorted((x, y) => size(y) - size(x))
}
