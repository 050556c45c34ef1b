import styles from './Sparkline.module.css'

const WIDTH = 28
const HEIGHT = 11

/** Amounts over time as a line from zero to the largest; the numbers are its name. */
export function Sparkline({ values, text }: { values: readonly number[]; text: string }) {
  const most = Math.max(1, ...values)
  const points = values.map((value, i) => {
    const x = (i * WIDTH) / Math.max(1, values.length - 1)
    return `${x.toFixed(1)},${(HEIGHT - (value * HEIGHT) / most).toFixed(1)}`
  })
  return (
    <svg className={styles.line} width={WIDTH} height={HEIGHT} role="img" aria-label={text}>
      <title>{text}</title>
      <polyline points={points.join(' ')} />
    </svg>
  )
}
