import styles from './ShareBar.module.css'

/**
 * A share of 0 to 1 as text above its bar. The bar is never thinner than a pixel: something is there.
 * `plain`: without hue, where the share is not of a change.
 */
export function ShareBar({ share, text, plain = false }: { share: number; text: string; plain?: boolean }) {
  return (
    <span className={styles.share}>
      <span className={styles.text}>{text}</span>
      <span className={plain ? styles.plain : styles.track}>
        <i style={{ width: `max(1.5px, ${Math.min(Math.max(share, 0), 1) * 100}%)` }} />
      </span>
    </span>
  )
}
