import { findFirst } from '#core/profile/debug2/dump-search.ts'
import { type LogLayer, lineByLine } from './log-layer.ts'

/** The first line of a capture, and closing signs behind it: `goroutine 1 [running]:)`, `goroutine profile: total 7 |`. */
const ENDED = /(?:\]:|profile: total \d+|@ heap\/\d+|--- (?:mutex|contention):)((?:\s*[)\]}>|'"`]){1,3})\s*$/

/** Takes off what a table or a logger put behind every line. */
export function findLineSuffix(lines: readonly string[]): LogLayer | null {
  for (const line of lines) {
    const at = findFirst(line)
    const suffix = at < 0 ? null : ENDED.exec(line)?.[1]
    if (suffix) return { name: 'log-suffix', open: openSuffix(suffix) }
  }
  return null
}

/** The same signs with any blanks between them. */
function openSuffix(suffix: string): LogLayer['open'] {
  const signs = suffix.replace(/\s+/g, '').replace(/[)\]}|]/g, '\\$&')
  const pattern = new RegExp(String.raw`\s*${signs.match(/\\?./g)!.join(String.raw`\s*`)}\s*$`)
  return lineByLine('log-suffix', (line, out) => out(line.replace(pattern, ''))).open
}
