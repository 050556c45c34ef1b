import { diffJson } from '#core/share/diff-json.ts'
import { markdownOf, type ReportSides } from '#core/share/markdown.ts'
import type { Messages } from '#messages/en.ts'
import { wordsOf } from '#messages/words-of.ts'
import type { LoadedFile, Side } from '#state/facts.ts'
import { store } from '#state/store.ts'

const MOST_STACKS = 20

function filesOf(side: Side): readonly LoadedFile[] {
  const facts = store.getState()
  return facts[side].flatMap(id => facts.files[id] ?? [])
}

/** The comparison on the screen as the report that `stackdrift diff --markdown` prints. Empty when there is none. */
export function currentMarkdown(messages: Messages): string {
  const { analysis } = store.getState()
  const side = (side: Side) =>
    filesOf(side).map(file => ({
      name: file.name,
      time: file.summary?.captures.find(capture => capture.time !== null)?.time ?? null,
    }))
  const sides: ReportSides = { before: side('before'), after: side('after') }
  return analysis ? markdownOf(analysis, sides, wordsOf(messages)) : ''
}

/** The comparison on the screen as `stackdrift diff --json` prints it. */
export function currentJson(messages: Messages): string {
  const { analysis } = store.getState()
  const side = (side: Side) =>
    filesOf(side).map(file => ({ name: file.name, profiles: file.summary?.captures ?? [] }))
  const sides = { before: side('before'), after: side('after') }
  return analysis
    ? `${JSON.stringify(diffJson(analysis, sides, wordsOf(messages), MOST_STACKS), null, 2)}\n`
    : ''
}
