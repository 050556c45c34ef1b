import styles from './Check.module.css'
import { classes } from './classes.ts'

interface CheckProps {
  label: string
  title?: string
  checked: boolean
  onChange: (on: boolean) => void
  className?: string | undefined
}

/** A box to tick in a row of controls, with its label. */
export function Check({ label, title, checked, onChange, className }: CheckProps) {
  return (
    <label className={classes(styles.check, className)} title={title}>
      <input type="checkbox" checked={checked} onChange={event => onChange(event.target.checked)} />
      {label}
    </label>
  )
}
