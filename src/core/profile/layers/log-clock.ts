import { type LogTime, logTimeIn, timeMark } from './log-time.ts'

/** Follows the lines of a log as they were written, and tells the time of the record that a capture comes from. */
export interface LogClock {
  /** The next line of the log. */
  readonly pass: (line: string) => void
  /** For each source: the mark of the time now, or null where the one before it still holds. */
  readonly open: () => () => string | null
}

/** A record that is written over several lines has its time within so many. */
const RECENT = 12
/** Characters of a time at the start of a line, up to the second. */
const SECOND = 19
/** Milliseconds that the lines of one dump may take to be logged. */
const APART = 1000

export function newLogClock(): LogClock {
  const recent: string[] = []
  const pass = (line: string) => {
    recent.push(line)
    if (recent.length > RECENT) recent.shift()
  }
  const now = () => {
    for (let i = recent.length - 1; i >= 0; i--) {
      const found = logTimeIn(recent[i]!)
      if (found !== null) return found
    }
    return null
  }
  const open = () => {
    let last: LogTime | null = null
    let second = ''
    return () => {
      const start = recent.at(-1)?.slice(0, SECOND) ?? ''
      if (start === second && /^\d{4}/.test(start)) return null
      second = start
      const found = now()
      if (found === null || (last !== null && isSame(last, found))) return null
      last = found
      return timeMark(found)
    }
  }
  return { pass, open }
}

function isSame(one: LogTime, other: LogTime): boolean {
  if (one.time === null || other.time === null) return one.text === other.text
  return Math.abs(one.time - other.time) < APART
}
