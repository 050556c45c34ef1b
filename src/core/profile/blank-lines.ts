import { type LogLayer, lineByLine } from './log-layer.ts'
import { isCallLine, isPlaceLine } from './traceback-line.ts'

/** Takes out the blank lines that a chat or a mail put below every line: one stands between a call and its place. */
export function findBlankLines(lines: readonly string[]): LogLayer | null {
  const apart = lines.filter(
    (line, i) => isCallLine(line) && lines[i + 1] === '' && isPlaceLine(lines[i + 2] ?? ''),
  )
  const close = lines.filter((line, i) => isCallLine(line) && isPlaceLine(lines[i + 1] ?? ''))
  if (apart.length <= close.length) return null
  return lineByLine('blank-lines', (line, out) => {
    if (line.trim() !== '') out(line)
  })
}
