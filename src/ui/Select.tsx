import { Icon } from './Icon.tsx'
import type { Option } from './Segments.tsx'
import styles from './Select.module.css'

/** One of several, as a native list without an edge; `prefix` stands before the value, dimmed. */
export function Select<T extends string>(props: {
  label: string
  value: T
  options: readonly Option<T>[]
  onChange: (value: T) => void
  prefix?: string
}) {
  const current = props.options.find(option => option.value === props.value)
  return (
    <label className={styles.select} title={props.label}>
      {props.prefix !== undefined && <span>{props.prefix}</span>}
      <b>{current?.label ?? props.value}</b>
      <Icon name="down" small />
      <select
        aria-label={props.label}
        value={props.value}
        onChange={event => {
          const chosen = props.options.find(option => option.value === event.target.value)
          if (chosen) props.onChange(chosen.value)
        }}
      >
        {props.options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
