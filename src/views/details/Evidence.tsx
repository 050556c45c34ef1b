import type { Suspect } from '#core/suspects/suspect.ts'
import { WEIGHTS } from '#core/suspects/weights.ts'
import type { Messages } from '#messages/en.ts'
import { formatWeight } from '#messages/format.ts'
import styles from './Evidence.module.css'

/** Every reason with its weight, for and against, and the score that they sum up to. */
export function Evidence({ suspect, messages: m }: { suspect: Suspect; messages: Messages }) {
  const start = { text: m.tableTexts.details.start, weight: WEIGHTS.start }
  const reasons = suspect.reasons.map(reason => ({ text: m.reasons.text(reason), weight: reason.weight }))
  const all = [...reasons, start].toSorted((x, y) => y.weight - x.weight)
  const largest = Math.max(...all.map(({ weight }) => Math.abs(weight)))
  const sum = all.reduce((total, { weight }) => total + weight, 0)
  return (
    <table className={styles.evidence}>
      <tbody>
        {all.map(({ text, weight }) => (
          <tr key={text}>
            <th scope="row">{text}</th>
            <td className={styles.weightBar} aria-hidden="true">
              <i data-against={weight < 0 || undefined} style={barOf(weight, largest)} />
            </td>
            <td className={styles.weight}>{formatWeight(weight)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {m.details.score(suspect.score.toFixed(2), m.tiersShort[suspect.tier].toLowerCase())}
          </th>
          <td className={styles.weight}>{formatWeight(sum)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** Pixels on both sides of the axis. */
const AGAINST = 24
const FOR = 48

function barOf(weight: number, largest: number) {
  const share = Math.abs(weight) / largest
  if (weight >= 0) return { left: AGAINST, width: Math.max(1, share * FOR) }
  const width = Math.max(3, share * AGAINST)
  return { left: AGAINST - width, width }
}
