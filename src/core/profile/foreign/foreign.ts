import { ReadStop } from '#core/profile/failure.ts'
import { FOREIGN_BINARY } from './foreign-binary.ts'
import type { Foreign } from './foreign-kind.ts'
import { FOREIGN_TEXT } from './foreign-text.ts'

const HEAD = 2048
const LONGEST_QUOTE = 60
const LONGEST_SAYING = 200

/** Recognises binary content that no reader wants: its failure says what it is. */
export function foreignBinary(bytes: Uint8Array): ReadStop | null {
  const found = recognised(FOREIGN_BINARY, bytes)
  return found && new ReadStop(found.code, { kind: found.kind, size: bytes.length })
}

/** The same for text, which is asked when no reader wants it; with its first characters and what it says of an error. */
export function foreignText(bytes: Uint8Array): ReadStop | null {
  const found = recognised(FOREIGN_TEXT, bytes)
  if (found === null) return null
  const said = sayingOf(bytes)
  const facts = { kind: found.kind, quote: quoteOf(bytes, LONGEST_QUOTE), size: bytes.length }
  return new ReadStop(found.code, said === '' ? facts : { ...facts, said })
}

function recognised(kinds: readonly Foreign[], bytes: Uint8Array): Foreign | null {
  const head = headOf(bytes)
  return kinds.find(foreign => foreign.matches(head)) ?? null
}

/** What to say when nothing fits: blank, text that is no profile, or unknown binary content. */
export function unknownFailure(bytes: Uint8Array): ReadStop {
  const quote = quoteOf(bytes, LONGEST_QUOTE)
  const text = isText(headOf(bytes))
  if (text && quote === '') return new ReadStop('empty', { kind: 'blank', size: bytes.length })
  return new ReadStop(text ? 'not-a-profile' : 'unknown-format', { quote, size: bytes.length })
}

/** The title of a page, or the message in JSON and XML. */
function sayingOf(bytes: Uint8Array): string {
  const head = new TextDecoder('utf-8').decode(bytes.subarray(0, HEAD))
  const found =
    /<title[^>]*>\s*([^<]+?)\s*<\/title>/i.exec(head) ??
    /"(?:message|error_description|error|detail|reason)"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(head) ??
    /<Message>([^<]+)<\/Message>/i.exec(head)
  return found === null ? '' : printable(found[1]!.replaceAll('\\"', '"'), LONGEST_SAYING)
}

/** The first characters on one line, without control characters: safe to print anywhere. */
function quoteOf(bytes: Uint8Array, length: number): string {
  return printable(new TextDecoder('utf-8').decode(bytes.subarray(0, length * 4)), length)
}

function printable(text: string, length: number): string {
  const characters = Array.from(text.replace(/[\p{C}\p{Z}\ufffd]+/gu, ' ').trim())
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : characters.join('')
}

function headOf(bytes: Uint8Array): string {
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  return String.fromCharCode(...bytes.subarray(start, start + HEAD))
}

/** Text has no control characters but tabs, line ends and the escapes of coloured terminals. */
function isText(head: string): boolean {
  for (let i = 0; i < head.length; i++) {
    const code = head.charCodeAt(i)
    if (code < 0x20 && code !== 0x1b && (code < 9 || code > 13)) return false
  }
  return true
}
