import type { Note, NoteCode } from '#core/compare/note.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { formatNumber } from '#messages/format.ts'
import { useMessages } from '#messages/use-messages.ts'
import { swap } from '#state/loading.ts'
import { Button } from '#ui/Button.tsx'
import { Icon, type IconName } from '#ui/Icon.tsx'
import styles from './NotesBar.module.css'

const ICONS: Partial<Record<NoteCode, IconName>> = {
  'too-close': 'clock',
  apart: 'clock',
  'no-times': 'clock',
  swapped: 'swap',
  'same-build': 'same',
  'same-file': 'same',
  'distinct-stacks': 'same',
  'different-builds': 'box',
  'modules-changed': 'box',
  modules: 'box',
  snapshot: 'box',
}

/** What to know before believing the comparison: warnings first, in ink; then what both sides have in common. */
export function NotesBar({ analysis }: { analysis: Analysis }) {
  const m = useMessages()
  const notes = [...analysis.notes, ...seen(analysis)]
  return (
    <ul className={styles.notes}>
      {notes.map(note => (
        <li key={note.code} className={note.level === 'warning' ? styles.warning : undefined}>
          <Icon name={ICONS[note.code] ?? (note.level === 'warning' ? 'warning' : 'box')} small />
          {m.notes[note.code](note.facts)}
          {note.code === 'swapped' && (
            <Button small onClick={swap}>
              {m.swap}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Versions of the modules that are suspected, and how many stacks there are: facts of the page's own columns. */
function seen({ comparison, modules, suspects }: Analysis): Note[] {
  if (comparison.snapshot) return []
  const suspected = new Set(suspects.flatMap(suspect => suspect.signatures.map(match => match.module)))
  const same = modules.filter(each => suspected.has(each.module) && each.before === each.after)
  const text = same.map(each => `${each.module.split('/').at(-1)} ${each.after}`).join(', ')
  const { before, after } = comparison
  const both = before.reduce((count, value, row) => count + (value !== 0 && after[row] !== 0 ? 1 : 0), 0)
  const facts = { stacks: formatNumber(before.length), both: formatNumber(both) }
  return [
    ...(same.length > 0 ? [{ code: 'modules', level: 'info', facts: { modules: text } } as const] : []),
    { code: 'distinct-stacks', level: 'info', facts },
  ]
}
