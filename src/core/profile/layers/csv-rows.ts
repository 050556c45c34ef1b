import { findAnchor } from '#core/profile/debug2/dump-search.ts'
import { type LogLayer, lineByLine } from './log-layer.ts'

const DELIMITERS = [',', ';', '\t']

/**
 * Takes one column out of CSV, as log stores export it: the one in which the first capture stands. Quoted fields may hold
 * line ends, delimiters and doubled quotes (RFC 4180).
 */
export function findCsvRows(lines: readonly string[]): LogLayer | null {
  const at = lines.findIndex(line => findAnchor(line) >= 0)
  const line = at < 0 ? '' : lines[at]!
  for (const delimiter of DELIMITERS) {
    const { fields } = splitRow(line, delimiter)
    const column = fields.findIndex(field => findAnchor(field) === 0 && !/^\s/.test(field))
    const quoted = line.includes('"')
    if (column < 0 || (fields.length === 1 && !quoted)) continue
    if (column === 0 ? !line.startsWith('"') : fields.slice(0, column).every(isBlank)) continue
    if (!/\]:?|total \d+|@|^---/.test(fields[column]!) || isOneString(line)) continue
    return openColumn(column, delimiter, column === fields.length - 1)
  }
  return null
}

/** A whole capture as one string of a program, with its line ends written out. */
function isOneString(line: string): boolean {
  return /^\s*"(?:[^"\\]|\\.)*\\n(?:[^"\\]|\\.)*(?:"\s*|\\)?$/.test(line)
}

function isBlank(field: string): boolean {
  return field.trim() === ''
}

/** The text of the last column goes to the end of the row where it has no quotes, whatever delimiters are in it. */
function openColumn(column: number, delimiter: string, last: boolean): LogLayer {
  let held = ''
  return lineByLine('csv', (line, out) => {
    const row = held === '' ? line : `${held}\n${line}`
    const { fields, open } = splitRow(row, delimiter, last ? column : -1)
    held = open && row.length < LONGEST_ROW ? row : ''
    if (held !== '') return
    const field = fields[column] ?? ''
    for (const part of field.replace(/\n$/, '').split('\n')) out(part)
  })
}

/** A quote that never ends must not keep the rest of the file. */
const LONGEST_ROW = 1 << 20

/** Fields of a row, and whether a quote is still open at its end. */
function splitRow(row: string, delimiter: string, rest = -1): { fields: string[]; open: boolean } {
  const fields: string[] = []
  for (let at = 0; at >= 0; ) {
    const quote = row[at] === '"' ? closingQuote(row, at + 1) : null
    if (quote === row.length) return { fields: [...fields, unquoted(row.slice(at + 1))], open: true }
    const next = quote === null && fields.length === rest ? -1 : row.indexOf(delimiter, quote ?? at)
    const text = row.slice(at, next < 0 ? row.length : next)
    fields.push(quote === null ? text : unquoted(row.slice(at + 1, quote)))
    at = next < 0 ? -1 : next + 1
  }
  return { fields, open: false }
}

/** Where a quoted field ends; the length of the row where it does not. */
function closingQuote(row: string, from: number): number {
  let end = row.indexOf('"', from)
  while (end >= 0 && row[end + 1] === '"') end = row.indexOf('"', end + 2)
  return end < 0 ? row.length : end
}

function unquoted(text: string): string {
  return text.replaceAll('""', '"')
}
