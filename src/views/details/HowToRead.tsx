import type { Messages } from '#messages/en.ts'
import type { ViewId } from '#state/facts.ts'
import styles from './HowToRead.module.css'

/** What the pane says while nothing is selected: how to read what stands beside it. */
export function HowToRead({ view, messages }: { view: ViewId; messages: Messages }) {
  const { title, steps, keys } = messages.guides[view]
  return (
    <div className={styles.guide}>
      <h2>{title}</h2>
      <ol>
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{keys}</p>
    </div>
  )
}
