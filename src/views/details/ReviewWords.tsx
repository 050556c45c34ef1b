import { reviewOf } from '#core/share/review-of.ts'
import type { Suspect } from '#core/suspects/suspect.ts'
import type { Messages } from '#messages/en.ts'
import { useFacts } from '#state/use-facts.ts'
import styles from './DetailsPane.module.css'
import { Section } from './Section.tsx'

/** What a person says of the suspect, as text and nothing but text; nothing where nobody said anything. */
export function ReviewWords({ suspect, messages }: { suspect: Suspect; messages: Messages }) {
  const { review: s } = messages.shareDialog
  const { verdict, note } = reviewOf(
    useFacts(facts => facts.review),
    suspect,
  )
  if (verdict === null && note === '') return null
  return (
    <Section title={s.said}>
      <p className={styles.said}>
        {verdict !== null && <b>{s.verdicts[verdict]}</b>} {note}
      </p>
    </Section>
  )
}
