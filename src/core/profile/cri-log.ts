const LINE = /^\d{4}-\d\d-\d\dT\S+ (?:stdout|stderr) ([FP])(?: (.*))?$/

/** Takes the prefix off the lines of a container's log file and joins what the runtime split (`P` goes on, `F` ends). */
export function unwrapCriLog(text: string): { text: string; wrapper: string } | null {
  const lines = text.split('\n')
  if (!lines.slice(0, 50).some(line => LINE.test(line))) return null
  const parts = lines.map(line => {
    const found = LINE.exec(line.replace(/\r$/, ''))
    if (found === null) return `${line}\n`
    return found[1] === 'P' ? (found[2] ?? '') : `${found[2] ?? ''}\n`
  })
  return { text: parts.join(''), wrapper: 'cri-log' }
}
