import { findFirst } from '#core/profile/debug2/dump-search.ts'
import { unquoteGo } from '#core/profile/go-labels.ts'
import { type LogLayer, lineByLine } from './log-layer.ts'

const FIELD = /^(\s*(?:- )?['"]?[@\w.-]+['"]?:)(?: (.*))?$/

/**
 * Takes one field out of YAML records, as command-line tools of log stores print them, one line of a capture each:
 *
 *     textPayload: goroutine 7 [select]:
 *     timestamp: '2026-01-02T15:04:05Z'
 */
export function findYamlField(lines: readonly string[]): LogLayer | null {
  const anchored = lines.find(line => findFirst(line) > 0 && FIELD.test(line))
  const key = anchored === undefined ? '' : FIELD.exec(anchored)![1]!
  if (key === '' || findFirst(scalar(anchored!, key)) !== 0) return null
  const same = lines.flatMap((line, i) => (line.startsWith(key) ? [i] : []))
  const apart = same.every((at, i) => i === 0 || at > same[i - 1]! + 1)
  if (same.length < 2 || !apart) return null
  return lineByLine('yaml', (line, out) => {
    if (line.startsWith(key)) for (const part of scalar(line, key).split('\n')) out(part)
  })
}

/** The text behind a key: plain, or in quotes of either kind. */
function scalar(line: string, key: string): string {
  const text = line.slice(key.length).trimStart()
  if (/^".*"\s*$/.test(text)) return unquoteGo(text.trimEnd().slice(1, -1))
  if (/^'.*'\s*$/.test(text)) return text.trimEnd().slice(1, -1).replaceAll("''", "'")
  return text
}
