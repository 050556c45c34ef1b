/** What a column of values counts, in pprof's words: `{type: 'inuse_space', unit: 'bytes'}`. */
export interface SampleType {
  readonly type: string
  readonly unit: string
}

/** One label of a sample. A numeric value may have a unit; an empty string is a value like any other. */
export interface Label {
  readonly key: string
  readonly value: string | number
  readonly unit?: string
}

/** "No such row" in every index column. */
export const NONE = 0xffffffff

/** Parallel columns, one entry per function. `name` and `file` index `Profile.strings`; `startLine` is 0 where unknown. */
export interface FunctionColumns {
  readonly name: Uint32Array
  readonly file: Uint32Array
  readonly startLine: Uint32Array
}

/**
 * Parallel columns, one entry per frame: a function at a line. A location with inlined callees is several frames.
 * `function` is NONE for an unsymbolised location; then `address` (relative to its mapping's start) is all there is.
 */
export interface FrameColumns {
  readonly function: Uint32Array
  readonly line: Uint32Array
  /** 1 where the compiler inlined this frame into the next one towards the root. */
  readonly inlined: Uint8Array
  readonly address: Float64Array
  readonly mapping: Uint32Array
}

/** How a goroutine waits: the text that `debug=2` prints for it, and what the frames add to that. */
export interface WaitState {
  readonly text: string
  /** Finer than the text and computed from frames in every format: `Once`, `accept`, `signal loop` … */
  readonly detail: string | null
  /** stack: told by the frames. text: printed by the runtime. inferred: guessed from hidden program counters. */
  readonly source: 'stack' | 'text' | 'inferred'
}

/**
 * Distinct call stacks. Frames of stack i are `frames[offsets[i] … offsets[i + 1]]`, leaf first, as in pprof.
 *
 *     leaf                                        root
 *     runtime.gopark  runtime.selectgo | main.serve  main.main
 *     └────────── plumbing = 2 ──────┘   state = select
 */
export interface StackColumns {
  readonly offsets: Uint32Array
  readonly frames: Uint32Array
  /** Index into `Profile.states` per stack, or null where the profile is not of goroutines. */
  readonly state: Uint16Array | null
  /** Number of frames at the leaf that the runtime put there and `debug=2` hides. Null as for `state`. */
  readonly plumbing: Uint16Array | null
}

/** What only text dumps tell, one entry per sample; every column is parallel to `SampleColumns.stack`. */
export interface GoroutineColumns {
  /** Goroutine id; 0 where unknown. */
  readonly id: Float64Array
  /** Minutes of waiting as printed; 0 also when none are printed. */
  readonly minutes: Uint32Array
  /** Frame index of the `created by` line, or NONE. */
  readonly creator: Uint32Array
  /** Goroutine id of the creator; 0 where unknown. */
  readonly creatorId: Float64Array
  /** Bit set of LOCKED and LEAKED. */
  readonly flags: Uint8Array
}

export const LOCKED = 1
export const LEAKED = 2

/** One entry per sample: which stack, which label set (0 = none), and one value column per sample type. */
export interface SampleColumns {
  readonly stack: Uint32Array
  readonly labels: Uint32Array
  readonly values: readonly Float64Array[]
}

/** A loaded binary or library. Addresses are bigints: the vsyscall page lies beyond 2^53. */
export interface Mapping {
  readonly start: bigint
  readonly limit: bigint
  readonly offset: bigint
  readonly file: string
  readonly buildId: string
}

export type ProfileFormat =
  | 'pprof'
  | 'goroutine-debug1'
  | 'goroutine-debug2'
  | 'heap-debug1'
  | 'contention-debug1'
  | 'threadcreate-debug1'
  | 'folded'

/** What the samples are about; decides defaults and wording. `other` opens too, suspects then say why they are silent. */
export type ProfileKind =
  | 'goroutine'
  | 'goroutineleak'
  | 'heap'
  | 'allocs'
  | 'block'
  | 'mutex'
  | 'cpu'
  | 'threadcreate'
  | 'other'

export type WarningCode =
  | 'already-a-diff'
  | 'beginning-missing'
  | 'covers-a-time'
  | 'cycles-unknown'
  | 'drop-frames-unreadable'
  | 'dump-cut'
  | 'frames-elided'
  | 'inexact-value'
  | 'no-samples'
  | 'packing-cut'
  | 'runtime-goroutines-left-out'
  | 'stacks-unavailable'
  | 'total-differs'
  | 'year-unknown'
  | 'zone-unknown'

/** Something worth telling about a file that could be read. `code` chooses the sentence, `facts` fill it. */
export interface Warning {
  readonly code: WarningCode
  readonly facts: Readonly<Record<string, string | number>>
  readonly at?: Position
}

/** Where in a file: a byte offset (after unwrapping) or a line, counted from 1. */
export type Position = { readonly byte: number } | { readonly line: number }

/** One capture, read. Columns are parallel typed arrays; every index has been checked by the reader. */
export interface Profile {
  readonly format: ProfileFormat
  /** Outer packing that was taken off: `gzip`, `zstd`, `containerd-log` …; outermost first, joined by ` in `. */
  readonly wrapper: string | null
  readonly kind: ProfileKind
  /** In a file that is a comparison already (`pprof -diff_base`, `?seconds=N`): the side this part belongs to. */
  readonly side: 'before' | 'after' | null
  readonly sampleTypes: readonly SampleType[]
  readonly defaultSampleType: number
  readonly strings: readonly string[]
  readonly functions: FunctionColumns
  readonly frames: FrameColumns
  readonly stacks: StackColumns
  readonly states: readonly WaitState[]
  readonly samples: SampleColumns
  /** Label sets; entry 0 is the empty set. */
  readonly labelSets: readonly (readonly Label[])[]
  readonly goroutines: GoroutineColumns | null
  readonly mappings: readonly Mapping[]
  /** Milliseconds since 1970, or null. */
  readonly time: number | null
  /** Milliseconds covered, or null. */
  readonly duration: number | null
  readonly period: { readonly type: SampleType; readonly value: number } | null
  readonly comments: readonly string[]
  readonly dropFrames: string
  readonly keepFrames: string
  readonly warnings: readonly Warning[]
}
