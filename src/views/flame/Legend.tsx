import { useMessages } from '#messages/use-messages.ts'
import { useFacts } from '#state/use-facts.ts'
import { classes } from '#ui/classes.ts'
import styles from './Legend.module.css'
import type { Scene } from './scene.ts'

const STEPS = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1] as const

/** Names the width mode and the formula of the colours, and shows what the marks inside a box mean. */
export function Legend({ scene, compact }: { scene: Scene; compact: boolean }) {
  const { flame } = useMessages()
  const { width, highlight } = useFacts(facts => facts.view)
  const relative = scene.scale === 'relative'
  if (scene.comparison.snapshot) return null
  return (
    <p className={classes(styles.legend, compact && styles.compact)}>
      <span>
        <b>{flame.width}</b> {flame.widthTitles[width]}
      </span>
      <span className={styles.formula}>
        <b>{flame.colour}</b> {relative ? flame.colourShares : flame.colourText}
      </span>
      <span className={styles.ramp}>
        ▼ {flame.removed}
        <Ramp />▲ {flame.new}
      </span>
      <span className={styles.key}>
        <i className={styles.kept} />
        {flame.kept}
      </span>
      <span className={styles.key}>
        <i className={styles.gone} />
        {flame.gone}
      </span>
      {scene.suspected !== null && highlight && (
        <span className={styles.key}>
          <i className={styles.pale} />
          {flame.pale}
        </span>
      )}
    </p>
  )
}

/** The scale of colours, from removed to new. */
export function Ramp() {
  return (
    <span className={styles.steps} aria-hidden="true">
      {STEPS.map(change => (
        <i
          key={change}
          className={change === -1 ? styles.removed : undefined}
          style={change === -1 ? undefined : { background: colourOf(change) }}
        />
      ))}
    </span>
  )
}

function colourOf(change: number): string {
  if (change === 0) return 'var(--f-mid)'
  const end = change > 0 ? 'var(--f-grew)' : 'var(--f-shrank)'
  return `color-mix(in oklab, var(--f-mid), ${end} ${22 + 78 * Math.abs(change)}%)`
}
