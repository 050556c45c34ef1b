import type { FailureCode } from './failure.ts'
import { ReadStop } from './failure.ts'

interface Foreign {
  readonly code: FailureCode
  readonly kind: string
  readonly matches: (head: string) => boolean
}

const ELF_TYPE = 16
const CORE = '\x04\x00'

/** Binary content that people drop by mistake, by its first characters (bytes as Latin-1). First match counts. */
const BINARY: readonly Foreign[] = [
  {
    code: 'execution-trace',
    kind: 'Go execution trace',
    matches: head => /^go 1\.\d+ trace$/.test(head.slice(0, head.indexOf('\0'))),
  },
  {
    code: 'core-dump',
    kind: 'core dump',
    matches: head => head.startsWith('\x7fELF') && head.startsWith(CORE, ELF_TYPE),
  },
  { code: 'elf', kind: 'ELF binary', matches: head => head.startsWith('\x7fELF') },
  {
    code: 'elf',
    kind: 'Mach-O binary',
    matches: head => starts(head, '\xce\xfa\xed\xfe', '\xcf\xfa\xed\xfe', '\xca\xfe\xba\xbe'),
  },
  { code: 'elf', kind: 'Windows binary', matches: head => head.startsWith('MZ') && head.includes('PE\0\0') },
  { code: 'zip', kind: 'zip', matches: head => starts(head, 'PK\x03\x04', 'PK\x05\x06') },
  { code: 'unknown-format', kind: 'legacy CPU profile', matches: isLegacyCpu },
  { code: 'unknown-format', kind: 'zstd', matches: head => head.startsWith('\x28\xb5\x2f\xfd') },
  { code: 'unknown-format', kind: 'xz', matches: head => head.startsWith('\xfd7zXZ\0') },
  { code: 'unknown-format', kind: 'bzip2', matches: head => /^BZh[1-9]1AY&SY/.test(head) },
  { code: 'unknown-format', kind: 'tar', matches: head => head.startsWith('ustar', 257) },
  { code: 'unknown-format', kind: 'PDF', matches: head => head.startsWith('%PDF-') },
  { code: 'unknown-format', kind: 'image', matches: head => /^(?:\x89PNG|GIF8|\xff\xd8\xff)/.test(head) },
  { code: 'unknown-format', kind: 'SQLite', matches: head => head.startsWith('SQLite format 3\0') },
]

/** Text that is no profile, unless a dump stands in it. */
const TEXT: readonly Foreign[] = [
  { code: 'html', kind: 'pprof index page', matches: head => isHtml(head) && head.includes('/debug/pprof/') },
  { code: 'html', kind: 'HTML', matches: isHtml },
  { code: 'xml', kind: 'XML', matches: head => /^\s*<(?:\?xml|svg|[a-zA-Z][\w:.-]*[\s>/])/.test(head) },
  { code: 'unknown-format', kind: 'C++ threadz', matches: head => head.startsWith('--- threadz ') },
  {
    code: 'unknown-format',
    kind: 'Java contention',
    matches: head => /^--- contentionz [\s\S]*format = java/.test(head),
  },
  { code: 'json', kind: 'JSON', matches: head => /^\s*(?:\{\s*["}]|\[\s*[[\]{"\d-])/.test(head) },
]

const HEAD = 2048

/** Recognises binary content that no reader wants: its failure says what it is and quotes its first characters. */
export function foreignBinary(bytes: Uint8Array): ReadStop | null {
  return recognised(BINARY, bytes)
}

/** The same for text, which is asked when no reader wants it. */
export function foreignText(bytes: Uint8Array): ReadStop | null {
  return recognised(TEXT, bytes)
}

function recognised(kinds: readonly Foreign[], bytes: Uint8Array): ReadStop | null {
  const head = headOf(bytes)
  const found = kinds.find(foreign => foreign.matches(head))
  if (found === undefined) return null
  return new ReadStop(found.code, { kind: found.kind, quote: quoteOf(bytes), size: bytes.length })
}

/** What to say when nothing fits: text that is no profile, or unknown binary content. */
export function unknownFailure(bytes: Uint8Array): ReadStop {
  const facts = { quote: quoteOf(bytes), size: bytes.length }
  return new ReadStop(isText(headOf(bytes)) ? 'not-a-profile' : 'unknown-format', facts)
}

/** The first characters on one line, without control characters: safe to print anywhere. */
function quoteOf(bytes: Uint8Array, length = 60): string {
  const text = new TextDecoder('utf-8').decode(bytes.subarray(0, length * 4))
  const printable = text.replace(/[\p{C}\p{Z}\ufffd]+/gu, ' ').trim()
  const characters = Array.from(printable)
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : printable
}

function headOf(bytes: Uint8Array): string {
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  return String.fromCharCode(...bytes.subarray(start, start + HEAD))
}

function starts(head: string, ...prefixes: readonly string[]): boolean {
  return prefixes.some(prefix => head.startsWith(prefix))
}

/** gperftools' binary header: words 0, 3, 0, period, 0 of 4 or 8 bytes, as Go before 1.6 wrote it too. */
function isLegacyCpu(head: string): boolean {
  return starts(head, '\0\0\0\0\x03\0\0\0\0\0\0\0', `${'\0'.repeat(8)}\x03${'\0'.repeat(15)}`)
}

function isHtml(head: string): boolean {
  return /^\s*(?:<!--[\s\S]*?-->\s*)*<(?:!doctype html|html|head|body|title|script)\b/i.test(head)
}

/** Text has no control characters but tabs, line ends and the escapes of coloured terminals. */
function isText(head: string): boolean {
  for (let i = 0; i < head.length; i++) {
    const code = head.charCodeAt(i)
    if (code < 0x20 && code !== 0x1b && (code < 9 || code > 13)) return false
  }
  return true
}
