import type { Pointer } from '#core/share/carry.ts'
import type { Replacement } from '#core/share/redact.ts'
import type { Redaction } from '#core/share/redaction.ts'
import type { PageReview } from '#core/share/review-in.ts'
import type { Level, Review, SharedFiles } from '#core/share/shared.ts'

/** What a link says beside the comparison, once it is opened. */
export interface LinkSummary {
  readonly level: Level
  readonly files: SharedFiles
  /** Rows are those of the comparison by line. */
  readonly review: Review
  /** Names of the functions that are pinned. */
  readonly pinned: readonly string[]
}

/** What a person adds to a comparison and takes out of it before it is handed over. */
export interface HandoverAsk extends PageReview {
  readonly rules: Redaction
}

/** The same for a link, which brings the view as well. */
export interface ShareAsk extends HandoverAsk {
  /** What the view points at; it is led into the order that travels. */
  readonly selection: Pointer | null
  readonly pivot: number | null
  /** What was typed into filters and the search field. */
  readonly texts: readonly string[]
}

/** One level, ready to be copied: the link's data, its size, and what of the view comes along. */
export interface LevelChoice {
  readonly level: Level
  readonly payload: string
  readonly stacks: number
  readonly selection: Pointer | null
  readonly pivot: number | null
  readonly names: NamesPreview
  /** Those of the texts that would tell a name that does not travel. */
  readonly telling: readonly string[]
}

/** What becomes of names: how many, some of them by name, and the private packages among them. */
export interface NamesPreview {
  readonly stay: number
  readonly replaced: number
  readonly dropped: number
  readonly some: readonly Replacement[]
  readonly packages: readonly string[]
}
