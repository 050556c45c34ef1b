import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { faultOf } from '#core/compare/compile-filters.ts'
import type { Filters, TextFilter } from '#core/compare/filters.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { useMessages } from '#messages/use-messages.ts'
import { setFilters } from '#state/filtering.ts'
import { store } from '#state/store.ts'
import { classes } from '#ui/classes.ts'
import styles from './FilterBar.module.css'
import { faultText } from './fault-text.ts'
import { StateChoice } from './StateChoice.tsx'

interface EditorProps {
  readonly field: keyof Filters
  readonly analysis: Analysis
  readonly onDone: () => void
}

/**
 * A chip that is being written. What can be read applies at once; what cannot leaves the last that could. Enter keeps it,
 * Escape brings back what was.
 */
export function FilterEditor({ field, analysis, onDone }: EditorProps) {
  const [was] = useState(() => store.getState().view.filters)
  const box = useRef<HTMLSpanElement>(null)
  const { names, does } = useMessages().filters
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setFilters({ [field]: was[field] })
    else if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    onDone()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and focus of the field inside
    <span
      ref={box}
      className={classes(styles.chip, styles.edited)}
      title={does[field]}
      onKeyDown={onKeyDown}
      onBlur={event => {
        if (!box.current?.contains(event.relatedTarget)) onDone()
      }}
    >
      <span className={styles.name}>{names[field]}</span>
      {field === 'states' ? (
        <StateChoice comparison={analysis.fine?.comparison ?? analysis.comparison} />
      ) : field === 'minutes' ? (
        <Minutes label={names.minutes} />
      ) : (
        <PatternField field={field} />
      )}
    </span>
  )
}

function Minutes({ label }: { label: string }) {
  const [text, setText] = useState(() => String(store.getState().view.filters.minutes || ''))
  return (
    <input
      type="number"
      min={0}
      max={999_999_999}
      aria-label={label}
      className={styles.number}
      value={text}
      onChange={event => {
        setText(event.target.value)
        setFilters({ minutes: Math.max(0, Math.trunc(event.target.valueAsNumber || 0)) })
      }}
    />
  )
}

function PatternField({ field }: { field: TextFilter }) {
  const messages = useMessages()
  const [text, setText] = useState(() => store.getState().view.filters[field])
  const id = useId()
  const fault = faultOf(field, text)
  return (
    <>
      <input
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-label={messages.filters.names[field]}
        aria-invalid={fault !== null}
        aria-describedby={id}
        placeholder={messages.filters.does[field]}
        className={styles.input}
        style={{ width: `${Math.min(48, Math.max(24, text.length + 2))}ch` }}
        value={text}
        onChange={event => {
          const { value } = event.target
          setText(value)
          if (faultOf(field, value) === null) setFilters({ [field]: value })
        }}
      />
      <span id={id} role="status" className={classes(styles.fault, fault === null && 'unseen')}>
        {fault ? faultText(fault, messages) : messages.filters.does[field]}
      </span>
    </>
  )
}
