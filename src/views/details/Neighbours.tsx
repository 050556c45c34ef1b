import type { Amounts, Comparison } from '#core/compare/comparison.ts'
import type { Neighbour } from '#core/compare/peek.ts'
import type { Messages } from '#messages/en.ts'
import { directionOf, formatAmount, formatDelta, formatShare } from '#messages/format.ts'
import { select } from '#state/actions.ts'
import { Delta } from '#ui/Delta.tsx'
import { SymbolName } from '#ui/symbol/SymbolName.tsx'
import styles from './Neighbours.module.css'
import { Section } from './Section.tsx'

const MOST = 12
/** Pixels for a name in the pane. */
const ROOM = 208

/** Callers or callees of a function with their share of its total; a click goes on to them. */
export function Neighbours(props: {
  title: string
  neighbours: readonly Neighbour[]
  /** Stands for the function's own end of the stack, where there is no neighbour. */
  end: string
  of: Amounts
  comparison: Comparison
  messages: Messages
}) {
  const { neighbours, of, comparison, messages: m } = props
  const { unit } = comparison.sampleType
  const { details, more } = m.tableTexts
  const whole = Math.max(of.before, of.after)
  return (
    <Section title={props.title} note={details.callersNote}>
      <ul className={styles.neighbours}>
        {neighbours.slice(0, MOST).map(({ frame, ...amounts }) => (
          <li key={frame ?? 'self'}>
            {frame === null ? (
              <span>{props.end}</span>
            ) : (
              <button type="button" onClick={() => select({ kind: 'frame', frame })}>
                <SymbolName symbol={comparison.frames.name[frame] ?? ''} room={ROOM} />
              </button>
            )}
            <span>
              {comparison.snapshot ? (
                formatAmount(amounts.after, unit)
              ) : (
                <Delta direction={directionOf(amounts)} text={formatDelta(amounts, unit)} />
              )}
            </span>
            <span>{formatShare(whole > 0 ? Math.max(amounts.before, amounts.after) / whole : 0)}</span>
          </li>
        ))}
      </ul>
      {neighbours.length > MOST && <p className={styles.others}>{more(neighbours.length - MOST)}</p>}
    </Section>
  )
}
