import type { LogLayer } from './log-layer.ts'

const LINE = /^\d{4}-\d\d-\d\dT\S+ (stdout|stderr) ([FP])(?: (.*))?$/

/** Takes the prefix off the lines of a container's log file and joins what the runtime split (`P` goes on, `F` ends). */
export function findCriLog(lines: readonly string[]): LogLayer | null {
  return lines.some(line => LINE.test(line)) ? { name: 'cri-log', open: openCriLog } : null
}

const openCriLog: LogLayer['open'] = next => {
  const sink = next()
  const held: Record<string, string> = { stdout: '', stderr: '' }
  const flush = (stream: string) => {
    if (held[stream] !== '') sink.line(held[stream]!)
    held[stream] = ''
  }
  const line = (text: string) => {
    const found = LINE.exec(text)
    if (found === null) return sink.line(text)
    const [, stream = '', mark, part = ''] = found
    const whole = held[stream] + part
    held[stream] = mark === 'P' ? whole : ''
    if (mark === 'F') sink.line(whole)
  }
  const end = () => {
    flush('stdout')
    flush('stderr')
    sink.end()
  }
  return { line, end }
}
