import { displayPlaces } from '#core/symbol/place.ts'
import { firstThatFits, textWidth } from '#ui/table/text-fit.ts'

/** A place in the source on one line, `module@version/path:line`, in the longest spelling that fits `room` pixels. */
export function PlaceName({ file, line, room }: { file: string; line: number; room: number }) {
  const places = displayPlaces(file, line).map(withoutHost)
  return (
    <span title={displayPlaces(file, line)[0]}>
      {firstThatFits(places, room, text => textWidth(text, 'sans', 11))}
    </span>
  )
}

/** The host says least: everything from github.com is spelled without it. */
function withoutHost(place: string): string {
  return place.replace(/^github\.com\//, '')
}
