import type { Amounts, Comparison } from '#core/compare/comparison.ts'
import { wholeOf } from '#core/compare/whole.ts'
import type { Scale } from '#core/compare/width.ts'
import type { Messages } from './en.ts'
import { formatAmount, formatDelta, formatPair, formatShare } from './format.ts'

/** How a picture writes two amounts: as they are, or as shares of their sides. */
export interface AmountTexts {
  /** `6 → 171`; one number where both sides are the same, or where there is one side only. */
  readonly pair: (amounts: Amounts) => string
  /** `▲ +165`, `▼ −3`, `▲ new`; empty where nothing changed. */
  readonly change: (amounts: Amounts) => string
}

export function amountTexts(
  comparison: Pick<Comparison, 'snapshot' | 'sampleType' | 'totals' | 'whole'>,
  scale: Scale,
  messages: Messages,
): AmountTexts {
  const { snapshot, sampleType } = comparison
  const { unit } = sampleType
  const totals = wholeOf(comparison)
  const relative = scale === 'relative'
  const share = ({ before, after }: Amounts): Amounts => ({
    before: totals.before > 0 ? before / totals.before : 0,
    after: totals.after > 0 ? after / totals.after : 0,
  })

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
    return `${sign} ${shareChange(after - before)}`
  }

  return { pair, change }
}

/** `+7.1 %`, `−3 %`, and without a sign where it is less than can be told. */
function shareChange(by: number): string {
  const size = formatShare(Math.abs(by))
  return size.startsWith('<') ? size : `${by > 0 ? '+' : '−'}${size}`
}
