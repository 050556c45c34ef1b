import { useMessages } from '#messages/use-messages.ts'
import { useFacts } from '#state/use-facts.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './ReviewTitle.module.css'

/** What a person called this comparison; nothing where nobody did. */
export function ReviewTitle() {
  const m = useMessages()
  const { title, opened } = useFacts(({ review, link }) => ({ title: review.title, opened: link !== null }))
  if (title === '' && !opened) return null
  return (
    <p className={styles.title}>
      <Icon name="share" small />
      {opened && <span>{m.shareDialog.opened}</span>}
      <b>{title}</b>
    </p>
  )
}
