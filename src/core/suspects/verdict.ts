import type { Comparison } from '#core/compare/comparison.ts'
import { type Suspect, TIERS } from './suspect.ts'

/** What to say first. `leaks`: proven or known; `strong` and `possible`: by growth and state; `none`: nothing looks like one. */
export type VerdictKind = 'leaks' | 'strong' | 'possible' | 'none' | 'snapshot' | 'silent'

/** The line above everything, as data; the sentence is made in `messages/`. */
export interface Verdict {
  readonly kind: VerdictKind
  /** The surest rows, at most three. */
  readonly heads: readonly Suspect[]
  /** How many rows above normal are not among the heads. */
  readonly more: number
  /** Share of all growth that the heads and their parts explain, 0 to 1. */
  readonly share: number
}

const HEADS = 3

export function verdictOf(suspects: readonly Suspect[], comparison: Comparison): Verdict {
  const kind = kindOf(suspects, comparison)
  const named = suspects.filter(suspect => belongsTo(kind, suspect))
  const heads = named.slice(0, HEADS)
  const above = suspects.filter(({ tier }) => tier !== 'normal').length
  const share = heads.reduce(
    (sum, head) => head.parts.reduce((part, { share }) => part + share, sum + head.share),
    0,
  )
  return { kind, heads, more: above - heads.length, share: Math.min(1, share) }
}

function kindOf(suspects: readonly Suspect[], comparison: Comparison): VerdictKind {
  if (comparison.state === null && suspects.length === 0) return 'silent'
  const surest = TIERS.find(each => suspects.some(({ tier }) => tier === each)) ?? 'normal'
  if (surest === 'proven' || surest === 'known') return 'leaks'
  if (comparison.snapshot) return 'snapshot'
  return surest === 'normal' ? 'none' : surest
}

/** A sure leak is not mentioned in one breath with a guess. */
function belongsTo(kind: VerdictKind, { tier }: Suspect): boolean {
  if (kind === 'leaks') return tier === 'proven' || tier === 'known'
  if (kind === 'snapshot') return tier !== 'normal'
  return tier === kind
}
