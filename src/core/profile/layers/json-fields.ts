import { findAnchor } from '#core/profile/debug2/dump-search.ts'
import { everyText, type Token, tokensIn } from './json-tokens.ts'
import type { LogLayer } from './log-layer.ts'

/** Lines that are JSON, or a piece of a document that is written over several lines. */
const JSON_LINE = /^\s*(?:[{}[\]",]|(?:-?[\d.]+(?:[eE][+-]?\d+)?|true|false|null)\s*,?\s*$)/
const PUNCTUATION = /^[\s{}[\],]*$|^\s*(?:-?[\d.]+(?:[eE][+-]?\d+)?|true|false|null)\s*,?\s*$/
/** A record behind what a collector put before it: a time, a tag. */
const INNER = /[[{\s]\{\s*"[^"]*"\s*(?::|=>)/

const WRAPPERS: Readonly<Record<string, string>> = {
  log: 'docker-json',
  Output: 'go-test-json',
  MESSAGE: 'journald-json',
  values: 'loki-json',
  textPayload: 'gcp-json',
}

/** Docker and `go test -json` keep line ends in the text and split long lines without one. */
const WHOLE = new Set(['log', 'Output'])

/** Strings of a list may come in pairs: a time, as nanoseconds or in words, and a line. */
const STAMP = /^(?:\d{16,19}|\d{4}-\d\d-\d\d[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)$/

/**
 * Takes the text out of JSON: one record per line, or one document of many. The field in which the first capture stands
 * is taken from every record, whatever it is called. Lines that are not JSON are kept.
 */
export function findJsonFields(lines: readonly string[]): LogLayer | null {
  for (const line of lines) {
    if (findAnchor(line) < 0) continue
    const inner = !JSON_LINE.test(line)
    const place = inner && !INNER.test(line) ? null : placeOfAnchor(inner ? [line] : lines, line)
    if (place === null) continue
    const whole = WHOLE.has(place.key) && lines.some(each => /\\n"/.test(each))
    return openField({ ...place, inner, whole })
  }
  return null
}

/** Where a text stands: its key, empty for a string in a list of its own, and the text of the name beside a `value`. */
interface Place {
  readonly key: string
  readonly named: string | null
}

const NAMES: readonly string[] = ['field', 'name', 'key', 'Name', 'Key']
const VALUES: readonly string[] = ['value', 'Value', 'stringValue']

/** The place of the string with the anchor; its key may stand on an earlier line. */
function placeOfAnchor(lines: readonly string[], anchored: string): Place | null {
  const at = lines.indexOf(anchored)
  const before = lines.slice(0, at).filter(line => JSON_LINE.test(line))
  let key = ''
  let named: string | null = null
  const tokens = [...before.flatMap(line => [...tokensIn(line)]), null, ...tokensIn(anchored)]
  const first = tokens.indexOf(null)
  for (const [i, token] of tokens.entries()) {
    if (token?.isKey) key = token.text
    else if (token !== null && i > first && findAnchor(token.text) >= 0) {
      if (key === '' && !isListed([...before, anchored])) return null
      return { key, named: VALUES.includes(key) ? named : null }
    } else if (token !== null && NAMES.includes(key)) named = token.text
  }
  return null
}

/** Whether a string without a key is one of a list, or the whole document with line ends written out in it. */
function isListed(lines: readonly string[]): boolean {
  const last = lines.at(-1)!
  const listed = lines.some(line => /^\s*\[/.test(line)) || ONE_STRING.test(last)
  return listed && !DOUBLED.test(last)
}

const ONE_STRING = /^\s*"(?:[^"\\]|\\.)*\\n(?:[^"\\]|\\.)*(?:"\s*|\\)?$/
/** Quotes in fields of CSV. */
const DOUBLED = /[^,[\s]""|""[^,\]\s]/

interface Field extends Place {
  /** Whether records stand behind something else. */
  readonly inner: boolean
  /** Whether texts keep their line ends, so that one without is a piece. */
  readonly whole: boolean
}

function openField(field: Field): LogLayer {
  const name = WRAPPERS[field.key] ?? 'json-log'
  return {
    name,
    open(next) {
      const sink = next()
      let held = ''
      const take = (text: string) => {
        if (!field.whole) return emit(text, sink.line)
        held += text
        if (!text.endsWith('\n')) return
        emit(held.slice(0, -1), sink.line)
        held = ''
      }
      const end = () => {
        if (held !== '') emit(held, sink.line)
        sink.end()
      }
      return { line: fieldLines(field, take, sink.line), end }
    },
  }
}

/** Takes the texts of one field out of lines; lines that are no JSON go to `other`. */
function fieldLines(
  { key: field, named, inner }: Field,
  take: (text: string) => void,
  other: (line: string) => void,
): (line: string) => void {
  const literal = JSON.stringify(field).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const start = new RegExp(`${literal}\\s*(?::|=>)\\s*(?="|\\[\\s*\\d)`, 'g')
  let key = ''
  let called: string | null = null
  const ofToken = ({ text, isKey }: Token) => {
    if (isKey) key = text
    else if (NAMES.includes(key)) called = text
    else if (key === field && (named === null || called === named) && !STAMP.test(text)) take(text)
  }
  return line => {
    const isRecord = named === null && (inner || line.startsWith('{'))
    start.lastIndex = 0
    if (isRecord && start.test(line)) return everyText(line, start, take)
    if (inner || !JSON_LINE.test(line) || !(line.includes('"') || PUNCTUATION.test(line))) return other(line)
    for (const token of tokensIn(line)) ofToken(token)
  }
}

function emit(text: string, out: (line: string) => void): void {
  for (const line of text.replace(/\n$/, '').split('\n')) out(line)
}
