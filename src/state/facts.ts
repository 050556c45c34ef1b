import type { By } from '#core/compare/comparison.ts'
import type { Filters } from '#core/compare/filters.ts'
import type { Failure } from '#core/profile/failure.ts'
import type { LinkFailure } from '#core/share/link-failure.ts'
import type { Level, Review } from '#core/share/shared.ts'
import type { StoreFailure } from '#core/share/store-failure.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import type { Captures, FileId, FileSummary, Stage } from '#worker/protocol.ts'

export type Side = 'before' | 'after'
export type ViewId = 'suspects' | 'flame' | 'stacks' | 'functions' | 'graph' | 'labels'
/** How wide a box is: the larger side, both sides together, after alone, or the size of the change. */
export type WidthMode = 'max' | 'sum' | 'after' | 'delta'
/** Absolute compares counts, relative compares shares of each side's total. */
export type Scale = 'absolute' | 'relative'

/** The flame graph from the root to what is called, or from the leaf to its callers. */
export type Direction = 'callees' | 'callers'

/** One graph of both sides, a graph per side, or the same nodes as a table. */
export type FlameLayout = 'union' | 'sides' | 'table'
/** What hues of the flame graph tell: how much a box changed, or the package it belongs to. */
export type Hue = 'change' | 'package'

/** The part of the flame graph that is looked at: from … to as shares of its width, and rows that are scrolled away. */
export interface Zoom {
  readonly from: number
  readonly to: number
  readonly rows: number
}

/** A box of the flame graph: the rows that share so many frames. */
export interface BoxPlace {
  readonly depth: number
  readonly from: number
  readonly to: number
}

/** What the reader points at; every view marks it. */
export type Selection =
  /** Index into the suspects; `part` into the suspect's parts, when one of these is meant. */
  | { readonly kind: 'suspect'; readonly index: number; readonly part?: number }
  | { readonly kind: 'row'; readonly row: number }
  /** The box chosen last; `more` are boxes that were chosen before it and stay. */
  | ({ readonly kind: 'node'; readonly more?: readonly BoxPlace[] } & BoxPlace)
  | { readonly kind: 'frame'; readonly frame: number }

/** The part of the page's state that a link restores. */
export interface ViewState {
  readonly tab: ViewId
  readonly sampleType: string | null
  readonly by: By
  readonly search: string
  readonly width: WidthMode
  readonly scale: Scale
  readonly selection: Selection | null
  readonly highlight: boolean
  readonly filters: Filters
  readonly direction: Direction
  /** Frame that the flame graph is cut at, its callers above and its callees below; null shows all. */
  readonly pivot: number | null
  readonly layout: FlameLayout
  readonly hue: Hue
  /** The root of the flame graph at the bottom. */
  readonly flipped: boolean
  /** Null looks at all of it. */
  readonly zoom: Zoom | null
}

export interface LoadedFile {
  readonly id: FileId
  readonly name: string
  readonly bytes: number
  /** Null while it is being read. */
  readonly summary: FileSummary | null
}

/** Why the page itself could not do something: a link from the future, a lost worker, a refused clipboard. */
export interface PageFailure {
  readonly code: 'newer-link' | 'not-fetched' | 'worker-lost' | 'no-clipboard' | 'internal'
  readonly facts: Failure['facts']
}

/** A file that could not be read, or an action that failed; shown until dismissed. */
export interface Problem {
  readonly id: number
  readonly name: string
  readonly failure: Failure | PageFailure | LinkFailure | StoreFailure
}

export interface Work {
  readonly stage: Stage
  readonly name: string
  /** Bytes or stacks; total is 0 while unknown. */
  readonly done: number
  readonly total: number
  /** Milliseconds since 1970, for "shown after 150 ms". */
  readonly since: number
}

export interface OpenedLink {
  /** What stands behind `d=`. */
  readonly payload: string
  readonly level: Level
  /**
   * The page itself carries it where it is one file: it need not stand in the address. Of what came from the store the
   * address holds what stands behind `id=`.
   */
  readonly place: 'address' | 'page' | { readonly stored: string }
}

export interface Facts {
  readonly files: Readonly<Record<FileId, LoadedFile>>
  readonly before: readonly FileId[]
  readonly after: readonly FileId[]
  /** Captures between the sides, in their order. */
  readonly series: readonly FileId[]
  /** Files that take no part; they stay at hand. */
  readonly aside: readonly FileId[]
  /** Whether the list of files is open, where each can be put elsewhere. */
  readonly arranging: boolean
  /** Files that arrived when both sides were taken: the page asks where they belong. */
  readonly undecided: readonly FileId[]
  /** Which moment of a file with several was picked. */
  readonly captures: Captures
  readonly problems: readonly Problem[]
  readonly work: Work | null
  readonly analysis: Analysis | null
  /** The analysis as the filters leave it, the same object without any. Rows and frames of a selection are its. */
  readonly shown: Analysis | null
  /** Where the comparison came in a link instead of files; `files` then hold what the link says of them. */
  readonly link: OpenedLink | null
  /** A person's words on the comparison. Rows are those of the comparison by line. */
  readonly review: Review
  /** Names of functions to keep an eye on, as the profile spells them; filters do not take them away. */
  readonly pinned: readonly string[]
  readonly view: ViewState
  readonly theme: 'system' | 'light' | 'dark'
  readonly language: 'en' | 'zh'
}
