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
  book.renewPlaces()
  ofAfter(fine).forEach((there, frame) => {
    if (there === 1) coarseFrame(fine, frame, book)
  })
  return { by, ids, frames: book.columns() }
}

/** Marks the frames that the after side has. */
function ofAfter({ frames, offsets, stack, after }: Comparison): Uint8Array {
  const marks = new Uint8Array(frames.name.length)
  for (let row = 0; row < after.length; row++) {
    if (after[row] === 0) continue
    for (let i = offsets[row]!; i < offsets[row + 1]!; i++) marks[stack[i]!] = 1
  }
  return marks
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
