import { useId } from 'react'
import styles from './Segments.module.css'

export interface Option<T extends string> {
  readonly value: T
  readonly label: string
  /** Said instead of the label where the label is a sign. */
  readonly title?: string
}

/** One of a few, all in sight. Native radio buttons, so that arrow keys and screen readers work. */
export function Segments<T extends string>(props: {
  label: string
  value: T
  options: readonly Option<T>[]
  onChange: (value: T) => void
}) {
  const group = useId()
  return (
    <span className={styles.segments} role="radiogroup" aria-label={props.label}>
      {props.options.map(option => (
        <label key={option.value} className={styles.segment} title={option.title}>
          <input
            type="radio"
            name={group}
            aria-label={option.title ?? option.label}
            checked={option.value === props.value}
            onChange={() => props.onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </span>
  )
}
