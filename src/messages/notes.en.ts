import type { Note, NoteCode } from '#core/compare/note.ts'

type NoteFacts = Note['facts']

/** What the reader must know before believing a comparison. Facts are those that `core/compare/notes.ts` gives. */
export const notesEn: Record<NoteCode, (facts: NoteFacts) => string> = {
  'same-file': () => 'Both sides are the same bytes: nothing can differ',
  swapped: () => '“After” was captured before “before”: these look swapped',
  'different-types': f => `Different kinds: ${f.before} and ${f.after} cannot be subtracted`,
  'different-builds': () => 'Different builds',
  'same-build': f => `Same build ${f.build ?? ''}`.trim(),
  'different-go': f => `Different Go versions: ${f.before} and ${f.after}`,
  'different-hosts': f => `Different hosts: ${f.before} and ${f.after}`,
  'too-close': f => `${f.apart} apart: too short to tell a burst from a leak by growth alone`,
  apart: f => `${f.apart} apart`,
  'no-times': () => 'Capture times unknown: the order is the one you gave',
  modules: f => `${f.modules} on both sides`,
  'modules-changed': f => `${f.modules}`,
  'already-a-diff': () => 'The file is a difference already; it was split back into its sides',
  inexact: () => 'A total is too large to be exact to the last digit',
  cut: f => `${f.file ?? 'A file'} was cut: growth is at least what is shown`,
  snapshot: () => 'One side only: growth is unknown',
  'distinct-stacks': f => `${f.stacks} distinct stacks, ${f.both} on both sides`,
}
