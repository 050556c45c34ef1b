import { useState } from 'react'
import { copyText } from '#app/hand-over.ts'
import { useMessages } from '#messages/use-messages.ts'
import { addProblem } from '#state/loading.ts'
import { Button } from '#ui/Button.tsx'
import styles from './Share.module.css'
import type { LinkChoice } from './use-link.ts'

/** The link itself and how long it is. */
export function Address({ link: { chosen } }: { link: LinkChoice }) {
  const { shareDialog: s } = useMessages()
  const address = chosen?.address ?? ''
  return (
    <>
      <input
        className={styles.address}
        aria-label={s.link}
        readOnly
        value={address}
        onFocus={event => event.target.select()}
      />
      <span>{chosen ? s.characters(address.length) : s.making}</span>
    </>
  )
}

/** The way to take the link along. */
export function CopyLink({ link: { chosen } }: { link: LinkChoice }) {
  const m = useMessages()
  const s = m.shareDialog
  const address = chosen?.address ?? ''
  const [copied, setCopied] = useState('')
  const copy = async () => {
    if (await copyText(address)) setCopied(address)
    else addProblem(s.link, { code: 'no-clipboard', facts: {} })
  }
  const done = copied !== '' && copied === address
  return (
    <Button look="primary" icon={done ? 'check' : 'copy'} disabled={!chosen} onClick={() => void copy()}>
      {done ? m.copied : s.copyLink}
    </Button>
  )
}
