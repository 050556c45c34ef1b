import type { Amounts, Comparison } from './comparison.ts'

/** What percentages are of: everything, also while filters leave something out. */
export function wholeOf({ whole, totals }: Pick<Comparison, 'whole' | 'totals'>): Amounts {
  return whole ?? totals
}
