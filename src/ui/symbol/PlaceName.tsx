import { displayPlaces } from '#core/symbol/place.ts'
import { firstThatFits, textWidth } from '#ui/table/text-fit.ts'
import { placeSpellings } from './path-style.ts'

/** A place in the source on one line, `module@version/path:line`, in the longest spelling that fits `room` pixels. */
export function PlaceName({ file, line, room }: { file: string; line: number; room: number }) {
  return (
    <span title={displayPlaces(file, line)[0]}>
      {firstThatFits(placeSpellings(file, line), room, text => textWidth(text, 'sans', 11))}
    </span>
  )
}
