import type { Comparison } from '#core/compare/comparison.ts'
import { useMessages } from '#messages/use-messages.ts'
import styles from './Legend.module.css'

/** What size, colour, width and dashes mean. */
export function Legend({ comparison, suspects }: { comparison: Comparison; suspects: boolean }) {
  const { graph, flame } = useMessages()
  return (
    <p className={styles.legend}>
      {!comparison.snapshot && (
        <span>
          <b>{flame.colour}</b> <span className={styles.removed}>▼ {flame.removed}</span>{' '}
          <span className={styles.new}>▲ {flame.new}</span> {flame.colourText}
        </span>
      )}
      <span className={styles.wide}>{graph.box}</span>
      <span className={styles.wide}>{graph.edge}</span>
      <span>
        <i className={styles.dashes} /> {graph.residual}
      </span>
      {suspects && (
        <span>
          <i className={styles.suspect} /> {graph.suspect}
        </span>
      )}
    </p>
  )
}
