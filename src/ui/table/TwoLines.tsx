import type { ReactNode } from 'react'
import styles from './TwoLines.module.css'

/** A cell of two lines: what counts above, what explains it below. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      <span className={styles.first}>{first}</span>
      <span className={styles.second}>{second}</span>
    </>
  )
}
