import { type LogLayer, lineByLine } from './log-layer.ts'

const ESCAPE = /\\([\\`*_{}[\]()#+.!<>|~-])/g
const ESCAPED = /\.\(\\\*|\\_\w|\[\\?\.\\?\.\\?\.\\\]/
const TICKED = /^\s*`+\s*(?=goroutine \d+ \[|[\w.-]+ profile: total)/

/** Takes off what chats and trackers put around code: single back-ticks, and back-slashes before their own signs. */
export function findMarkdownText(lines: readonly string[]): LogLayer | null {
  if (!lines.some(line => TICKED.test(line) || ESCAPED.test(line))) return null
  return lineByLine('markdown', (line, out) => out(line.replace(/^\s*`+|`+\s*$/g, '').replace(ESCAPE, '$1')))
}
