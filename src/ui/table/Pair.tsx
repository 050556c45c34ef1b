import styles from './Pair.module.css'

/** `0 → 165`: where it was is dimmed, where it is stands out. */
export function Pair({ before, after }: { before: string; after: string }) {
  return (
    <span className={styles.pair}>
      <span className={styles.before}>{before} →</span> <b>{after}</b>
    </span>
  )
}
