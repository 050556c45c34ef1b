import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatTime } from '#messages/format.ts'
import { useMessages } from '#messages/use-messages.ts'
import { onPaper } from '#ui/on-paper.ts'
import styles from './PrintedFrom.module.css'

/** Fragments that hold a whole comparison are no address that anybody types. */
const LONGEST = 200

/** Only on paper: when this was printed, and the address to see it at. */
export function PrintedFrom() {
  const m = useMessages()
  const [at, setAt] = useState<number | null>(null)
  useEffect(
    () =>
      onPaper(() => {
        flushSync(() => setAt(Date.now()))
        return () => setAt(null)
      }),
    [],
  )
  if (at === null) return null
  const day = new Date(at).toLocaleDateString(m.languageTag, { dateStyle: 'medium' })
  return <p className={styles.printed}>{m.printed(`${day} ${formatTime(at)}`, address())}</p>
}

function address(): string {
  const { protocol, origin, pathname, hash } = location
  const place = protocol === 'file:' ? decodeURIComponent(pathname.split('/').at(-1) ?? '') : origin + pathname
  return place + (hash.length > LONGEST ? '' : hash)
}
