import type { Amounts } from '#core/compare/comparison.ts'
import type { Advice } from './advice.ts'

/** How sure: proven by the runtime, known by signature, strong or possible by growth and state, or normal. */
export type Tier = 'proven' | 'known' | 'strong' | 'possible' | 'normal'

export const TIERS: readonly Tier[] = ['proven', 'known', 'strong', 'possible', 'normal']

export type ReasonCode =
  | 'proven'
  | 'known'
  | 'pattern-in-use'
  | 'affected'
  | 'not-affected'
  | 'growth'
  | 'new'
  | 'ratio'
  | 'outgrew'
  | 'state'
  | 'concentration'
  | 'survivors'
  | 'churn'
  | 'orphans'
  | 'age'
  | 'multiplied'
  | 'benign'
  | 'load'
  | 'joined'
  | 'replaced'
  | 'too-short'
  | 'served'
  | 'accompanied'
  | 'stranded'
  | 'piled-up'
  | 'age-spread'
  | 'labels'
  | 'heap'
  | 'monotone'
  | 'plateau'
  | 'profiler'

/** One piece of evidence. `weight` is added to the score in log-odds; negative speaks against a leak. */
export interface Reason {
  readonly code: ReasonCode
  readonly weight: number
  readonly facts: Readonly<Record<string, string | number>>
}

/** A catalogue entry that this row matches, with what the profile says about the version. */
export interface SignatureMatch {
  readonly id: string
  readonly title: string
  readonly module: string | null
  /** Version seen in the file paths of the matching stack, or null. */
  readonly seenVersion: string | null
  /** First version without the leak, or null where an upgrade does not help. */
  readonly fixed: string | null
  readonly affected: 'yes' | 'no' | 'unknown'
  readonly cause: string
  readonly remedy: string
  readonly healthyWhen: string
  readonly evidence: readonly string[]
}

/** Why a row counts as normal although it grew, from the list of benign patterns. */
export interface Benign {
  readonly id: string
  readonly why: string
}

/** A row of the table: goroutines that wait at one place in one state, below one root. */
export interface Suspect extends Amounts {
  readonly rank: number
  readonly tier: Tier
  /** Probability-like, 0 to 1: logistic of the summed weights. */
  readonly score: number
  /** The frame that a Go engineer would name, spelled as in the profile (vendor prefix and %2e undone). */
  readonly function: string
  readonly file: string
  readonly line: number
  readonly state: string
  readonly stateDetail: string | null
  readonly root: string
  /** Where one function has several callers and they fare differently: the caller of this row's goroutines. */
  readonly caller: string | null
  readonly package: string
  readonly delta: number
  /** Share of the summed growth of all rows that grew, 0 to 1. */
  readonly share: number
  readonly signatures: readonly SignatureMatch[]
  readonly benign: Benign | null
  readonly reasons: readonly Reason[]
  /** Rows that grew with this one and belong to the same leak; they are not listed on their own. */
  readonly parts: readonly Suspect[]
  /** Rows of the comparison by line, largest change first. */
  readonly rows: readonly number[]
  /** What to look for and to capture next, where this may be a leak. */
  readonly advice?: Advice
  /** Counts in more than two captures, oldest first, from before to after. */
  readonly series?: readonly number[]
  /** Growth per minute in the unit of the profile, where the captures have times far enough apart. */
  readonly perMinute?: number
  /** Bytes that the stacks of the goroutines take at least. */
  readonly stackBytes?: number
  /** The rows by line, where `rows` are those of a coarser comparison. */
  readonly fineRows?: readonly number[]
}
