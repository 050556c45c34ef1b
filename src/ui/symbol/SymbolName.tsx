import { textWidth } from '#ui/table/text-fit.ts'
import styles from './SymbolName.module.css'
import { lineSpellings, spellingsOf } from './spelling.ts'

/**
 * A symbol on one line: package dimmed, name bold, in the longest spelling without its path that fits `room` pixels.
 * The full name is the tooltip. Without a room: the full name, broken where it has to.
 */
export function SymbolName({ symbol, room }: { symbol: string; room?: number }) {
  const [full] = spellingsOf(symbol)
  const short = lineSpellings(symbol)
  const fits =
    room === undefined
      ? full
      : (short.find(s => textWidth(s.package + s.name, 'mono', 12) <= room) ?? short.at(-1))
  return (
    <span
      className={room === undefined ? styles.full : styles.line}
      title={room === undefined || !full ? undefined : full.package + full.name}
    >
      {fits?.package && <span className={styles.package}>{fits.package}</span>}
      {room === undefined && <wbr />}
      <b>{fits?.name}</b>
    </span>
  )
}
