import type { Comparison } from '#core/compare/comparison.ts'
import type { Messages } from './en.ts'
import { asFigures, forOthers } from './format.ts'

/** What stands around every table. */
export function tableWords({ tableTexts: t, copied }: Messages) {
  const { sortBy, copyTable, copyMarkdown } = t
  return { sortBy, copyTable, copyMarkdown, copied, figures: asFigures, prose: forOthers }
}

/** Why a table has no rows: nothing matches what is searched for, the filters leave nothing, or there is nothing. */
export function emptyText(
  search: string,
  { whole }: Pick<Comparison, 'whole'>,
  { tableTexts: { empty }, filters }: Messages,
): readonly [string, string] {
  if (search === '' && whole) return [filters.nothingLeft, filters.nothingLeftText]
  return search === '' ? [empty.nothing, ''] : [empty.noMatch(search), empty.noMatchText]
}
