import { useState } from 'react'
import { copyText } from '#app/hand-over.ts'
import { expiryOf } from '#core/share/stored-id.ts'
import { useMessages } from '#messages/use-messages.ts'
import { addProblem } from '#state/loading.ts'
import { pageStore } from '#state/page-store.ts'
import { Button } from '#ui/Button.tsx'
import styles from './Share.module.css'
import own from './Store.module.css'
import { rememberStored, removeStored, type StoredHere } from './stored-here.ts'

/** One comparison that was stored from here: its link, until when, and the way to delete it. */
export function StoredRow({ row, onDeleted }: { row: StoredHere; onDeleted: () => void }) {
  const { store: s } = useMessages()
  const [busy, setBusy] = useState(false)
  const date = s.until(expiryOf(row.id) ?? 0)
  const remove = async () => {
    setBusy(true)
    const removed = await pageStore.remove(row)
    setBusy(false)
    if (!removed.ok && removed.failure.code !== 'stored-gone') return addProblem('', removed.failure)
    removeStored(row.id)
    onDeleted()
  }
  return (
    <div className={own.row}>
      {row.address === null ? <p className={own.text}>{s.earlier}</p> : <ShortLink address={row.address} />}
      <div className={own.line}>
        <span className={styles.grow}>{date}</span>
        <Button small disabled={busy} aria-label={s.deleteOf(date)} onClick={() => void remove()}>
          {s.delete}
        </Button>
      </div>
      <label className={own.line}>
        <input
          type="checkbox"
          checked={row.remembered}
          onChange={event => rememberStored(row.id, event.target.checked)}
        />
        {s.remember}
      </label>
      <details>
        <summary>{s.elsewhere}</summary>
        <code>{deleteCommand(row)}</code>
      </details>
    </div>
  )
}

function ShortLink({ address }: { address: string }) {
  const m = useMessages()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    if (await copyText(address)) setCopied(true)
    else addProblem(m.store.link, { code: 'no-clipboard', facts: {} })
  }
  return (
    <div className={own.line}>
      <input
        className={styles.address}
        aria-label={m.store.link}
        readOnly
        value={address}
        onFocus={event => event.target.select()}
      />
      <Button small icon={copied ? 'check' : 'copy'} aria-label={m.store.copy} onClick={() => void copy()}>
        {copied ? m.copied : m.store.copyShort}
      </Button>
    </div>
  )
}

/** For a terminal, where this browser is not at hand. */
function deleteCommand({ id, token }: StoredHere): string {
  return `curl -X DELETE -H 'Authorization: Bearer ${token}' ${new URL(`api/blobs/${id}`, document.baseURI).href}`
}
