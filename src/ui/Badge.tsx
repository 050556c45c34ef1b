import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

export type BadgeLook = 'proven' | 'known' | 'strong' | 'possible' | 'normal' | 'part'

/** How sure: fill falls with certainty, and the word is always there. */
export function Badge({
  look,
  large = false,
  children,
}: {
  look: BadgeLook
  large?: boolean
  children: ReactNode
}) {
  return (
    <span className={classes(styles.badge, styles[look], large && styles.large)}>
      {look === 'proven' && <span aria-hidden="true">✓</span>}
      {look === 'part' && <Icon name="part" small />}
      {children}
    </span>
  )
}
