import type { FailureCode } from './failure.ts'

/** Content that people drop by mistake and that can be named. Every one has its sentences in `messages/`. */
export type ForeignKind =
  | 'Go execution trace'
  | 'Go heap dump'
  | 'core dump'
  | 'minidump'
  | 'ELF binary'
  | 'Mach-O binary'
  | 'Windows binary'
  | 'WebAssembly'
  | 'Java class'
  | 'zip'
  | 'tar'
  | 'xz'
  | 'bzip2'
  | 'lz4'
  | 'lzip'
  | 'lzma'
  | '7z'
  | 'rar'
  | 'snappy'
  | 'compress'
  | 'zstd dictionary'
  | 'Java Flight Recorder'
  | 'Java heap dump'
  | 'perf.data'
  | 'perf script'
  | '.NET trace'
  | 'legacy CPU profile'
  | 'C++ threadz'
  | 'Java contention'
  | 'journal file'
  | 'packet capture'
  | 'PDF'
  | 'image'
  | 'SQLite'
  | 'Office document'
  | '.DS_Store'
  | 'hex dump'
  | 'pprof index page'
  | 'HTML'
  | 'XML'
  | 'JSON'
  | 'Kubernetes status'
  | 'expvar'
  | 'speedscope'
  | 'V8 profile'
  | 'Chrome trace'
  | 'Pyroscope'
  | 'Prometheus metrics'
  | 'pprof report'
  | 'Graphviz'
  | 'race report'
  | 'panicparse'
  | 'grouped stacks'
  | 'gdb'
  | 'Java thread dump'
  | 'Python traceback'
  | 'server message'

/** One of them, by its first characters: bytes as Latin-1. */
export interface Foreign {
  readonly code: FailureCode
  readonly kind: ForeignKind
  readonly matches: (head: string) => boolean
}

export function starts(head: string, ...prefixes: readonly string[]): boolean {
  return prefixes.some(prefix => head.startsWith(prefix))
}
