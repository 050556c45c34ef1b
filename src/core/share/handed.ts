import type { By } from '#core/compare/comparison.ts'
import { NONE } from '#core/profile/profile.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { analyseShared } from './analyse-shared.ts'
import { finestOf } from './finest.ts'
import { redact } from './redact.ts'
import type { Redaction } from './redaction.ts'
import type { Review, SharedFiles } from './shared.ts'
import { type Handover, sharedOf } from './shared-of.ts'

/** A comparison as its reader gets it, whatever the file that it is written into. */
export interface Handed {
  readonly analysis: Analysis
  readonly files: SharedFiles
  /** Rows and frames are those of the finest comparison of `analysis`. */
  readonly review: Review
  /** Names that became others: of functions and of what has no symbols. */
  readonly names: readonly (readonly [name: string, becomes: string])[]
}

/** Everything that the rules leave: nothing of what they take out is in the answer. */
export async function handedOf(handover: Handover, rules: Redaction, by: By): Promise<Handed> {
  const { shared, frameOf } = await sharedOf(handover, 'everything', each => redact(each, rules))
  const names = new Map<string, string>()
  const was = finestOf(handover.analysis).frames.name
  const is = shared.comparison.frames.name
  for (const [frame, into] of frameOf.entries())
    if (into !== NONE && was[frame] !== is[into]) names.set(was[frame]!, is[into]!)
  return {
    analysis: await analyseShared(shared, { sampleType: null, by }),
    files: shared.files,
    review: shared.review,
    names: [...names],
  }
}
