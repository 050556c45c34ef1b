import type { LogLayer } from './log-layer.ts'

/** A line of a mail that goes on in the next one. Mails have no longer lines: RFC 2045, 6.7. */
const SOFT = /=$/
const LONGEST = 76
const BYTES = /(?:=[0-9A-F]{2})+/g

/** Undoes quoted-printable, as files of mails have it: `=3D` for a sign, `=` at the end of a line that goes on. */
export function findQuotedPrintable(lines: readonly string[]): LogLayer | null {
  const soft = lines.some(
    (line, i) => SOFT.test(line) && line.length >= LONGEST - 4 && (lines[i + 1] ?? '') !== '',
  )
  const said = lines.some(line => /^content-transfer-encoding:\s*quoted-printable\s*$/i.test(line))
  if (!lines.some(line => line.search(BYTES) >= 0 || SOFT.test(line))) return null
  return (soft || said) && lines.every(line => line.length <= LONGEST)
    ? { name: 'quoted-printable', open }
    : null
}

const open: LogLayer['open'] = next => {
  const sink = next()
  let held = ''
  const line = (text: string) => {
    if (SOFT.test(text)) held += text.slice(0, -1)
    else {
      sink.line((held + text).replace(BYTES, decoded))
      held = ''
    }
  }
  const end = () => {
    if (held !== '') sink.line(held.replace(BYTES, decoded))
    sink.end()
  }
  return { line, end }
}

function decoded(codes: string): string {
  const bytes = Uint8Array.from(codes.slice(1).split('='), code => Number.parseInt(code, 16))
  return new TextDecoder('utf-8').decode(bytes)
}
