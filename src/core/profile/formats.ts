import { readContentionDebug1, sniffContentionDebug1 } from './contention-debug1.ts'
import { hasPlainHeader } from './dump-search.ts'
import { readFolded, sniffFolded } from './folded.ts'
import { readDebug1, sniffDebug1 } from './goroutine-debug1.ts'
import { readDebug2 } from './goroutine-debug2.ts'
import { readHeapDebug1, sniffHeapDebug1 } from './heap-debug1.ts'
import { readPprof } from './pprof.ts'
import { sniffPprof } from './pprof-sniff.ts'
import type { Profile } from './profile.ts'

/** A kind of file. `sniff` looks at the content, `read` may throw ReadStop and nothing else. */
export interface Format {
  readonly name: string
  readonly sniff: (bytes: Uint8Array) => boolean
  readonly read: (bytes: Uint8Array) => readonly Profile[]
}

/** In the order in which they are tried. pprof is last: text may begin with bytes that could be protobuf. */
export const FORMATS: readonly Format[] = [
  { name: 'goroutine-debug1', sniff: sniffDebug1, read: readDebug1 },
  { name: 'heap-debug1', sniff: sniffHeapDebug1, read: readHeapDebug1 },
  { name: 'contention-debug1', sniff: sniffContentionDebug1, read: readContentionDebug1 },
  { name: 'goroutine-debug2', sniff: hasPlainHeader, read: readDebug2 },
  { name: 'folded', sniff: sniffFolded, read: readFolded },
  { name: 'pprof', sniff: sniffPprof, read: readPprof },
]
