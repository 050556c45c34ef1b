import { useMemo } from 'react'
import type { Comparison } from '#core/compare/comparison.ts'
import { packageName } from '#core/symbol/display-names.ts'
import { useMessages } from '#messages/use-messages.ts'
import type { FlameLayout, Hue } from '#state/facts.ts'
import { chooseHue } from '#state/looking.ts'
import { useFacts } from '#state/use-facts.ts'
import { classes } from '#ui/classes.ts'
import { Select } from '#ui/Select.tsx'
import styles from './Legend.module.css'
import { hueOfPackage, largestPackages } from './package-hues.ts'
import { packageColour } from './palette.ts'
import type { Scene } from './scene.ts'

const STEPS = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1] as const

interface LegendProps {
  readonly scene: Scene
  readonly compact: boolean
  readonly layout: FlameLayout
}

/** Names the width mode and the formula of the colours, and shows what the marks inside a box mean. */
export function Legend({ scene, compact, layout }: LegendProps) {
  const { flame } = useMessages()
  const { width, hue } = useFacts(facts => facts.view)
  const { snapshot } = scene.comparison
  if (snapshot && compact) return null
  return (
    <div className={classes(styles.legend, compact && styles.compact)}>
      {!snapshot && (
        <span>
          <b>{flame.width}</b> {layout === 'sides' ? flame.sideWidth : flame.widthTitles[width]}
        </span>
      )}
      {compact ? (
        <b>{flame.colour}</b>
      ) : (
        <Select
          label={flame.hue}
          prefix={flame.hue}
          value={hue}
          options={HUES.map(value => ({ value, label: flame.hues[value] }))}
          onChange={chooseHue}
        />
      )}
      {hue === 'package' ? <Packages comparison={scene.comparison} /> : <Changes scene={scene} />}
      {!snapshot && <Marked plain={hue === 'package'} />}
    </div>
  )
}

const HUES: readonly Hue[] = ['change', 'package']

function Changes({ scene }: { scene: Scene }) {
  const { flame } = useMessages()
  const { highlight } = useFacts(facts => facts.view)
  if (scene.comparison.snapshot) return null
  return (
    <>
      <span>{scene.scale === 'relative' ? flame.colourShares : flame.colourText}</span>
      <span className={styles.ramp}>
        ▼ {flame.removed}
        <Ramp />▲ {flame.new}
      </span>
      {scene.suspected !== null && highlight && (
        <span className={styles.key}>
          <i className={styles.pale} />
          {flame.pale}
        </span>
      )}
    </>
  )
}

/** What the marks inside a box say without hue. */
function Marked({ plain }: { plain: boolean }) {
  const { flame } = useMessages()
  return (
    <>
      <span className={styles.key}>
        <i className={classes(styles.kept, plain && styles.plain)} />
        {flame.kept}
      </span>
      <span className={styles.key}>
        <i className={classes(styles.gone, plain && styles.plain)} />
        {flame.gone}
      </span>
    </>
  )
}

/** Packages named in the legend. */
const NAMED = 6

function Packages({ comparison }: { comparison: Comparison }) {
  const { flame } = useMessages()
  const largest = useMemo(() => largestPackages(comparison), [comparison])
  const rest = largest.length - NAMED
  return (
    <>
      {largest.slice(0, NAMED).map(({ path }) => (
        <span key={path} className={styles.package} title={path}>
          <i style={{ background: swatchOf(hueOfPackage(path)) }} />
          {path === '' ? flame.std : packageName(path)}
        </span>
      ))}
      {rest > 0 && <span>{flame.otherPackages(rest)}</span>}
    </>
  )
}

/** The colours of `packageTable`, as the style sheet's mixing function would have them in both themes. */
function swatchOf(hue: number): string {
  if (hue === 0) return 'var(--f-mid)'
  const { light, dark } = packageColour(hue)
  return `light-dark(${light}, ${dark})`
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
