import type { Label, SampleType, WaitState } from '#core/profile/profile.ts'

/** Granularity, in pprof's sense: what makes two frames the same. `file` is function and file, `line` adds the line. */
export type By = 'module' | 'package' | 'function' | 'file' | 'line'

export const FUNCTION = 0
/** A pseudo-frame: how the goroutine waits. It stands after the frame that waits and before the runtime's own. */
export const STATE = 1
/** A location without symbols: the name is its mapping, and at granularity `line` its offset in it. */
export const ADDRESS = 2
/** What a shared comparison leaves out, as one row of one frame: totals count it, nothing is known of it. */
export const REST = 3
/** The value of a label, put into the stack by a filter: its name is the value, its file the key. */
export const LABEL = 4

/** Parallel columns, one entry per frame at the granularity of the comparison. */
export interface Frames {
  readonly name: readonly string[]
  /** Source file as in the profile; at coarser granularity one of them, of the after side where that has any, for display only. */
  readonly file: readonly string[]
  /** 0 where unknown; at coarser granularity that of `file`. */
  readonly line: Uint32Array
  /** FUNCTION, STATE, ADDRESS, REST or LABEL. */
  readonly kind: Uint8Array
  /** Where the profiles name the binary or library of a frame; only comparisons by line have it. */
  readonly mapping?: FrameMappings
}

/** Index into `files` per frame and side, 0 (the empty name) where a side does not have the frame. */
export interface FrameMappings {
  readonly files: readonly string[]
  readonly before: Uint16Array
  readonly after: Uint16Array
}

/** One number per side. A snapshot (no before) has 0 in `before` everywhere and says so in `Comparison.snapshot`. */
export interface Amounts {
  readonly before: number
  readonly after: number
}

/**
 * Both sides, merged: distinct stacks, sorted by frame from the root, with two numbers each.
 * A call-tree node is a range of rows that share `depth` frames; its totals are two subtractions of prefix sums.
 *
 *     row  frames (root first)                         before after
 *      0   main.main main.serve [select] selectgo         2     2
 *      1   main.main main.serve [chan send] chansend      0   150     ← node (depth 2, rows 0…2): 2 → 152
 *      2   main.worker [chan receive] chanrecv            4     4
 */
export interface Comparison {
  readonly sampleType: SampleType
  readonly by: By
  /** True when only one side is loaded: nothing may be called new. */
  readonly snapshot: boolean
  readonly frames: Frames
  /** Frames of row i are `stack[offsets[i] … offsets[i + 1]]`, root first. */
  readonly offsets: Uint32Array
  readonly stack: Uint32Array
  /** Frames of row i up to and including its state; the rest is the runtime's plumbing, which views fold away. */
  readonly shown: Uint32Array
  readonly before: Float64Array
  readonly after: Float64Array
  /** Prefix sums, one longer than the rows: total of rows from…to is `sum[to] - sum[from]`. */
  readonly beforeSum: Float64Array
  readonly afterSum: Float64Array
  readonly totals: Amounts
  /** Where filters have left something out: the totals of all, which percentages are of. */
  readonly whole?: Amounts
  /** False when a total left ±2^53 and is no longer exact to the last digit. */
  readonly exact: boolean
  /** State of each row as an index into `states`, or null where the profiles are not of goroutines. */
  readonly state: Uint16Array | null
  readonly states: readonly WaitState[]
  readonly details: Details | null
}

/**
 * What the rows are made of, where the profiles tell more than a count: an entry is a row's share with one label set
 * and, in text dumps, one goroutine. Entries of a row are adjacent: `first[row] … first[row + 1]`.
 */
export interface Details {
  readonly first: Uint32Array
  readonly labels: Uint32Array
  readonly before: Float64Array
  readonly after: Float64Array
  /** Index 0 is the empty set. */
  readonly labelSets: readonly (readonly Label[])[]
  readonly goroutines: GoroutineDetails | null
}

/** Columns parallel to the entries of `Details`, where at least one side is a text dump. */
export interface GoroutineDetails {
  /** 0 where unknown. */
  readonly id: Float64Array
  readonly minutes: Uint32Array
  /** Frame id in `Comparison.frames` of the creator, or NONE. */
  readonly creator: Uint32Array
  readonly creatorId: Float64Array
  readonly flags: Uint8Array
}
