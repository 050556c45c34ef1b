import { useEffect, useState } from 'react'
import { directionOf, formatDelta, formatNumber } from '#messages/format.ts'
import { useFirstMessages } from '#messages/use-messages.ts'
import { useFacts } from '#state/use-facts.ts'
import { Delta } from '#ui/Delta.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './Examples.module.css'
import { type Example, fetchExamples, openExample } from './fetching.ts'

/** Real leaks that come with the page. Their numbers already teach the vocabulary. */
export function Examples() {
  const m = useFirstMessages()
  const language = useFacts(facts => facts.language)
  const [examples, setExamples] = useState<readonly Example[]>([])
  useEffect(() => void fetchExamples().then(setExamples), [])
  return (
    <section className={styles.examples}>
      <h2>{m.capture.examples}</h2>
      {examples.map(example => {
        const amounts = { before: example.before.total, after: example.after.total }
        return (
          <button
            key={example.id}
            type="button"
            className={styles.row}
            onClick={() => void openExample(example)}
          >
            <span className={styles.name}>
              <b>{example.title[language]}</b>
              <small>{example.program}</small>
            </span>
            <span className={styles.pair}>
              {formatNumber(amounts.before)} → <b>{formatNumber(amounts.after)}</b>
            </span>
            <Delta
              className={styles.delta ?? ''}
              direction={directionOf(amounts)}
              text={formatDelta(amounts, 'count')}
            />
            <span className={styles.try}>{m.capture.tryIt}</span>
            <Icon name="right" small />
          </button>
        )
      })}
    </section>
  )
}
