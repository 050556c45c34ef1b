import type { Messages } from '#messages/en.ts'
import styles from './HowToRead.module.css'

/** What the pane says while nothing is selected. */
export function HowToRead({ messages }: { messages: Messages }) {
  const { details } = messages.tableTexts
  return (
    <div className={styles.guide}>
      <h2>{details.nothing}</h2>
      <ol>
        {details.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{details.keys}</p>
    </div>
  )
}
