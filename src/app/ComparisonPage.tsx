import { Suspense, useEffect, useRef, useState } from 'react'
import type { Analysis } from '#core/suspects/analysis.ts'
import { useMessages } from '#messages/use-messages.ts'
import type { ViewId } from '#state/facts.ts'
import { useFacts } from '#state/use-facts.ts'
import { IconButton } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import styles from './ComparisonPage.module.css'
import './print.css'
import { useComparisonKeys } from './comparison-keys.ts'
import { FilterBar } from './FilterBar.tsx'
import { FunctionMenu } from './FunctionMenu.tsx'
import { NotesBar } from './NotesBar.tsx'
import { Ready } from './Ready.tsx'
import { ReviewTitle } from './ReviewTitle.tsx'
import { Tabs } from './Tabs.tsx'
import { VerdictBar } from './VerdictBar.tsx'
import { DetailsPane, VIEWS } from './views.tsx'

/** A loaded comparison: notes, verdict, tabs, the chosen view, and details of the selection beside it. */
export function ComparisonPage({ analysis }: { analysis: Analysis }) {
  const filter = useRef<HTMLInputElement>(null)
  useComparisonKeys(filter, useMessages())
  const tab = useFacts(facts => facts.view.tab)
  const view = VIEWS.find(each => each.id === tab) ?? VIEWS[0]
  return (
    <main className={styles.page}>
      <NotesBar analysis={analysis} />
      <ReviewTitle />
      <VerdictBar analysis={analysis} />
      <Tabs analysis={analysis} filterRef={filter} />
      {WITH_FILTERS.includes(tab) && <FilterBar />}
      <div className={styles.work}>
        <Suspense>
          <div
            id="view"
            role="tabpanel"
            aria-describedby={`tab-${tab}`}
            className={classes(styles.view, (view?.parts.length ?? 0) > 1 && styles.two)}
          >
            {view?.parts}
          </div>
          <Pane analysis={analysis} />
          <Ready />
        </Suspense>
      </div>
      <FunctionMenu />
    </main>
  )
}

/** The suspects are found in everything; there the bar stands above the flame graph only. */
const WITH_FILTERS: readonly ViewId[] = ['flame', 'stacks', 'functions', 'graph', 'labels']

/**
 * The details stand at the right; where there is no room they are a sheet that the next selection opens, also when the
 * same thing is selected again.
 */
function Pane({ analysis }: { analysis: Analysis }) {
  const m = useMessages()
  const { selection, filters } = useFacts(facts => facts.view)
  const [shown, setShown] = useState({ selection, analysis, filters, open: false })
  if (shown.selection !== selection || shown.analysis !== analysis || shown.filters !== filters) {
    const chosen = shown.analysis === analysis && shown.filters === filters && selection !== null
    setShown({ selection, analysis, filters, open: chosen })
  }
  const close = () => setShown({ ...shown, open: false })
  useEffect(() => {
    if (!shown.open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setShown(now => ({ ...now, open: false }))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [shown.open])
  return (
    <>
      {shown.open && <div className={styles.scrim} onPointerDown={close} />}
      <aside className={classes(styles.pane, shown.open && styles.open)} aria-label={m.details.name}>
        <div className={styles.grip}>
          <IconButton icon="close" label={m.close} onClick={close} />
        </div>
        <DetailsPane />
      </aside>
    </>
  )
}
