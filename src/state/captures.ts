import { moments } from '#core/compare/captures.ts'
import type { Captures } from '#worker/protocol.ts'
import type { Facts, LoadedFile, Side } from './facts.ts'

/** Which moment of a file a side shows, counted from 0; -1 where the file holds one capture. */
export function shownCapture(captures: Captures, side: Side, file: LoadedFile): number {
  const last = moments(file.summary?.captures ?? []).length - 1
  if (last < 1) return -1
  return Math.min(captures[side][file.id] ?? (side === 'before' ? 0 : last), last)
}

/** Moments go with their side: what before showed, after shows now. */
export function swappedCaptures(captures: Captures, files: Facts['files']): Captures {
  const from = (side: Side) =>
    Object.fromEntries(
      Object.values(files).flatMap(file => {
        const shown = shownCapture(captures, side, file)
        return shown < 0 ? [] : [[file.id, shown]]
      }),
    )
  return { before: from('after'), after: from('before') }
}
