import type { Frames } from '#core/compare/comparison.ts'
import type { Turned } from '#core/compare/direction.ts'
import type { Filtered } from '#core/compare/filter.ts'
import type { Filters } from '#core/compare/filters.ts'
import type { Failure } from '#core/profile/failure.ts'
import type { ProfileFormat, ProfileKind, SampleType, Warning } from '#core/profile/profile.ts'
import type { Handed } from '#core/share/handed.ts'
import type { LinkFailure } from '#core/share/link-failure.ts'
import type { Analysis, Question } from '#core/suspects/analysis.ts'
import type { HandoverAsk, LevelChoice, LinkSummary, ShareAsk } from './share-protocol.ts'

/** Given by the page when it hands a file over; the worker keeps the profiles under it. */
export type FileId = number

/** What the page says about one capture in a file; the columns stay in the worker. */
export interface CaptureSummary {
  readonly format: ProfileFormat
  readonly wrapper: string | null
  readonly kind: ProfileKind
  readonly side: 'before' | 'after' | null
  readonly sampleTypes: readonly (SampleType & { readonly total: number })[]
  readonly defaultSampleType: number
  readonly samples: number
  readonly stacks: number
  /** Milliseconds since 1970, or null. */
  readonly time: number | null
  readonly goVersion: string | null
  readonly buildId: string | null
  readonly warnings: readonly Warning[]
}

export interface FileSummary {
  readonly file: FileId
  readonly name: string
  readonly bytes: number
  readonly captures: readonly CaptureSummary[]
}

/** By side and file. */
export type Captures = Readonly<Record<'before' | 'after', Readonly<Record<FileId, number>>>>

/** Which files stand on which side, and which part of the question to answer. */
export interface Ask extends Question {
  readonly before: readonly FileId[]
  readonly after: readonly FileId[]
  /** Which moment of a file with several is taken; counted from 0, the first and the last where nothing is said. */
  readonly captures?: Captures
  /** Captures between the sides, in their order. */
  readonly series?: readonly FileId[]
  /** Names of files that were given and take no part. */
  readonly leftOut?: readonly string[]
  /** A comparison that came in a link, which is then meant instead of the files. */
  readonly link?: string
}

/** Another way to read the same stacks: all of them leaf first, or around one function of the comparison. */
export type Turn = { readonly kind: 'callers' } | { readonly kind: 'sandwich'; readonly frame: number }

export type Stage = 'reading' | 'unpacking' | 'decoding' | 'comparing' | 'ranking'

/** A failure of the reader, or a mistake in our own code: a bug to report. */
export type WorkerFailure =
  | Failure
  | LinkFailure
  | { readonly code: 'internal'; readonly facts: Failure['facts'] }

export type Request =
  | {
      readonly kind: 'read'
      readonly call: number
      readonly file: FileId
      readonly name: string
      readonly blob: Blob
    }
  | { readonly kind: 'analyse'; readonly call: number; readonly ask: Ask }
  | { readonly kind: 'filter'; readonly call: number; readonly ask: Ask; readonly filters: Filters }
  | {
      readonly kind: 'turn'
      readonly call: number
      readonly ask: Ask
      readonly filters: Filters
      readonly turn: Turn
    }
  | { readonly kind: 'open-link'; readonly call: number; readonly payload: string }
  | { readonly kind: 'levels'; readonly call: number; readonly ask: Ask; readonly share: ShareAsk }
  | { readonly kind: 'hand-over'; readonly call: number; readonly ask: Ask; readonly share: HandoverAsk }
  | { readonly kind: 'forget'; readonly call: number; readonly file: FileId }
  | { readonly kind: 'cancel'; readonly call: number }

export type WithoutFrames = Omit<Filtered, 'comparison'> & {
  readonly comparison: Omit<Filtered['comparison'], 'frames'>
}

export type Response =
  | {
      readonly kind: 'progress'
      readonly call: number
      readonly stage: Stage
      readonly done: number
      readonly total: number
    }
  | { readonly kind: 'read'; readonly call: number; readonly summary: FileSummary }
  | { readonly kind: 'analysed'; readonly call: number; readonly analysis: Analysis }
  /** Without `frames` they are those of the last answer that had them: long lists of names are told once. */
  | {
      readonly kind: 'filtered'
      readonly call: number
      readonly filtered: WithoutFrames
      readonly frames: Frames | null
    }
  | { readonly kind: 'turned'; readonly call: number; readonly turned: readonly Turned[] }
  | { readonly kind: 'link-opened'; readonly call: number; readonly link: LinkSummary }
  | { readonly kind: 'levels'; readonly call: number; readonly levels: readonly LevelChoice[] }
  | { readonly kind: 'handed'; readonly call: number; readonly handed: Handed }
  | { readonly kind: 'forgotten'; readonly call: number }
  | { readonly kind: 'failed'; readonly call: number; readonly failure: WorkerFailure }
