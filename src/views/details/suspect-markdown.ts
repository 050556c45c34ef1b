import type { Comparison } from '#core/compare/comparison.ts'
import { sectionOf } from '#core/share/markdown.ts'
import type { Suspect } from '#core/suspects/suspect.ts'
import type { Messages } from '#messages/en.ts'
import { forOthers } from '#messages/format.ts'
import { wordsOf } from '#messages/words-of.ts'

/** A suspect as it stands in the report, for an issue. */
export function suspectMarkdown(suspect: Suspect, comparison: Comparison, m: Messages): string {
  return forOthers(() => `${sectionOf(suspect, comparison.sampleType.unit, wordsOf(m))}\n`)
}
