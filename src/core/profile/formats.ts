import { findContentionDebug1, openContentionDebug1 } from './debug1/contention-debug1.ts'
import { findDebug1, openDebug1 } from './debug1/goroutine-debug1.ts'
import { findHeapDebug1, openHeapDebug1 } from './debug1/heap-debug1.ts'
import { findDump } from './debug2/dump-search.ts'
import { openDebug2 } from './debug2/goroutine-debug2.ts'
import { findFolded, openFolded } from './folded.ts'
import type { TextReader } from './text-reader.ts'

/** A kind of text. `find` says where in the first lines it starts, or -1; `open` makes a reader of it. */
export interface TextFormat {
  readonly name: string
  readonly find: (text: string) => number
  readonly open: () => TextReader
}

/** Where several are found, the one that starts first is read. */
const FORMATS: readonly TextFormat[] = [
  { name: 'goroutine-debug1', find: findDebug1, open: openDebug1 },
  { name: 'heap-debug1', find: findHeapDebug1, open: openHeapDebug1 },
  { name: 'contention-debug1', find: findContentionDebug1, open: openContentionDebug1 },
  { name: 'goroutine-debug2', find: findDump, open: openDebug2 },
  { name: 'folded', find: findFolded, open: openFolded },
]

/** The format of a text by its first lines, or null. */
export function formatOf(text: string): TextFormat | null {
  let found: TextFormat | null = null
  let first = Number.POSITIVE_INFINITY
  for (const format of FORMATS) {
    const at = format.find(text)
    if (at >= 0 && at < first) {
      first = at
      found = format
    }
  }
  return found
}
