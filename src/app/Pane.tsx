import { useEffect, useRef, useState } from 'react'
import type { Analysis } from '#core/suspects/analysis.ts'
import { useMessages } from '#messages/use-messages.ts'
import type { Selection, ViewId } from '#state/facts.ts'
import { useFacts } from '#state/use-facts.ts'
import { Button, IconButton } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import styles from './Pane.module.css'
import { DetailsPane } from './views.tsx'

/** `peek`: only its head, at the lower edge, with the page still in use above it. */
type Shown = 'no' | 'peek' | 'whole'

/**
 * The details stand at the right; where there is no room they are a sheet that the next selection opens, also when the
 * same thing is selected again. What was selected in a picture is told without covering the picture.
 */
export function Pane({ analysis }: { analysis: Analysis }) {
  const m = useMessages()
  const { selection, filters, tab } = useFacts(facts => facts.view)
  const [at, setAt] = useState({ selection, analysis, filters, shown: 'no' as Shown })
  if (at.selection !== selection || at.analysis !== analysis || at.filters !== filters) {
    const chosen = at.analysis === analysis && at.filters === filters && selection !== null
    setAt({ selection, analysis, filters, shown: chosen ? shownFor(selection, tab) : 'no' })
  }
  const show = (shown: Shown) => setAt({ ...at, shown })
  useEffect(() => {
    if (at.shown === 'no') return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setAt(now => ({ ...now, shown: 'no' }))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [at.shown])
  const sheet = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is selected is read from its beginning
  useEffect(() => {
    sheet.current?.scrollTo({ top: 0 })
  }, [selection])
  const look = at.shown === 'peek' ? styles.peek : at.shown === 'whole' && styles.open
  return (
    <>
      {at.shown === 'whole' && <div className={styles.scrim} onPointerDown={() => show('no')} />}
      <aside ref={sheet} className={classes(styles.pane, look)} aria-label={m.details.name}>
        <div className={styles.grip}>
          {at.shown === 'peek' && (
            <Button look="quiet" icon="up" onClick={() => show('whole')}>
              {m.details.name}
            </Button>
          )}
          <span className={styles.space} />
          <IconButton icon="close" label={m.close} onClick={() => show('no')} />
        </div>
        <DetailsPane />
      </aside>
    </>
  )
}

function shownFor({ kind }: Selection, tab: ViewId): Shown {
  return kind === 'node' || tab === 'flame' || tab === 'graph' ? 'peek' : 'whole'
}
