import type { Comparison } from '#core/compare/comparison.ts'
import { wholeOf } from '#core/compare/whole.ts'
import { formatAmount } from '#messages/format.ts'
import { useMessages } from '#messages/use-messages.ts'
import styles from './FilterBar.module.css'

/** `185 of 195 → 3,865 of 3,875`: what the filters leave of each side. */
export function LeftAmounts({ comparison }: { comparison: Comparison }) {
  const { filters } = useMessages()
  const { totals, snapshot, sampleType } = comparison
  const whole = wholeOf(comparison)
  const side = (of: 'before' | 'after') =>
    filters.ofWhole(formatAmount(totals[of], sampleType.unit), formatAmount(whole[of], sampleType.unit))
  return (
    <span className={styles.left} role="status">
      {!snapshot && `${side('before')} → `}
      <b>{side('after')}</b>
    </span>
  )
}
