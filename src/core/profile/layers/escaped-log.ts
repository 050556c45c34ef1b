import { unquoteGo } from '#core/profile/go-labels.ts'
import { type LogLayer, lineByLine } from './log-layer.ts'

const ESCAPED_HEADER =
  /\\ngoroutine \d+[^\n]{0,400}?\]:\\n|goroutine \d+ \[[^\n\]]{0,400}\]:\\n|profile: total \d+\\n|heap profile: [^\n]{0,200}?@ \w+\/\d+\\n|--- (?:mutex|contention):\\n/

/** Control characters made visible: rsyslog's octal numbers, `cat -A`, and a logger that quotes every line. */
const OCTAL = /^#011\S|\S#012(?:#|goroutine |created by |\S+\(|\d+ @ |\d+: \d+ \[|cycles\/)/
const CARET = /^\^I\S.*\$$/
const LETTER = /^\\t\S/

/**
 * Unescapes dumps that a logger wrote on one line, as containerd does on SIGUSR1:
 *
 *     time="…" level=info msg="=== BEGIN goroutine stack dump ===\ngoroutine 1 [running]:\n…"
 *
 * Other lines stay. A dump that the log system broke into records is joined first where they carry no prefix of their own.
 */
export function findEscapedLog(lines: readonly string[]): LogLayer | null {
  if (!lines.some(line => ESCAPED_HEADER.test(line))) return null
  const daemon = lines.some(line => line.includes('=== BEGIN goroutine stack dump'))
  return lineByLine(daemon ? 'containerd-log' : 'escaped-log', unescapeLine)
}

export function findVisibleControls(lines: readonly string[]): LogLayer | null {
  if (lines.some(line => OCTAL.test(line)))
    return lineByLine('syslog', (line, out) => {
      for (const part of line.replaceAll('#012', '\n').replaceAll('#011', '\t').split('\n')) out(part)
    })
  if (lines.some(line => CARET.test(line)))
    return lineByLine('escaped-log', (line, out) => out(line.replaceAll('^I', '\t').replace(/(?:\^M)?\$$/, '')))
  if (lines.some(line => LETTER.test(line)))
    return lineByLine('escaped-log', (line, out) => out(line.replace(/^(?:\\t)+/, '\t')))
  return null
}

/** Gives the lines on that a line holds; a dump of some hundred thousand goroutines in pieces, as memory counts then. */
function unescapeLine(line: string, out: (text: string) => void): void {
  if (!line.includes('\\n')) {
    out(line)
    return
  }
  const quote = openingQuote(line)
  const from = quote + 1
  const end = quote < 0 ? line.length : closingQuote(line, from, line[quote]!)
  out(line.slice(0, from === 0 ? 0 : quote))
  for (const piece of piecesOf(line, from, end))
    for (const part of unescapeControls(piece).split('\n')) out(part)
  out(line.slice(end + 1))
}

const PIECE = 1 << 16

/** A text with its line ends written out, in pieces that are parted at such ends, which go. */
export function* piecesOf(text: string, start: number, end: number): Iterable<string> {
  let from = start
  while (end - from > PIECE) {
    let at = text.indexOf('\\n', from + PIECE)
    while (at >= 0 && isEscaped(text, at)) at = text.indexOf('\\n', at + 1)
    if (at < 0 || at >= end) break
    yield text.slice(from, at)
    from = at + 2
  }
  yield text.slice(from, end)
}

/** Where the quoted text with the first line end written out begins; in Python's, a byte string has a `b` before it. */
function openingQuote(line: string): number {
  const double = line.search(/"(?=[^"]*\\n)/)
  if (double >= 0 && !line.slice(0, double).includes('\\n')) return double
  return line.search(/(?<![A-Za-z0-9_.]|\\)'(?=[^']*\\n)|(?<=\bb)'(?=[^']*\\n)/)
}

/** The escapes that every dump has, all at once; the others only where there are any. A `\\\\` waits for these. */
function unescapeControls(text: string): string {
  const plain = text.replace(/\\([ntr"'\\])/g, (_, letter) => CONTROLS[letter]!)
  return plain.includes('\\') ? unquoteGoLines(plain) : plain
}

function unquoteGoLines(text: string): string {
  return text
    .split('\n')
    .map(line => (line.includes('\\') ? unquoteGo(line) : line))
    .join('\n')
}

const CONTROLS: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '"': '"',
  "'": "'",
  '\\': '\\\\',
}

/** Where the quoted text from `from` on ends, or the end of the line when it was cut before. */
function closingQuote(line: string, from: number, quote: string): number {
  let at = line.indexOf(quote, from)
  while (at >= 0 && isEscaped(line, at)) at = line.indexOf(quote, at + 1)
  return at < 0 ? line.length : at
}

/** Whether a back-slash before it that is none itself takes a character's meaning. */
export function isEscaped(text: string, at: number): boolean {
  let slashes = 0
  while (text[at - 1 - slashes] === '\\') slashes++
  return slashes % 2 === 1
}
