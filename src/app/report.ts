import { diffJson } from '#core/share/diff-json.ts'
import type { Handed } from '#core/share/handed.ts'
import { markdownOf, type ReportSides } from '#core/share/markdown.ts'
import type { SharedFile } from '#core/share/shared.ts'
import type { Messages } from '#messages/en.ts'
import { forOthers } from '#messages/format.ts'
import { wordsOf } from '#messages/words-of.ts'
import type { Side } from '#state/facts.ts'
import { store } from '#state/store.ts'

const MOST_STACKS = 20

/** The comparison on the screen as the report that `stackdrift diff --markdown` prints. Empty when there is none. */
export function currentMarkdown(messages: Messages): string {
  const { analysis, review, ...facts } = store.getState()
  const side = (side: Side) =>
    facts[side].flatMap(id => {
      const file = facts.files[id]
      const time = file?.summary?.captures.find(capture => capture.time !== null)?.time ?? null
      return file ? [{ name: file.name, time }] : []
    })
  const sides: ReportSides = { before: side('before'), after: side('after') }
  if (!analysis) return ''
  return forOthers(() => markdownOf(analysis, sides, wordsOf(messages), { review, link: null }))
}

/** The same of what is handed over. A link that is empty is left out. */
export function markdownOfHanded(
  { analysis, files, review }: Handed,
  link: string,
  messages: Messages,
): string {
  const given = { review, link: link === '' ? null : link }
  return forOthers(() => markdownOf(analysis, files, wordsOf(messages), given))
}

/** What is handed over as `stackdrift diff --json` prints it. */
export function jsonOfHanded({ analysis, files }: Handed, messages: Messages): string {
  const side = (list: readonly SharedFile[]) =>
    list.map(({ name, format, time }) => ({
      name,
      profiles: format === null ? [] : [{ format, time }],
    }))
  const sides = { before: side(files.before), after: side(files.after) }
  const json = forOthers(() => diffJson(analysis, sides, wordsOf(messages), MOST_STACKS))
  return `${JSON.stringify(json, null, 2)}\n`
}
