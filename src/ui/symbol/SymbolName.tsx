import { textWidth } from '#ui/table/text-fit.ts'
import styles from './SymbolName.module.css'
import { spellingsOf } from './spelling.ts'

/**
 * A symbol on one line: package dimmed, name bold, in the longest spelling without its path that fits `room` pixels.
 * The full name is the tooltip. Without a room: the full name, broken where it has to.
 */
export function SymbolName({ symbol, room }: { symbol: string; room?: number }) {
  const spellings = spellingsOf(symbol)
  const short = spellings.length > 1 ? spellings.slice(1) : spellings
  const fits =
    room === undefined
      ? spellings[0]
      : (short.find(s => textWidth(s.package + s.name, 'mono', 12) <= room) ?? short.at(-1))
  const full = spellings[0] ? spellings[0].package + spellings[0].name : symbol
  return (
    <span
      className={room === undefined ? styles.full : styles.line}
      title={room === undefined ? undefined : full}
    >
      {fits?.package && <span className={styles.package}>{fits.package}</span>}
      <b>{fits?.name}</b>
    </span>
  )
}
