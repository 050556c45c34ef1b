import { findAnchor } from './dump-search.ts'
import { isEscaped } from './escaped-log.ts'
import { type LogLayer, lineByLine } from './log-layer.ts'

/** A string of JSON, and the colon that makes it a key; or a list of bytes, as journald writes what is not plain text. */
const TOKEN = /"([^"\\]*(?:\\.[^"\\]*)*)(?:"\s*(:)?|$)|\[((?:\s*\d{1,3}\s*,)*\s*\d{1,3}\s*)\]/g

/** Lines that are JSON, or a piece of a document that is written over several lines. */
const JSON_LINE = /^\s*[{}[\]",]/
const PUNCTUATION = /^[\s{}[\],]*$/

const WRAPPERS: Readonly<Record<string, string>> = {
  log: 'docker-json',
  Output: 'go-test-json',
  MESSAGE: 'journald-json',
  values: 'loki-json',
  textPayload: 'gcp-json',
}

/** Docker and `go test -json` keep line ends in the text and split long lines without one. */
const WHOLE = new Set(['log', 'Output'])

/** Loki's strings come in pairs: a time in nanoseconds, and a line. */
const NANOSECONDS = /^\d{16,19}$/

/**
 * Takes the text out of JSON: one record per line, or one document of many. The field in which the first capture stands
 * is taken from every record, whatever it is called. Lines that are not JSON are kept.
 */
export function findJsonFields(lines: readonly string[]): LogLayer | null {
  for (const line of lines) {
    const key = JSON_LINE.test(line) && findAnchor(line) >= 0 ? keyOfAnchor(lines, line) : null
    if (key !== null) return openField(key)
  }
  return null
}

/** The key before the string with the anchor; it may stand on an earlier line. */
function keyOfAnchor(lines: readonly string[], anchored: string): string | null {
  let key: string | null = null
  for (const line of lines) {
    if (!JSON_LINE.test(line)) continue
    for (const { text, isKey } of tokensIn(line)) {
      if (isKey) key = text
      else if (line === anchored && findAnchor(text) >= 0) return key
    }
    if (line === anchored) return null
  }
  return null
}

function openField(field: string): LogLayer {
  const name = WRAPPERS[field] ?? 'json-log'
  const start = new RegExp(
    `${JSON.stringify(field).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*:\\s*(?=["[])`,
    'g',
  )
  let key = ''
  let held = ''
  const take = (text: string, out: (line: string) => void) => {
    if (!WHOLE.has(field)) return emit(text, out)
    const ends = text.endsWith('\n')
    held += text
    if (!ends) return
    emit(held.slice(0, -1), out)
    held = ''
  }
  const layer = lineByLine(name, (line, out) => {
    if (!JSON_LINE.test(line) || !(line.includes('"') || PUNCTUATION.test(line))) return out(line)
    if (line.startsWith('{') && field !== 'values') return everyText(line, start, text => take(text, out))
    for (const token of tokensIn(line)) {
      if (token.isKey) key = token.text
      else if (key === field && !NANOSECONDS.test(token.text)) take(token.text, out)
    }
  })
  return {
    name,
    open(next) {
      const sink = next()
      const inner = layer.open(() => sink)
      const end = () => {
        if (held !== '') emit(held, sink.line)
        sink.end()
      }
      return { line: inner.line, end }
    },
  }
}

/** The texts of one field in a record on one line. A key cannot stand inside a string, where its quotes have escapes. */
function everyText(line: string, start: RegExp, take: (text: string) => void): void {
  start.lastIndex = 0
  while (start.test(line)) {
    const at = start.lastIndex
    if (line[at] === '[') {
      const [token] = tokensIn(line.slice(at, line.indexOf(']', at) + 1))
      if (token) take(token.text)
      continue
    }
    const end = endOfString(line, at + 1)
    take(unescapeJson(line.slice(at + 1, end)))
    start.lastIndex = end
  }
}

function endOfString(line: string, from: number): number {
  let end = line.indexOf('"', from)
  while (end >= 0 && isEscaped(line, end)) end = line.indexOf('"', end + 1)
  return end < 0 ? line.length : end
}

function emit(text: string, out: (line: string) => void): void {
  for (const line of text.replace(/\n$/, '').split('\n')) out(line)
}

function* tokensIn(line: string): Iterable<{ text: string; isKey: boolean }> {
  for (const [, string, colon, bytes] of line.matchAll(TOKEN)) {
    if (bytes !== undefined) {
      const values = Uint8Array.from(bytes.split(','), Number)
      if (values.length > 1) yield { text: new TextDecoder('utf-8').decode(values), isKey: false }
    } else yield { text: unescapeJson(string ?? ''), isKey: colon === ':' }
  }
}

function unescapeJson(text: string): string {
  if (!text.includes('\\')) return text
  try {
    return JSON.parse(`"${text}"`)
  } catch {
    return text.replace(/\\(?:u([0-9a-f]{4})|([nrtbf"\\/]))/gi, (_, hex, letter) =>
      hex === undefined ? (LETTERS[letter] ?? letter) : String.fromCharCode(Number.parseInt(hex, 16)),
    )
  }
}

const LETTERS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
