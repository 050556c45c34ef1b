import { useState } from 'react'
import type { Note, NoteCode } from '#core/compare/note.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { useMessages } from '#messages/use-messages.ts'
import { setArranging } from '#state/arranging.ts'
import { swap } from '#state/loading.ts'
import { useFacts } from '#state/use-facts.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Icon, type IconName } from '#ui/Icon.tsx'
import { fileWarnings } from './file-warnings.ts'
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

/** What came of several files, which can be put elsewhere. */
const ARRANGED: readonly NoteCode[] = ['summed', 'series', 'left-out', 'set-aside']

/** What to know before believing the comparison: warnings first, in ink; then what both sides have in common. */
export function NotesBar({ analysis }: { analysis: Analysis }) {
  const m = useMessages()
  const [all, setAll] = useState(false)
  const sides = useFacts(({ before, after, files }) => ({ before, after, files }))
  const linked = useFacts(facts => facts.link !== null)
  const told = fileWarnings(sides, m)
  const notes = [...analysis.notes, ...seen(analysis)]
  const count = notes.length + told.length
  return (
    <ul className={classes(styles.notes, all && styles.all)}>
      {notes.map(note => (
        <li key={note.code} className={note.level === 'warning' ? styles.warning : undefined}>
          <Icon name={ICONS[note.code] ?? (note.level === 'warning' ? 'warning' : 'box')} small />
          {m.notes[note.code](note.facts)}
          {ARRANGED.includes(note.code) && !linked && (
            <Button small onClick={() => setArranging(true)}>
              {m.sides.change}
            </Button>
          )}
          {note.code === 'swapped' && (
            <Button small onClick={swap}>
              {m.swap}
            </Button>
          )}
        </li>
      ))}
      {told.map(({ key, level, text }) => (
        <li key={key} className={level === 'warning' ? styles.warning : undefined}>
          <Icon name={level === 'warning' ? 'warning' : 'box'} small />
          {text}
        </li>
      ))}
      {count > 1 && (
        <li className={styles.rest}>
          <Button small look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {m.notesMore(count - 1)}
          </Button>
        </li>
      )}
    </ul>
  )
}

/** Versions of the modules that the verdict is about, where both sides have the same one. */
function seen({ comparison, modules, verdict }: Analysis): Note[] {
  if (comparison.snapshot) return []
  const named = new Set(verdict.heads.map(head => head.signatures[0]?.module))
  const same = modules.filter(each => named.has(each.module) && each.before === each.after)
  const text = same.map(each => `${each.module.split('/').at(-1)} ${each.after}`).join(', ')
  return same.length > 0 ? [{ code: 'modules', level: 'info', facts: { modules: text } }] : []
}
