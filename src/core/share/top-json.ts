import type { Amounts, Comparison } from '#core/compare/comparison.ts'
import type { FunctionRow } from '#core/compare/functions.ts'
import { exactNumber } from './json-values.ts'

/** Flat and cum of functions as `stackdrift top --json` prints them; a snapshot has no `before`. */
export function topJson(comparison: Comparison, rows: readonly FunctionRow[]): object {
  const sided = ({ before, after }: Amounts) =>
    comparison.snapshot
      ? { after: exactNumber(after) }
      : { before: exactNumber(before), after: exactNumber(after) }
  const { sampleType, totals } = comparison
  return {
    sampleType: sampleType.type,
    unit: sampleType.unit,
    ...(comparison.snapshot ? {} : { before: { total: exactNumber(totals.before) } }),
    after: { total: exactNumber(totals.after) },
    rows: rows.map(row => ({
      function: row.name,
      file: row.file,
      ...(comparison.by === 'line' ? { line: row.line } : {}),
      flat: sided(row.flat),
      cum: sided(row.cum),
    })),
  }
}
