import type { ReactNode } from 'react'
import styles from './Toolbar.module.css'

/** The line above a table: its name, how much it holds, and what can be done with all of it. */
export function Toolbar({ title, count, children }: { title: string; count: string; children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <h2>{title}</h2>
      <span className={styles.count} aria-live="polite">
        {count}
      </span>
      <span className={styles.space} />
      {children}
    </div>
  )
}
