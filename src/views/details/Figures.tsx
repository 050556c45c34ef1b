import type { Amounts } from '#core/compare/comparison.ts'
import type { Messages } from '#messages/en.ts'
import { directionOf, formatAmount, formatDelta, formatRatio } from '#messages/format.ts'
import { Delta } from '#ui/Delta.tsx'
import styles from './DetailsPane.module.css'

export interface Figure {
  readonly label: string
  readonly value: string
  /** Present where the figure is a change: decides hue and sign. */
  readonly change?: Amounts
}

/** Figures side by side, what they are below them. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, change }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{change ? <Delta direction={directionOf(change)} text={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Both sides, the change and the ratio of one measure; of a snapshot what there is. */
export function measureFigures(
  amounts: Amounts,
  label: string,
  { unit, snapshot, messages: m }: { unit: string; snapshot: boolean; messages: Messages },
): readonly Figure[] {
  if (snapshot) return [{ label, value: formatAmount(amounts.after, unit) }]
  const ratio = amounts.before > 0 && amounts.after > 0 && amounts.before !== amounts.after
  return [
    { label, value: `${formatAmount(amounts.before, unit)} → ${formatAmount(amounts.after, unit)}` },
    {
      label: ratio ? m.tableTexts.details.change : formatRatio(amounts, m.change),
      value: formatDelta(amounts, unit),
      change: amounts,
    },
    ...(ratio ? [{ label: m.details.ratio, value: formatRatio(amounts, m.change) }] : []),
  ]
}
