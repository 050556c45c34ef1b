import { createRoot } from 'react-dom/client'
import type { Messages } from '#messages/en.ts'
import { LANGUAGES } from '#messages/languages.ts'
import { store } from '#state/store.ts'
import { Button } from '#ui/Button.tsx'
import styles from './Problems.module.css'

/** Where a mistake of the page left nothing of it: what happened, and the ways on. */
export async function showBroken(error: unknown): Promise<void> {
  console.error(error)
  const messages = await LANGUAGES[store.getState().language].load()
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<BrokenPage messages={messages} error={error} />)
}

function BrokenPage({ messages: m, error }: { messages: Messages; error: unknown }) {
  return (
    <main className={styles.problems}>
      <section role="alert" className={styles.card}>
        <h1 className={styles.head}>
          <b>{m.broken.title}</b>
        </h1>
        <p>{m.broken.text}</p>
        <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
        <div className={styles.actions}>
          <Button look="primary" onClick={() => location.reload()}>
            {m.reload}
          </Button>
          <Button onClick={() => location.assign(location.pathname)}>{m.newComparison}</Button>
        </div>
      </section>
    </main>
  )
}
