import type { Comparison } from '#core/compare/comparison.ts'
import type { Messages } from './en.ts'

/** What stands around every table. */
export function tableWords({ tableTexts: t, copied }: Messages) {
  return { sortBy: t.sortBy, copyTable: t.copyTable, copyMarkdown: t.copyMarkdown, copied }
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
