const HEADER = /^(.*?)goroutine \d+[^\n]*? \[[^\n]*\][^\n]*:\s*$/m

/**
 * Takes off what a log system put before every line: time stamps, host and process, `[pod/name/container]`, `name  | `, or
 * just an indentation. The text before the first header is the pattern; numbers in it may differ from line to line. Lines
 * without it belong to somebody else and are dropped.
 */
export function unwrapPrefix(text: string): { text: string; wrapper: string } | null {
  const found = HEADER.exec(text)
  if (found === null || found[1] === '') return null
  const prefix = patternOf(found[1]!)
  const lines = text.split('\n').flatMap(line => {
    const match = prefix.exec(line)
    return match === null ? [] : [line.slice(match[0].length)]
  })
  return { text: lines.join('\n'), wrapper: /\S/.test(found[1]!) ? 'log-prefix' : 'indent' }
}

/** The prefix with every number open, and its last blank optional, as empty lines may lose it. */
function patternOf(prefix: string): RegExp {
  const open = prefix.trimEnd().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const blanks = prefix.length - prefix.trimEnd().length
  const varying = open.replace(/\d+/g, '\\d+').replace(/[A-Z][a-z]{2}(?= +\\d)/g, '[A-Z][a-z]{2}')
  return new RegExp(`^${varying}[ \\t]{0,${blanks}}`)
}
