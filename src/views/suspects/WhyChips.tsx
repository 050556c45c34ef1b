import type { Suspect } from '#core/suspects/suspect.ts'
import type { Messages } from '#messages/en.ts'
import { Chip } from '#ui/Chip.tsx'
import { textWidth } from '#ui/table/text-fit.ts'
import { chipsThatFit } from './chip-fit.ts'
import styles from './SuspectsView.module.css'
import { whyOf } from './why.ts'

const GAP = 4
const PADDING = 10
const REST = 28

/** The evidence as short words, strongest first; what does not fit is counted, and told by the details. */
export function WhyChips(props: { suspect: Suspect; messages: Messages; width: number; lines: number }) {
  const all = whyOf(props.suspect, props.messages)
  const widths = all.map((why, i) => {
    const full = textWidth(why.text, 'sans', 11, i === 0 && why.strong ? 600 : 400) + PADDING
    return Math.min(full, props.width)
  })
  const count = chipsThatFit(widths, { width: props.width, lines: props.lines, gap: GAP, rest: REST })
  const rest = all.slice(count)
  return (
    <span className={styles.chips}>
      {all.slice(0, count).map(why => (
        <Chip key={why.key} strong={why.strong} title={why.title}>
          {why.text}
        </Chip>
      ))}
      {rest.length > 0 && (
        <Chip title={rest.map(why => why.title).join('\n')}>{props.messages.tableTexts.more(rest.length)}</Chip>
      )}
    </span>
  )
}
