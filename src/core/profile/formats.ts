import { readDebug2, sniffDebug2 } from './goroutine-debug2.ts'
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
  { name: 'goroutine-debug2', sniff: sniffDebug2, read: readDebug2 },
  { name: 'pprof', sniff: sniffPprof, read: readPprof },
]
