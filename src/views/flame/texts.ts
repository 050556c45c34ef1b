import type { Box } from '#core/compare/boxes.ts'
import type { Amounts } from '#core/compare/comparison.ts'
import { wholeOf } from '#core/compare/whole.ts'
import { type AmountTexts, amountTexts } from '#messages/amount-texts.ts'
import type { Messages } from '#messages/en.ts'
import { formatAmount, formatShare } from '#messages/format.ts'
import type { Scene } from './scene.ts'

/** What a box says, in the reader's language and in the scale of the scene. */
export interface Texts extends AmountTexts {
  readonly root: string
  readonly small: (count: number) => string
  /** Where one side is drawn: the amount there. */
  readonly own?: (amounts: Amounts) => string
}

export function textsOf(scene: Scene, messages: Messages): Texts {
  const { comparison, scale, side } = scene
  const { root, rootFiltered, rootOf, small } = messages.flame
  return {
    ...amountTexts(comparison, scale, messages),
    ...(side && { own: (amounts: Amounts) => formatAmount(amounts[side], comparison.sampleType.unit) }),
    root: (comparison.whole ? rootFiltered : root)(rootOf(comparison.sampleType.type)),
    small,
  }
}

/** One sentence for the live region: function, before → after, delta, share. */
export function spoken(
  scene: Scene,
  texts: Texts,
  messages: Messages,
  box: Amounts & { name: string },
): string {
  const { snapshot } = scene.comparison
  const totals = wholeOf(scene.comparison)
  const whole = totals.after > 0 ? totals.after : totals.before
  const part = totals.after > 0 ? box.after : box.before
  const share = whole > 0 ? messages.flame.shareOf(formatShare(part / whole)) : ''
  const change = texts.change(box) || (snapshot ? '' : messages.change.same)
  return [box.name, texts.pair(box), change, share].filter(text => text !== '').join(', ')
}

/** The whole name of what a box stands for. */
export function nameOf(scene: Scene, texts: Texts, box: Pick<Box, 'frame' | 'small' | 'depth'>): string {
  if (box.small > 0) return texts.small(box.small)
  return box.depth === 0 ? texts.root : (scene.namesOf(box.frame)[0] ?? '')
}
