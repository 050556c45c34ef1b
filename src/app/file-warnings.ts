import type { WarningCode } from '#core/profile/profile.ts'
import type { Messages } from '#messages/en.ts'
import type { Facts, LoadedFile } from '#state/facts.ts'

export interface FileWarning {
  readonly key: string
  readonly level: 'info' | 'warning'
  readonly text: string
}

/** Told once for the comparison, by a note of its own. */
const NOTED: ReadonlySet<WarningCode> = new Set(['already-a-diff', 'inexact-value'])
/** Nothing is missing because of these. */
const HARMLESS: ReadonlySet<WarningCode> = new Set(['runtime-goroutines-left-out', 'frames-elided'])

/** What the readers have to say about the files on both sides: what is missing first. Captures of one file repeat it. */
export function fileWarnings(facts: Pick<Facts, 'before' | 'after' | 'files'>, m: Messages): FileWarning[] {
  const found = new Map<string, FileWarning>()
  for (const id of new Set([...facts.before, ...facts.after])) {
    const file = facts.files[id]
    if (!file) continue
    for (const warning of warningsOf(file)) {
      if (NOTED.has(warning.code)) continue
      const text = m.warnings.of(file.name, m.warnings.text(warning))
      const level = HARMLESS.has(warning.code) ? 'info' : 'warning'
      found.set(`${id} ${text}`, { key: `${id} ${text}`, level, text })
    }
  }
  const all = [...found.values()]
  return [...all.filter(each => each.level === 'warning'), ...all.filter(each => each.level === 'info')]
}

function warningsOf(file: LoadedFile) {
  return file.summary?.captures.flatMap(capture => capture.warnings) ?? []
}
