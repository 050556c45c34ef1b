import type { LogLayer } from './log-layer.ts'
import { isCallLine, isHeaderLine, isPlaceLine, isTracebackLine } from './traceback-line.ts'

/** Lines that may stand between a header and the frame that comes last before it. */
const NEAR = 3

/**
 * Turns a log round that has its newest line first, as the pages of log stores do: there a header is followed by the end
 * of the goroutine before, and comes after its own first call.
 */
export function findNewestFirst(lines: readonly string[]): LogLayer | null {
  let forwards = 0
  let backwards = 0
  lines.forEach((line, i) => {
    if (RECORD.test(line)) {
      if (isShown(lines[i + 1])) forwards++
      else if (isShown(lines[i - 1])) backwards++
    }
    if (!isHeaderLine(line)) return
    const above = lines.slice(Math.max(0, i - NEAR), i).findLast(isTracebackLine)
    const below = lines.slice(i + 1, i + 1 + NEAR).find(isTracebackLine)
    if (below !== undefined && isCallLine(below)) forwards++
    else if (above !== undefined && isCallLine(above) && !isPlaceLine(above)) backwards++
  })
  return backwards > forwards ? { name: 'newest-first', newestFirst: true, open: openNewestFirst } : null
}

/** A record of `debug=1`, and what stands below it. */
const RECORD = /^\d+ @(?: 0x[0-9a-f]+)*\s*$/

function isShown(line: string | undefined): boolean {
  return line !== undefined && /^#?\s+(?:0x|labels:)/.test(line)
}

/** A goroutine that is longer is no goroutine. */
const MOST_LINES = 10_000

const openNewestFirst: LogLayer['open'] = next => {
  const sink = next()
  let held: string[] = []
  const flush = () => {
    for (let i = held.length - 1; i >= 0; i--) sink.line(held[i]!)
    held = []
  }
  const line = (text: string) => {
    held.push(text)
    if (isHeaderLine(text) || RECORD.test(text) || held.length === MOST_LINES) flush()
  }
  const end = () => {
    flush()
    sink.end()
  }
  return { line, end }
}
