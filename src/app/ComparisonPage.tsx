import { Suspense, useRef } from 'react'
import type { Analysis } from '#core/suspects/analysis.ts'
import { useMessages } from '#messages/use-messages.ts'
import type { ViewId } from '#state/facts.ts'
import { useFacts } from '#state/use-facts.ts'
import { classes } from '#ui/classes.ts'
import { VIEW_ID } from '#ui/to-view.ts'
import styles from './ComparisonPage.module.css'
import './print.css'
import { lazyPart } from '#ui/lazy-part.ts'
import { useComparisonKeys } from './comparison-keys.ts'
import { FilterBar } from './FilterBar.tsx'
import { FunctionMenu } from './FunctionMenu.tsx'
import { useKeptFocus } from './kept-focus.ts'
import { NotesBar } from './NotesBar.tsx'
import { Pane } from './Pane.tsx'
import { Ready } from './Ready.tsx'
import { ReviewTitle } from './ReviewTitle.tsx'
import { Tabs } from './Tabs.tsx'
import { VerdictBar } from './VerdictBar.tsx'
import { DetailsPane, VIEWS } from './views.tsx'

const PrintedFrom = lazyPart(async () => (await import('./PrintedFrom.tsx')).PrintedFrom)

/** A loaded comparison: notes, verdict, tabs, the chosen view, and details of the selection beside it. */
export function ComparisonPage({ analysis }: { analysis: Analysis }) {
  const filter = useRef<HTMLInputElement>(null)
  useKeptFocus()
  useComparisonKeys(filter, useMessages())
  const tab = useFacts(facts => facts.view.tab)
  const view = VIEWS.find(each => each.id === tab) ?? VIEWS[0]
  return (
    <main className={styles.page}>
      <Suspense>
        <PrintedFrom />
      </Suspense>
      <NotesBar analysis={analysis} />
      <ReviewTitle />
      <VerdictBar analysis={analysis} />
      <Tabs analysis={analysis} filterRef={filter} />
      {WITH_FILTERS.includes(tab) && <FilterBar />}
      <div className={styles.work}>
        <Suspense>
          <div
            id={VIEW_ID}
            role="tabpanel"
            tabIndex={-1}
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

/** Fetches what a tab is drawn with. */
export async function fetchTab(tab: ViewId): Promise<void> {
  const code = VIEWS.find(({ id }) => id === tab)?.code ?? []
  await Promise.all([DetailsPane, ...code].map(part => part.fetch()))
}

/** The suspects are found in everything; there the bar stands above the flame graph only. */
const WITH_FILTERS: readonly ViewId[] = ['flame', 'stacks', 'functions', 'graph', 'labels']
