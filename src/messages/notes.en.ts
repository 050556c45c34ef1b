import type { Note, NoteCode } from '#core/compare/note.ts'
import { formatSpan } from './format.ts'

type NoteFacts = Note['facts']

const span = (f: NoteFacts) =>
  formatSpan(Number(f.seconds), { seconds: 's', minutes: 'min', hours: 'h', days: 'days' })

/** What the reader must know before believing a comparison. Facts are those that `core/compare/notes.ts` gives. */
export const notesEn: Record<NoteCode, (facts: NoteFacts) => string> = {
  'same-file': f => `Both sides are the same bytes (${f.name}): nothing can differ`,
  swapped: f => `“After” was captured ${span(f)} before “before”: these look swapped`,
  'different-types': f => `Different kinds: ${f.before} and ${f.after} cannot be subtracted`,
  'different-builds': () => 'Different builds',
  'same-build': f => `Same build ${String(f.build).slice(0, 12)}`,
  'different-go': f => `Different Go versions: ${f.before} and ${f.after}`,
  'different-hosts': f => `Different hosts: ${f.before} and ${f.after}`,
  'too-close': f => `${span(f)} apart: too short to tell a burst from a leak by growth alone`,
  apart: f => `${span(f)} apart`,
  'no-times': () => 'Capture times unknown: the order is the one you gave',
  modules: f => `${f.modules} on both sides`,
  'modules-changed': f => `Versions changed: ${f.text}`,
  'already-a-diff': () => 'The file is a difference already; it was split back into its sides',
  inexact: () => 'A total is too large to be exact to the last digit',
  cut: f => `${f.file ?? 'A file'} was cut: growth is at least what is shown`,
  'set-aside': f => `Shown: ${f.shown}. Set aside, as kinds are never added up: ${f.kinds}`,
  summed: f => `Several files a side (${f.before} and ${f.after}), added up: the label “file” keeps them apart`,
  series: f => `${f.count} ${f.count === 1 ? 'capture' : 'captures'} between them, as a series`,
  'left-out': f => `Not compared: ${f.names}${Number(f.more) > 0 ? ` and ${f.more} more` : ''}`,
  snapshot: () => 'One side only: growth is unknown',
  'distinct-stacks': f => `${f.stacks} distinct stacks, ${f.both} on both sides`,
}
