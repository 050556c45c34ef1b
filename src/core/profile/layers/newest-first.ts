import { isCallLine, isHeaderLine, isPlaceLine, isTracebackLine } from '#core/profile/debug2/traceback-line.ts'
import type { LogLayer } from './log-layer.ts'

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
    const order = RECORD.test(line) ? recordOrder(lines, i) : 0
    if (order > 0) forwards++
    if (order < 0) backwards++
    if (!isHeaderLine(line)) return
    const above = lines.slice(Math.max(0, i - NEAR), i).findLast(isTracebackLine)
    const below = lines.slice(i + 1, i + 1 + NEAR).find(isTracebackLine)
    if (below !== undefined && isCallLine(below)) forwards++
    else if (above !== undefined && isCallLine(above) && !isPlaceLine(above)) backwards++
  })
  return backwards > forwards ? { name: 'newest-first', newestFirst: true, open: openNewestFirst } : null
}

/** A record of `debug=1`, of goroutines, memory or contention. */
const RECORD = /^\d[\d: [\]]* @(?: 0x[0-9a-f]+)*\s*$/

/** 1 where the first frame of a record stands below it, -1 where it stands above; 0 where that cannot be told. */
function recordOrder(lines: readonly string[], at: number): number {
  const counters = new Set(lines[at]!.match(/0x[0-9a-f]+/g)?.map(Number))
  const isOwn = (line: string | undefined) => {
    const address = Number(/^#?\s+(0x[0-9a-f]+)(?:\s|$)/.exec(line ?? '')?.[1])
    return counters.has(address) || counters.has(address + 1)
  }
  const isLabels = (line: string | undefined) => /^#?\s*labels:/.test(line ?? '')
  const below = isOwn(lines[at + 1]) || (isLabels(lines[at + 1]) && isOwn(lines[at + 2]))
  const above = isOwn(lines[at - 1]) || (isLabels(lines[at - 1]) && isOwn(lines[at - 2]))
  return Number(below) - Number(above)
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
