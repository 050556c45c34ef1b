import type { Box } from '#core/compare/boxes.ts'
import type { Amounts } from '#core/compare/comparison.ts'
import type { Messages } from '#messages/en.ts'
import { formatAmount, formatDelta, formatPair, formatShare } from '#messages/format.ts'
import type { Scene } from './scene.ts'

/** What a box says, in the reader's language and in the scale of the scene. */
export interface Texts {
  readonly root: string
  readonly small: (count: number) => string
  /** `6 → 171`; one number where both sides are the same, or where there is one side only. */
  readonly pair: (amounts: Amounts) => string
  /** `▲ +165`, `▼ −3`, `▲ new`; empty where nothing changed. */
  readonly change: (amounts: Amounts) => string
}

export function textsOf(scene: Scene, messages: Messages): Texts {
  const { snapshot, sampleType, totals } = scene.comparison
  const { unit, type } = sampleType
  const relative = scene.scale === 'relative'
  const share = ({ before, after }: Amounts): Amounts => ({
    before: totals.before > 0 ? before / totals.before : 0,
    after: totals.after > 0 ? after / totals.after : 0,
  })
  const rootName = type === 'goroutine' ? messages.flame.rootOf.goroutine : messages.flame.rootOf.other

  function pair(amounts: Amounts): string {
    if (snapshot || amounts.before === amounts.after) return formatAmount(amounts.after, unit)
    if (!relative) return formatPair(amounts, unit)
    const shares = share(amounts)
    return `${formatShare(shares.before)} → ${formatShare(shares.after)}`
  }

  function change(amounts: Amounts): string {
    const { before, after } = relative ? share(amounts) : amounts
    if (snapshot || before === after) return ''
    if (amounts.before === 0) return `▲ ${messages.change.new}`
    if (amounts.after === 0) return `▼ ${messages.change.removed}`
    const sign = after > before ? '▲' : '▼'
    if (!relative) return `${sign} ${formatDelta(amounts, unit)}`
    return `${sign} ${after > before ? '+' : ''}${formatShare(after - before)}`
  }

  return { root: messages.flame.root(rootName), small: messages.flame.small, pair, change }
}

/** One sentence for the live region: function, before → after, delta, share. */
export function spoken(
  scene: Scene,
  texts: Texts,
  messages: Messages,
  box: Amounts & { name: string },
): string {
  const { totals, snapshot } = scene.comparison
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
