import { type LogLayer, lineByLine } from './log-layer.ts'

const GOLEAK = /^\s*\[?Goroutine (\d+) in state ([^\n]+?), with .* on top of the stack:\s*$/

/** Turns a report of goleak, a check in tests, into the tracebacks that it was made of. */
export function findGoleakReport(lines: readonly string[]): LogLayer | null {
  if (!lines.some(line => GOLEAK.test(line))) return null
  return lineByLine('goleak', (line, out) => {
    const found = GOLEAK.exec(line)
    const text = line.trim()
    if (found) out(`goroutine ${found[1]} [${found[2]}]:`)
    else if (!/^goroutine \d+ \[/.test(text)) out(text === ']' ? '' : text)
  })
}

const DELVE = /^\s*\*?\s*Goroutine (\d+) - (?:User|Start|Runtime|Go): (.+?):(\d+) (\S+) \(0x[0-9a-f]+\)(.*)$/
const DELVE_FRAME = /^\s*\d+\s+0x[0-9a-f]+ in (\S+)\s*$/
const DELVE_PLACE = /^\s+at (.+:\d+)\s*$/

/**
 * Turns what Delve prints on `goroutines` into tracebacks: with `-t` the stacks, without it the one frame that it names.
 *
 *     * Goroutine 18 - User: /app/hub.go:20 main.(*Hub).run (0x4a1f00) [select]
 *             0  0x000000000043e16e in runtime.gopark
 *                at /usr/local/go/src/runtime/proc.go:398
 */
export function findDelveList(lines: readonly string[]): LogLayer | null {
  if (!lines.some(line => DELVE.test(line))) return null
  return { name: 'delve', open: openDelveList }
}

const openDelveList: LogLayer['open'] = next => {
  const sink = next()
  let alone: string[] = []
  const flush = () => {
    for (const text of alone) sink.line(text)
    alone = []
  }
  const line = (text: string) => {
    const found = DELVE.exec(text)
    const frame = found ? null : DELVE_FRAME.exec(text)
    const place = found || frame ? null : DELVE_PLACE.exec(text)
    if (frame) alone = []
    else flush()
    if (frame) sink.line(`${frame[1]}()`)
    else if (place) sink.line(`\t${place[1]}`)
    else if (found) {
      const [, id, file, at, name, rest = ''] = found
      sink.line('')
      sink.line(`goroutine ${id} [${delveState(rest)}]:`)
      alone = [`${name}()`, `\t${file}:${at}`]
    } else sink.line('')
  }
  const end = () => {
    flush()
    sink.end()
  }
  return { line, end }
}

/** `[chan receive 124567]` is a state and a time; a thread means that the goroutine runs. */
function delveState(rest: string): string {
  const found = /\[([^\]]+?)(?: \d+)?\]/.exec(rest)
  return found?.[1] ?? (rest.includes('(thread ') ? 'running' : 'waiting')
}
