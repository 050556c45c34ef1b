import { compare } from './compare.ts'
import type { Comparison } from './comparison.ts'
import type { SourceFile } from './notes.ts'
import { factorBetween } from './sample-types.ts'

/** A capture between the sides: what it holds of the rows of a comparison. */
export interface Moment {
  readonly name: string
  /** Milliseconds since 1970, or null. */
  readonly time: number | null
  /** Everything in it, also what is in no row of the comparison. In the comparison's unit, as the values are. */
  readonly total: number
  /** One value per row. */
  readonly values: Float64Array
}

/** Reads a series of captures against a comparison by line or function; order is kept. */
export function momentsOf(comparison: Comparison, series: readonly SourceFile[]): readonly Moment[] {
  if (series.length === 0) return []
  const rows = rowsByStack(comparison)
  return series.map(({ name, profiles }) => {
    const question = { sampleType: comparison.sampleType.type, by: comparison.by, details: false }
    const moment = compare([], profiles, question)
    const factor = factorBetween(moment.sampleType.unit, comparison.sampleType.unit) ?? 1
    const values = new Float64Array(comparison.before.length)
    for (const [stack, row] of rowsByStack(moment)) {
      const known = rows.get(stack)
      if (known !== undefined) values[known] = moment.after[row]! * factor
    }
    const time = profiles.find(profile => profile.time !== null)?.time ?? null
    return { name, time, total: moment.totals.after * factor, values }
  })
}

/** A suspect's amounts over time: before, every capture between, after. */
export function amountsOver(
  { before, after }: Pick<Comparison, 'before' | 'after'>,
  moments: readonly Moment[],
  rows: readonly number[],
): readonly number[] {
  const sum = (values: Float64Array) => rows.reduce((total, row) => total + (values[row] ?? 0), 0)
  return [sum(before), ...moments.map(moment => sum(moment.values)), sum(after)]
}

/** Rows by what their frames are called, root first. */
function rowsByStack({ offsets, stack, frames, by }: Comparison): Map<string, number> {
  const names = Array.from(frames.name, (name, i) => {
    const file = by === 'line' || by === 'file' ? frames.file[i] : ''
    return [frames.kind[i], name, file, by === 'line' ? frames.line[i] : 0].join('\0')
  })
  const rows = new Map<string, number>()
  for (let row = 0; row + 1 < offsets.length; row++) {
    const own = Array.from(stack.subarray(offsets[row], offsets[row + 1]), frame => names[frame])
    rows.set(own.join('\n'), row)
  }
  return rows
}
