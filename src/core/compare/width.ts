import type { Comparison } from './comparison.ts'
import { sharePrefix } from './node.ts'
import { wholeOf } from './whole.ts'

/** How wide a box is: the larger side, both sides together, after alone, or the size of the change; per shown stack. */
export type WidthMode = 'max' | 'sum' | 'after' | 'delta'
/** Absolute compares amounts, relative compares shares of each side's total. */
export type Scale = 'absolute' | 'relative'

/** What `before` is multiplied by so that both sides speak of the same whole; 1 when absolute or when a side is empty. */
export function beforeFactor(comparison: Comparison, scale: Scale): number {
  const { before, after } = wholeOf(comparison)
  return scale === 'relative' && before > 0 && after > 0 ? after / before : 1
}

/**
 * Prefix sums of a non-negative width per row, one longer than the rows: rows from…to are `w[to] - w[from]` wide.
 * A width is taken per shown stack and summed upwards, so children never exceed their parent and a parent whose children
 * cancel out stays visible. Rows that differ only in folded plumbing are one place: the first of them carries the width.
 */
export function widthsOf(comparison: Comparison, mode: WidthMode, scale: Scale): Float64Array {
  const { before, after } = comparison
  const factor = beforeFactor(comparison, scale)
  const rows = before.length
  const widths = new Float64Array(rows + 1)
  let sum = 0
  for (let row = 0; row < rows; ) {
    let was = before[row]!
    let is = after[row]!
    let next = row + 1
    for (; next < rows && samePlace(comparison, row, next); next++) {
      was += before[next]!
      is += after[next]!
    }
    sum += widthOf(was * factor, is, mode)
    while (row < next) widths[++row] = sum
  }
  return widths
}

/** Prefix sums of one side alone, one longer than the rows: the flame graph of that side by itself. */
export function sideWidths(comparison: Comparison, side: 'before' | 'after'): Float64Array {
  const amounts = comparison[side]
  const widths = new Float64Array(amounts.length + 1)
  for (let row = 0; row < amounts.length; row++) widths[row + 1] = widths[row]! + Math.max(0, amounts[row]!)
  return widths
}

function widthOf(before: number, after: number, mode: WidthMode): number {
  switch (mode) {
    case 'max':
      return Math.max(before, after, 0)
    case 'sum':
      return Math.max(before, 0) + Math.max(after, 0)
    case 'after':
      return Math.max(after, 0)
    case 'delta':
      return Math.abs(after - before)
  }
}

function samePlace(comparison: Comparison, row: number, other: number): boolean {
  const { offsets, shown } = comparison
  const depth = shown[row]!
  // Rows are distinct: two that show all their frames differ in what they show.
  if (depth !== shown[other] || offsets[other]! + depth === offsets[other + 1]) return false
  return sharePrefix(comparison, row, other, depth)
}
