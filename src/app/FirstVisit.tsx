import { Suspense } from 'react'
import { useStore } from 'zustand'
import { useFirstMessages } from '#messages/use-messages.ts'
import { settings } from '#state/settings.ts'
import { Icon } from '#ui/Icon.tsx'
import { Kbd } from '#ui/Kbd.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { CaptureGuide } from './CaptureGuide.tsx'
import type { Dragging } from './DropTargets.tsx'
import { Examples } from './Examples.tsx'
import styles from './FirstVisit.module.css'
import { Slot } from './Slot.tsx'

const RecentList = lazyPart(async () => (await import('./RecentList.tsx')).RecentList)

/** One question, one area: two slots that are targets, and everything else on the page is a target too. */
export function FirstVisit({ dragging, worded }: { dragging: Dragging | null; worded: boolean }) {
  const kept = useStore(settings, ({ recent }) => recent === 'on')
  const m = useFirstMessages()
  const c = m.capture
  return (
    <div className={styles.page}>
      <main className={styles.left}>
        <h1>{c.question}</h1>
        <p className={styles.lead}>{c.lead}</p>
        {location.hash.length > 1 && <p className={styles.again}>{c.again}</p>}
        <div className={dragging ? styles.dropping : styles.drop}>
          <div className={styles.slots}>
            <Slot side="before" hint={c.beforeHint} dragging={dragging} />
            <span className={styles.arrow}>
              <Icon name="arrow" />
            </span>
            <Slot side="after" hint={c.afterHint} dragging={dragging} />
          </div>
          <p className={styles.hint}>
            <span>
              <b>{c.dropBoth}</b> {c.order}
            </span>
            <span className={styles.key}>
              <Kbd>Ctrl V</Kbd> {c.pastes}
            </span>
          </p>
        </div>
        <p className={styles.private}>
          <Icon name="lock" />
          <span>
            <b>{c.private}</b> {c.privateText}
            <small>{c.reads}</small>
          </span>
        </p>
        <Suspense>{worded && kept && <RecentList />}</Suspense>
        <Examples />
        <p className={styles.terminal}>
          {c.terminal} <code>npx stackdrift diff before.txt after.txt --fail-on known</code>
        </p>
      </main>
      <CaptureGuide />
    </div>
  )
}
