import { isEscaped, piecesOf } from './escaped-log.ts'

/** A text, and whether it is a key. */
export interface Token {
  readonly text: string
  readonly isKey: boolean
}

/** A string of JSON, and the colon that makes it a key; or a list of bytes, as journald writes what is not plain text. */
const TOKEN = /"([^"\\]*(?:\\.[^"\\]*)*)(?:"\s*(:|=>)?|$)|\[((?:\s*\d{1,3}\s*,)*\s*\d{1,3}\s*)\]/g

/** The texts of one field in a record on one line. A key cannot stand inside a string, where its quotes have escapes. */
export function everyText(line: string, start: RegExp, take: (text: string) => void): void {
  start.lastIndex = 0
  while (start.test(line)) {
    const at = start.lastIndex
    if (line[at] === '[') {
      const [token] = tokensIn(line.slice(at, line.indexOf(']', at) + 1))
      if (token) take(token.text)
      continue
    }
    const end = endOfString(line, at + 1)
    takePieces(line, at + 1, end, take)
    start.lastIndex = end
  }
}

/** A long text comes in pieces that end where its lines do. */
function takePieces(line: string, from: number, to: number, take: (text: string) => void): void {
  let held: string | null = null
  for (const piece of piecesOf(line, from, to)) {
    if (held !== null) take(`${held}\n`)
    held = unescapeJson(piece)
  }
  take(held ?? '')
}

function endOfString(line: string, from: number): number {
  let end = line.indexOf('"', from)
  while (end >= 0 && isEscaped(line, end)) end = line.indexOf('"', end + 1)
  return end < 0 ? line.length : end
}

/** Strings and lists of bytes of a line, in their order. */
export function* tokensIn(line: string): Iterable<Token> {
  for (const [, string, colon, bytes] of line.matchAll(TOKEN)) {
    if (bytes !== undefined) {
      const values = Uint8Array.from(bytes.split(','), Number)
      if (values.length > 1) yield { text: new TextDecoder('utf-8').decode(values), isKey: false }
    } else yield { text: unescapeJson(string ?? ''), isKey: colon !== undefined }
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
