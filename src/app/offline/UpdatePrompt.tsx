import { useEffect, useState } from 'react'
import { LANGUAGES } from '#messages/languages.ts'
import type { ShareMessages } from '#messages/share.en.ts'
import { useFacts } from '#state/use-facts.ts'
import { Button } from '#ui/Button.tsx'
import styles from './UpdatePrompt.module.css'

/** Says that a newer page is here. What is on the screen stays until the reader says so. */
export function UpdatePrompt({ onReload, onLater }: { onReload: () => void; onLater: () => void }) {
  const language = useFacts(facts => facts.language)
  const [words, setWords] = useState<ShareMessages['update'] | null>(null)
  useEffect(() => {
    void LANGUAGES[language].load().then(messages => setWords(messages.shareDialog.update))
  }, [language])
  if (words === null) return null
  return (
    <section role="status" className={styles.prompt}>
      <span>
        <b>{words.title}</b> {words.text}
      </span>
      <Button onClick={onReload}>{words.reload}</Button>
      <Button look="quiet" onClick={onLater}>
        {words.later}
      </Button>
    </section>
  )
}
