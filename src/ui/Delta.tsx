import { classes } from './classes.ts'
import styles from './Delta.module.css'

export type Direction = 'grew' | 'shrank' | 'same' | 'unknown'

const SIGN: Record<Direction, string> = { grew: '▲ ', shrank: '▼ ', same: '', unknown: '' }

/** A change: hue, triangle and text (a signed number, or a word such as "new"), never hue alone. */
export function Delta({
  direction,
  text,
  className,
}: {
  direction: Direction
  text: string
  className?: string
}) {
  return (
    <span className={classes(styles.delta, styles[direction], className)}>
      {SIGN[direction]}
      {text}
    </span>
  )
}
