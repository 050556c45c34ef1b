import type { ReactNode } from 'react'
import styles from './Chip.module.css'
import { classes } from './classes.ts'

/** A short reason or fact. The strongest one of a row is bold. */
export function Chip({
  strong = false,
  title,
  children,
}: {
  strong?: boolean
  title?: string
  children: ReactNode
}) {
  return (
    <span className={classes(styles.chip, strong && styles.strong)} title={title}>
      {children}
    </span>
  )
}
