import type { Comparison } from '#core/compare/comparison.ts'
import { classes } from '#ui/classes.ts'
import { PlaceName } from '#ui/symbol/PlaceName.tsx'
import { SymbolName } from '#ui/symbol/SymbolName.tsx'
import styles from './StacksView.module.css'
import type { ShownStack } from './stack-lines.ts'

/** One frame of an open stack: its number from the leaf, the function, and its place in the source. */
export function FrameLine({
  comparison,
  row,
  room,
}: {
  comparison: Comparison
  row: ShownStack
  room: number
}) {
  const { name, file, line } = comparison.frames
  const frame = row.frame ?? -1
  const each = (room - NUMBER) / 2
  return (
    <span className={classes(styles.frame, row.folded && styles.folded)}>
      <span className={styles.number}>{row.depth}</span>
      <SymbolName symbol={name[frame] ?? ''} room={each} />
      <span className={styles.place}>
        <PlaceName file={file[frame] ?? ''} line={line[frame] ?? 0} room={each} />
      </span>
    </span>
  )
}

/** Pixels for the number and the gaps; name and place share the rest. */
const NUMBER = 44
