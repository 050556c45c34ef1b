import type { LogLayer } from './log-layer.ts'
import { isTracebackLine } from './traceback-line.ts'

/** Every line twice, as two collectors of one log give it. No line of a traceback follows itself otherwise. */
export function findDoubledLines(lines: readonly string[]): LogLayer | null {
  const doubled = lines.some((line, i) => line !== '' && line === lines[i + 1] && isTracebackLine(line))
  return doubled ? { name: 'doubled-lines', open: openDoubledLines } : null
}

const openDoubledLines: LogLayer['open'] = next => {
  const sink = next()
  let last = ''
  const line = (text: string) => {
    if (text !== '' && text === last) return
    last = text
    sink.line(text)
  }
  return { line, end: sink.end }
}
