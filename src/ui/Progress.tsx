import styles from './Progress.module.css'

/** How far something is; `total` 0 means that nobody knows. */
export function Progress({ label, done, total }: { label: string; done: number; total: number }) {
  const known = total > 0
  const share = known ? Math.min(1, done / total) : 0
  return (
    <div
      className={known ? styles.track : styles.unknown}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known ? Math.round(share * 100) : undefined}
    >
      <i style={known ? { width: `${share * 100}%` } : undefined} />
    </div>
  )
}
