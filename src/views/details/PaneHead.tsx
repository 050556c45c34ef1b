import type { ReactNode } from 'react'
import type { Messages } from '#messages/en.ts'
import { select } from '#state/actions.ts'
import { IconButton } from '#ui/Button.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import styles from './DetailsPane.module.css'

/** What is selected, copying it, and letting go of it. */
export function PaneHead(props: {
  messages: Messages
  text: () => string
  markdown: () => string | Promise<string>
  children: ReactNode
}) {
  const m = props.messages
  return (
    <div className={styles.head}>
      <span className={styles.what}>{props.children}</span>
      <CopyButton
        label={m.copy}
        title={m.tableTexts.details.copyText}
        copiedLabel={m.copied}
        text={props.text}
      />
      <CopyButton
        label={m.verdict.markdown}
        title={m.tableTexts.details.copyMarkdown}
        copiedLabel={m.copied}
        text={props.markdown}
      />
      <IconButton
        className={styles.letGo}
        icon="close"
        label={m.tableTexts.details.letGo}
        onClick={() => select(null)}
      />
    </div>
  )
}
