import { unwrapCriLog } from './cri-log.ts'
import { findHeader, hasPlainHeader } from './dump-search.ts'
import { unwrapEscaped } from './escaped-log.ts'
import { unwrapJsonLines } from './json-lines.ts'
import { unwrapPrefix } from './line-prefix.ts'

export interface Unwrapped {
  readonly bytes: Uint8Array
  /** Names of what was taken off, outermost first. */
  readonly wrappers: readonly string[]
}

/** In the order in which log systems pile them up. */
const WRAPPERS = [unwrapJsonLines, unwrapCriLog, unwrapEscaped, unwrapPrefix]

/** More than this is never one line of text after the other in a log. */
const MOST_LAYERS = 4

/** Beyond this size a log is not held as one text. */
const LARGEST = 1 << 28

/**
 * Frees a dump of goroutines from the log that it was written to. A file in which a header stands at the start of a line,
 * or nowhere, is returned as it is.
 */
export function unwrapLog(bytes: Uint8Array): Unwrapped {
  if (bytes.length > LARGEST || findHeader(bytes) < 0 || hasPlainHeader(bytes)) return { bytes, wrappers: [] }
  let text = new TextDecoder('utf-8').decode(bytes)
  const wrappers: string[] = []
  while (wrappers.length < MOST_LAYERS && !/^goroutine \d+[^\n]* \[/m.test(text)) {
    let found: { text: string; wrapper: string } | null = null
    for (const unwrap of WRAPPERS) found ??= unwrap(text)
    if (found === null || found.text === text) break
    text = found.text
    wrappers.push(found.wrapper)
  }
  const freed = new TextEncoder().encode(text)
  return hasPlainHeader(freed) ? { bytes: freed, wrappers } : { bytes, wrappers: [] }
}
