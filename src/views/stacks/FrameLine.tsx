import type { Comparison } from '#core/compare/comparison.ts'
import { classes } from '#ui/classes.ts'
import { PlaceName } from '#ui/symbol/PlaceName.tsx'
import { SymbolName } from '#ui/symbol/SymbolName.tsx'
import styles from './StacksView.module.css'
import type { ShownStack } from './stack-lines.ts'

/** One frame of an open stack: its number from the leaf, the function, and its place in the source. */
export function FrameLine({ comparison, row }: { comparison: Comparison; row: ShownStack }) {
  const { name, file, line } = comparison.frames
  const frame = row.frame ?? -1
  return (
    <span className={classes(styles.frame, row.folded && styles.folded)}>
      <span className={styles.number}>{row.depth}</span>
      <SymbolName symbol={name[frame] ?? ''} room={ROOM} />
      <span className={styles.place}>
        <PlaceName file={file[frame] ?? ''} line={line[frame] ?? 0} room={ROOM} />
      </span>
    </span>
  )
}

/** Pixels for a name, and for a place; what is longer takes the next shorter spelling. */
const ROOM = 420
