import { ADDRESS, type By, type Comparison, type Frames, LABEL, REST, STATE } from './comparison.ts'
import { createFrameBook, type FrameBook } from './frame-book.ts'

/** The frames of a comparison seen coarser: the coarse id of every fine one. */
export interface Granularity {
  readonly by: By
  readonly ids: Uint32Array
  readonly frames: Frames
}

/** Frames are numbered by their first appearance, so that filters and foldings of one comparison agree on them. */
export function granularity(fine: Comparison, by: By): Granularity {
  if (by === fine.by)
    return { by, ids: Uint32Array.from(fine.frames.name, (_, frame) => frame), frames: fine.frames }
  const book = createFrameBook(by)
  const ids = Uint32Array.from(fine.frames.name, (_, frame) => coarseFrame(fine, frame, book))
  return { by, ids, frames: book.columns() }
}

function coarseFrame(fine: Comparison, frame: number, book: FrameBook): number {
  const { name, file, line, kind } = fine.frames
  switch (kind[frame]) {
    case STATE:
      return book.state(name[frame]!)
    case REST:
      return book.rest()
    case LABEL:
      return book.label(name[frame]!, file[frame]!)
    case ADDRESS:
      return book.addressIn(file[frame]!, 0)
    default:
      return book.functionAt(name[frame]!, file[frame]!, line[frame]!)
  }
}
