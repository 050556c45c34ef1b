import { type LogTime, logTimeIn, markedTime } from './layers/log-time.ts'

/** Times that stand in a text before its captures. `at` counts what was read before it: goroutines, or lines. */
export interface CaptureTimes {
  readonly add: (line: string, at: number) => void
  /** When what lies from `from` to `to` was captured. */
  readonly of: (from: number, to: number) => LogTime | null
}

interface Seen {
  readonly at: number
  readonly time: LogTime
  /** Whether it goes on until the next one; a line of the text counts for what follows at once. */
  readonly lasting: boolean
}

/** So many lines above a capture may say when it was taken. */
const MOST_ABOVE = 8

/**
 * A capture's time is that of the record of its first line, else of the lines just above it, else the first that is told
 * inside of it.
 */
export function newCaptureTimes(): CaptureTimes {
  const seen: Seen[] = []
  let above: string[] = []
  let aboveAt = -1
  const settle = () => {
    const found = above.findLast(line => logTimeIn(line) !== null)
    if (found !== undefined) seen.push({ at: aboveAt, time: logTimeIn(found)!, lasting: false })
    above = []
  }
  const add = (line: string, at: number) => {
    const time = markedTime(line)
    if (time !== null) return void seen.push({ at, time, lasting: true })
    if (at !== aboveAt) settle()
    aboveAt = at
    above.push(line)
    if (above.length > MOST_ABOVE) above.shift()
  }
  const of = (from: number, to: number) => {
    settle()
    const before = seen.findLast(({ at, lasting }) => (lasting ? at <= from : at === from))
    const inside = seen.find(({ at, lasting }) => lasting && at > from && at < to)
    return (before ?? inside)?.time ?? null
  }
  return { add, of }
}
