import { faultOf } from '#core/compare/compile-filters.ts'
import type { Filters } from '#core/compare/filters.ts'
import type { Messages } from '#messages/en.ts'
import { formatNumber } from '#messages/format.ts'
import { useMessages } from '#messages/use-messages.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './FilterBar.module.css'
import { faultText } from './fault-text.ts'

/** One filter: its name, its value, which opens for editing, and a cross that takes it away. */
export function FilterChip(props: {
  field: keyof Filters
  filters: Filters
  onEdit: () => void
  onRemove: () => void
}) {
  const { field, filters } = props
  const messages = useMessages()
  const { names, edit, remove } = messages.filters
  const value = valueText(field, filters, messages)
  const fault = field === 'states' || field === 'minutes' ? null : faultOf(field, filters[field])
  const wrong = fault && faultText(fault, messages)
  return (
    <span className={classes(styles.chip, fault !== null && styles.bad)}>
      <button
        type="button"
        data-print=""
        className={styles.value}
        aria-label={edit(names[field], value)}
        aria-description={wrong ?? undefined}
        title={wrong ?? messages.filters.does[field]}
        onClick={props.onEdit}
      >
        <span className={styles.name}>{names[field]}</span>
        <span className={styles.text}>{value}</span>
        {wrong && <span className={styles.wrong}>{wrong}</span>}
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={remove(names[field], value)}
        title={messages.remove}
        onClick={props.onRemove}
      >
        <Icon name="close" small />
      </button>
    </span>
  )
}

function valueText(field: keyof Filters, filters: Filters, { filters: m, and }: Messages): string {
  if (field === 'states') return filters.states.join(and)
  return field === 'minutes' ? m.atLeast(formatNumber(filters.minutes)) : filters[field]
}
