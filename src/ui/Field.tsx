import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'
import { Kbd } from './Kbd.tsx'

/** A search field: picture, text, and at its end the key that reaches it or a button that clears it. */
export function Field(props: {
  label: string
  clearLabel: string
  value: string
  onChange: (value: string) => void
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  /** Shown at the end while the field is empty. */
  shortcut?: string
  /** What is wrong with the value; said below the field while it is written. */
  problem?: string | null
  className?: string
  ref?: Ref<HTMLInputElement>
}) {
  const problemId = useId()
  const [written, setWritten] = useState(false)
  const problem = props.problem ?? null
  return (
    <span className={classes(styles.field, problem !== null && styles.invalid, props.className)}>
      <Icon name="search" small />
      <input
        ref={props.ref}
        type="search"
        spellCheck={false}
        autoComplete="off"
        aria-label={props.label}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        title={problem ?? undefined}
        placeholder={props.label}
        value={props.value}
        onChange={event => props.onChange(event.target.value)}
        onKeyDown={props.onKeyDown}
        onFocus={() => setWritten(true)}
        onBlur={() => setWritten(false)}
      />
      {props.value === '' && props.shortcut !== undefined && <Kbd>{props.shortcut}</Kbd>}
      {props.value !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={props.clearLabel}
          title={props.clearLabel}
          onClick={() => props.onChange('')}
        >
          <Icon name="close" small />
        </button>
      )}
      {problem !== null && written && (
        <span id={problemId} role="status" className={styles.problem}>
          {problem}
        </span>
      )}
    </span>
  )
}
