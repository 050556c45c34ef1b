import type { Comparison } from '#core/compare/comparison.ts'
import type { Note } from '#core/compare/note.ts'
import type { ProfileFormat, ProfileKind } from '#core/profile/profile.ts'
import type { Reason } from '#core/suspects/suspect.ts'

/** How much of a comparison travels, from most to least. `names` is all of it without lines and labels. */
export type Level = 'everything' | 'names' | 'changed' | 'suspects'

export const LEVELS: readonly Level[] = ['everything', 'names', 'changed', 'suspects']

export interface SharedFile {
  readonly name: string
  readonly format: ProfileFormat | null
  /** Milliseconds since 1970, or null. */
  readonly time: number | null
}

export type SharedFiles = Readonly<Record<'before' | 'after', readonly SharedFile[]>>

export type ReviewVerdict = 'confirmed' | 'not-a-leak' | 'unsure'

export const REVIEW_VERDICTS: readonly ReviewVerdict[] = ['confirmed', 'not-a-leak', 'unsure']

/** What a person says of one suspect. `row` is any row of it in the finest comparison. */
export interface SuspectReview {
  readonly row: number
  readonly verdict: ReviewVerdict | null
  readonly note: string
}

/** The words of the review, which travel with the numbers. */
export interface Review {
  readonly title: string
  readonly suspects: readonly SuspectReview[]
  /** Frames of the finest comparison. */
  readonly pinned: readonly number[]
}

export const NO_REVIEW: Review = { title: '', suspects: [], pinned: [] }

/** Evidence on the group of a row, where what it was computed from does not travel: goroutine ids, rows left out. */
export interface ToldReasons {
  readonly row: number
  readonly reasons: readonly Reason[]
}

/**
 * A comparison as one object that can be handed over: plain data, in an order that depends on the content alone.
 * Goroutine ids are not in it; goroutines that differ in nothing else are one entry of the details, with the longest wait.
 */
export interface Shared {
  readonly level: Level
  /** By line where the source was; rows that were left out are one row of kind REST. */
  readonly comparison: Comparison
  readonly kind: ProfileKind
  readonly files: SharedFiles
  /** Seconds from before to after, or null where a side has no time. */
  readonly secondsApart: number | null
  readonly notes: readonly Note[]
  /** Summed growth of all rows of the table, where some are left out; else null. */
  readonly growth: number | null
  readonly told: readonly ToldReasons[]
  readonly review: Review
}
