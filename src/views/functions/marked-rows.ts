import type { FunctionRows } from '#core/compare/functions.ts'

/** The row of a frame, as a set of none or one. */
export function markedRows(rows: FunctionRows, frame: number | null): ReadonlySet<number> {
  const row = frame === null ? -1 : rows.frame.indexOf(frame)
  return new Set(row < 0 ? [] : [row])
}
