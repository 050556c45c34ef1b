import { useState } from 'react'
import { useMessages } from '#messages/use-messages.ts'
import type { Side } from '#state/facts.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import styles from './dialogs.module.css'
import { closePanel } from './panels.ts'
import { openText } from './sources.ts'

export function PasteDialog({ side }: { side: Side | null }) {
  const m = useMessages()
  const [text, setText] = useState('')
  const open = () => {
    openText(text, m.capture.pastedName, side)
    closePanel()
  }
  return (
    <Dialog
      title={side === null ? m.capture.pasteTitle : m.capture.pasteFor(m[side])}
      closeLabel={m.close}
      width={720}
      onClose={closePanel}
      footer={
        <Button look="primary" disabled={text.trim() === ''} onClick={open}>
          {m.capture.pasteOpen}
        </Button>
      }
    >
      <label className={styles.column}>
        {m.capture.pasteText}
        <textarea
          className={styles.text}
          spellCheck={false}
          value={text}
          onChange={event => setText(event.target.value)}
        />
      </label>
    </Dialog>
  )
}
