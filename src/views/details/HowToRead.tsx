import type { Messages } from '#messages/en.ts'
import styles from './HowToRead.module.css'

/** What the pane says while nothing is selected: how to read what stands beside it. */
export function HowToRead({ flame, messages }: { flame: boolean; messages: Messages }) {
  const { details } = messages.tableTexts
  return (
    <div className={styles.guide}>
      <h2>{flame ? messages.flame.howTo : details.nothing}</h2>
      <ol>
        {(flame ? messages.flame.howToSteps : details.steps).map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{flame ? messages.flame.hint : details.keys}</p>
    </div>
  )
}
