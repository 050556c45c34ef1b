import { unquoteGo } from './go-labels.ts'

const ESCAPED_HEADER = /\\ngoroutine \d+[^\n]*?\]:\\n/

/**
 * Unescapes dumps that a logger wrote on one line, as containerd does on SIGUSR1:
 *
 *     time="…" level=info msg="=== BEGIN goroutine stack dump ===\ngoroutine 1 [running]:\n…"
 *
 * Other lines stay. A dump that the log system broke into records is joined first where they carry no prefix of their own.
 */
export function unwrapEscaped(text: string): { text: string; wrapper: string } | null {
  if (!ESCAPED_HEADER.test(text)) return null
  const wrapper = text.includes('=== BEGIN goroutine stack dump') ? 'containerd-log' : 'escaped-log'
  return { text: text.split('\n').map(unescapeLine).join('\n'), wrapper }
}

function unescapeLine(line: string): string {
  if (!line.includes('\\n')) return line
  const quote = line.search(/"(?=[^"]*\\n)/)
  const body = quote < 0 ? line : line.slice(quote + 1)
  const end = closingQuote(body)
  return `${line.slice(0, Math.max(quote, 0))}\n${unquoteGo(body.slice(0, end))}\n${body.slice(end + 1)}`
}

/** Where the quoted text ends, or the end of the line when it was cut before. */
function closingQuote(text: string): number {
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at
  }
  return text.length
}
