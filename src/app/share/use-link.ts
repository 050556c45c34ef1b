import { useState } from 'react'
import { MOST_CHARACTERS } from '#core/share/link-limits.ts'
import { CAUTIOUS, type Redaction } from '#core/share/redaction.ts'
import type { Level } from '#core/share/shared.ts'
import { addressOf } from '#state/sharing.ts'
import { useFacts } from '#state/use-facts.ts'
import type { LevelChoice } from '#worker/share-protocol.ts'
import { useLevels } from './use-levels.ts'

/** A level with the address that would be copied. */
export interface Offer extends LevelChoice {
  readonly address: string
}

/** What the dialog is about to hand over. */
export interface LinkChoice {
  readonly rules: Redaction
  readonly change: (change: Partial<Redaction>) => void
  /** From least to most; null while they are first written. */
  readonly offers: readonly Offer[] | null
  readonly chosen: Offer | null
  readonly choose: (level: Level) => void
}

/** The largest level that fits, until a person chooses another one. Nothing of it is remembered. */
export function useLink(): LinkChoice {
  const [rules, setRules] = useState<Redaction>(CAUTIOUS)
  const [level, setLevel] = useState<Level | null>(null)
  const levels = useLevels(rules)
  const view = useFacts(facts => facts.view)
  const offers =
    levels?.map(choice => ({ ...choice, address: addressOf(choice, rules, view) })).toReversed() ?? null
  const best = offers?.findLast(({ address }) => address.length <= MOST_CHARACTERS) ?? offers?.[0] ?? null
  return {
    rules,
    change: change => setRules(last => ({ ...last, ...change })),
    offers,
    chosen: offers?.find(each => each.level === level) ?? best,
    choose: setLevel,
  }
}
