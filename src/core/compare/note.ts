/** Something the reader must know before believing a comparison: `code` chooses the sentence, `facts` fill it. */
export interface Note {
  readonly code: NoteCode
  readonly level: 'info' | 'warning'
  readonly facts: Readonly<Record<string, string | number>>
}

export type NoteCode =
  | 'same-file'
  | 'swapped'
  | 'different-types'
  | 'different-builds'
  | 'same-build'
  | 'different-go'
  | 'different-hosts'
  | 'too-close'
  | 'apart'
  | 'no-times'
  | 'modules'
  | 'modules-changed'
  | 'already-a-diff'
  | 'inexact'
  | 'cut'
  | 'set-aside'
  | 'summed'
  | 'series'
  | 'left-out'
  | 'snapshot'
  | 'distinct-stacks'
