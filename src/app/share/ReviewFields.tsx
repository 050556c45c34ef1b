import { useId } from 'react'
import { reviewOf } from '#core/share/review-of.ts'
import { REVIEW_VERDICTS, type ReviewVerdict } from '#core/share/shared.ts'
import type { Suspect } from '#core/suspects/suspect.ts'
import { displayNames } from '#core/symbol/display-names.ts'
import { formatAmount } from '#messages/format.ts'
import { useMessages } from '#messages/use-messages.ts'
import { nameReview, reviewSuspect } from '#state/review.ts'
import { useFacts } from '#state/use-facts.ts'
import { Select } from '#ui/Select.tsx'
import styles from './Share.module.css'

const MOST_FIELDS = 8
/** What the column of names has room for. */
const MOST_LETTERS = 18

/** A person's words on the comparison: a title, and a note and a verdict on each suspect. */
export function ReviewFields() {
  const { shareDialog } = useMessages()
  const s = shareDialog.review
  const { analysis, review } = useFacts(({ analysis, review }) => ({ analysis, review }))
  if (!analysis) return null
  const all = analysis.suspects.flatMap(suspect => [suspect, ...suspect.parts])
  const told = all.filter(suspect => suspect.tier !== 'normal')
  const suspects = (told.length > 0 ? told : all.filter(({ delta }) => delta > 0)).slice(0, MOST_FIELDS)
  return (
    <section>
      <h3>{s.title}</h3>
      <input
        className={styles.title}
        aria-label={s.heading}
        placeholder={s.heading}
        value={review.title}
        onChange={event => nameReview(event.target.value)}
      />
      {suspects.map(suspect => (
        <Words key={`${suspect.rank} ${suspect.function} ${suspect.line} ${suspect.state}`} suspect={suspect} />
      ))}
    </section>
  )
}

function Words({ suspect }: { suspect: Suspect }) {
  const { shareDialog } = useMessages()
  const s = shareDialog.review
  const id = useId()
  const { review, unit } = useFacts(({ review, analysis }) => ({
    review,
    unit: analysis?.comparison.sampleType.unit ?? '',
  }))
  const { verdict, note } = reviewOf(review, suspect)
  const spellings = displayNames(suspect.function)
  const name = spellings.find(each => each.length <= MOST_LETTERS) ?? spellings.at(-1) ?? ''
  const options = [
    { value: 'none', label: s.none },
    ...REVIEW_VERDICTS.map(value => ({ value, label: s.verdicts[value] })),
  ]
  return (
    <div className={styles.words}>
      <label htmlFor={id}>
        <span className={styles.symbol}>{name}</span>
        <small>{s.waits(formatAmount(suspect.after, unit), suspect.state)}</small>
      </label>
      <textarea
        id={id}
        aria-label={s.noteOn(name)}
        placeholder={s.note}
        rows={1}
        value={note}
        onChange={event => reviewSuspect(suspect, { note: event.target.value })}
      />
      <Select<string>
        label={s.verdictOn(name)}
        value={verdict ?? 'none'}
        options={options}
        onChange={value => reviewSuspect(suspect, { verdict: verdictOf(value) })}
      />
    </div>
  )
}

function verdictOf(value: string): ReviewVerdict | null {
  return REVIEW_VERDICTS.find(each => each === value) ?? null
}
