/** Fields that hold the text of a line, by who writes them. The first that a line has is taken. */
const FIELDS = [
  { field: 'log', wrapper: 'docker-json' },
  { field: 'Output', wrapper: 'go-test-json' },
  { field: 'MESSAGE', wrapper: 'journald-json' },
  { field: 'msg', wrapper: 'json-log' },
  { field: 'message', wrapper: 'json-log' },
] as const

/**
 * Takes the text out of JSON lines. Docker and `go test -json` keep line ends in the text and split long lines without
 * one; loggers write one message per record. Lines that are not JSON are kept.
 */
export function unwrapJsonLines(text: string): { text: string; wrapper: string } | null {
  if (!/^\s*\{/m.test(text.slice(0, 1 << 16))) return null
  let wrapper = ''
  const parts = text.split('\n').map(line => {
    const found = messageOf(line)
    if (found === null) return `${line}\n`
    wrapper ||= found.wrapper
    const whole = found.wrapper === 'docker-json' || found.wrapper === 'go-test-json'
    return whole ? found.text : `${found.text}\n`
  })
  return wrapper === '' ? null : { text: parts.join(''), wrapper }
}

function messageOf(line: string): { text: string; wrapper: string } | null {
  if (!line.startsWith('{')) return null
  try {
    const record: Record<string, unknown> = JSON.parse(line)
    for (const { field, wrapper } of FIELDS) {
      const text = record[field]
      if (typeof text === 'string') return { text, wrapper }
      if (isBytes(text)) return { text: new TextDecoder('utf-8').decode(Uint8Array.from(text)), wrapper }
    }
    return null
  } catch {
    return null
  }
}

/** journald exports messages that are not plain text as arrays of bytes. */
function isBytes(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(item => typeof item === 'number')
}
