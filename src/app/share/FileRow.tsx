import { useMessages } from '#messages/use-messages.ts'
import { Button } from '#ui/Button.tsx'
import styles from './Share.module.css'

/** One file that can be saved: what it is, and the button for it. */
export function FileRow(props: { name: string; text: string; onSave: () => void }) {
  const { shareDialog: s } = useMessages()
  return (
    <div className={styles.file}>
      <span className={styles.grow}>
        <b>{props.name}</b>
        <small>{props.text}</small>
      </span>
      <Button aria-label={`${s.save}: ${props.name}`} onClick={props.onSave}>
        {s.save}
      </Button>
    </div>
  )
}
