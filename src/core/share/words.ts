import type { Amounts } from '#core/compare/comparison.ts'
import type { Note } from '#core/compare/note.ts'
import type { Failure } from '#core/profile/failure.ts'
import type { Warning } from '#core/profile/profile.ts'
import type { AdviceCode, NextCapture } from '#core/suspects/advice.ts'
import type { Reason, SignatureMatch, Tier } from '#core/suspects/suspect.ts'
import type { ReviewVerdict } from './shared.ts'

/** What a reader is told of an entry of the catalogue; `healthyWhen` is empty where the entry does not say. */
export type SignatureText = Pick<SignatureMatch, 'title' | 'cause' | 'remedy' | 'healthyWhen'>

/** Sentences in the reader's language for what core says in codes; given by `messages/`. */
export interface Words {
  readonly note: (note: Note) => string
  readonly reason: (reason: Reason) => string
  readonly warning: (warning: Warning) => string
  /** What was found, and what to do about it. */
  readonly failure: (failure: Failure, name: string) => { readonly text: string; readonly hint: string }
  readonly tier: (tier: Tier) => string
  /** "Fixed in … v1.1.0; this build has v1.0.1." and the like; empty where no version helps. */
  readonly fix: (match: SignatureMatch) => string
  readonly signature: (match: SignatureMatch) => SignatureText
  readonly pair: (amounts: Amounts, unit: string) => string
  readonly delta: (amounts: Amounts, unit: string) => string
  /** `×20`, or `new` and `removed`. */
  readonly ratio: (amounts: Amounts) => string
  readonly share: (share: number) => string
  readonly weight: (weight: number) => string
  readonly report: ReportWords
  readonly advice: AdviceWords
}

/** Advice on what nobody has catalogued. */
export interface AdviceWords {
  readonly look: Readonly<Record<AdviceCode, string>>
  readonly next: Readonly<Record<NextCapture, string>>
  readonly title: string
  /** Below a number: `15` … */
  readonly perMinute: string
  readonly stacks: string
}

/** Headings of a written report. */
export interface ReportWords {
  /** Punctuation with the space that belongs to it: between a word and what it announces, within, between sentences. */
  readonly colon: string
  readonly comma: string
  readonly gap: string
  readonly before: string
  readonly after: string
  readonly change: string
  readonly where: string
  readonly state: string
  readonly cause: string
  readonly fix: string
  readonly healthyWhen: string
  readonly evidence: string
  readonly links: string
  readonly parts: string
  readonly others: string
  readonly ofGrowth: (share: string) => string
  readonly nothing: string
  readonly functions: string
  readonly said: string
  readonly verdicts: Readonly<Record<ReviewVerdict, string>>
  readonly pinned: string
  readonly open: string
}
