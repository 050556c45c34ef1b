import { useEffect, useState } from 'react'
import { SETTINGS_TEXTS } from '#messages/settings-texts.ts'
import { useMessages } from '#messages/use-messages.ts'
import { openFiles } from '#state/loading.ts'
import { forgetComparison, type Recent, recentComparisons } from '#state/recent.ts'
import { useFacts } from '#state/use-facts.ts'
import { IconButton } from '#ui/Button.tsx'
import styles from './RecentList.module.css'

/** What was compared in this browser before, where the reader wants it kept. */
export function RecentList() {
  const m = useMessages()
  const s = SETTINGS_TEXTS[useFacts(facts => facts.language)]
  const [kept, setKept] = useState<readonly Recent[]>([])
  useEffect(() => void recentComparisons().then(setKept), [])
  const forget = (id: string) => {
    setKept(all => all.filter(each => each.id !== id))
    void forgetComparison(id)
  }
  if (kept.length === 0) return null
  return (
    <section className={styles.recent}>
      <h2>{s.recentTitle}</h2>
      <ul>
        {kept.map(each => (
          <li key={each.id}>
            <button type="button" className={styles.open} onClick={() => void openAgain(each)}>
              <span className={styles.names}>{nameOf(each)}</span>
              <time dateTime={new Date(each.at).toISOString()}>
                {new Date(each.at).toLocaleString(regionOf(m.languageTag), {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                })}
              </time>
            </button>
            <IconButton icon="close" label={s.forget(nameOf(each))} onClick={() => forget(each.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function nameOf({ before, after }: Recent): string {
  const names = (files: Recent['before']) => files.map(({ name }) => name).join(', ')
  return before.length === 0 ? names(after) : `${names(before)} → ${names(after)}`
}

async function openAgain({ before, after }: Recent): Promise<void> {
  if (before.length > 0) await openFiles(before, 'before')
  await openFiles(after, 'after')
}

/** The reader's own kind of a language, as `en-GB` of English: dates hold words, so their language is the page's. */
function regionOf(languageTag: string): string {
  const [primary] = languageTag.split('-')
  return navigator.languages.find(tag => tag.split('-')[0] === primary) ?? languageTag
}
