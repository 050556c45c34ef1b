import { isTracebackLine } from '#core/profile/debug2/traceback-line.ts'
import type { LogLayer } from './log-layer.ts'

/** A frame of `debug=1`, which follows itself where a function calls itself, and a record, which never does. */
const FRAME = /^#?\s*0x[0-9a-f]+(?:\s|$)/
const RECORD = /^\d+ @(?: 0x[0-9a-f]+)+$/

/** Every line twice, as two collectors of one log give it. No line of a traceback follows itself otherwise. */
export function findDoubledLines(lines: readonly string[]): LogLayer | null {
  const doubled = lines.some((line, i) => line !== '' && line === lines[i + 1] && isSingular(line))
  return doubled ? { name: 'doubled-lines', open: openDoubledLines } : null
}

function isSingular(line: string): boolean {
  return !FRAME.test(line) && (RECORD.test(line) || isTracebackLine(line))
}

const openDoubledLines: LogLayer['open'] = next => {
  const sink = next()
  let last = ''
  const line = (text: string) => {
    if (text !== '' && text === last) {
      if (FRAME.test(text)) last = ''
      return
    }
    last = text
    sink.line(text)
  }
  return { line, end: sink.end }
}
