import type { Suspect } from '#core/suspects/suspect.ts'
import type { Messages } from '#messages/en.ts'

export interface Why {
  readonly key: string
  readonly text: string
  readonly title: string
  readonly strong: boolean
}

/** What decides the row's tier, strongest first: for a leak in suspects, against one in normal rows. */
export function whyOf(suspect: Suspect, messages: Messages): readonly Why[] {
  const sign = suspect.tier === 'normal' ? -1 : 1
  const reasons = suspect.reasons
    .filter(reason => sign * reason.weight > 0)
    .toSorted((x, y) => sign * (y.weight - x.weight))
  if (reasons.length === 0 && suspect.delta <= 0) {
    const text = messages.tableTexts.didNotGrow
    return [{ key: 'same', text, title: text, strong: false }]
  }
  return reasons.map((reason, i) => ({
    key: `${i} ${reason.code}`,
    text: messages.reasons.chip(reason),
    title: messages.reasons.text(reason),
    strong: i === 0 && sign > 0,
  }))
}

/** The same as one line of text. */
export function whyText(suspect: Suspect, messages: Messages): string {
  return whyOf(suspect, messages)
    .map(why => why.text)
    .join(messages.and)
}
