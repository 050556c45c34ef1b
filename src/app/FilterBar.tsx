import { useRef, useState } from 'react'
import { type Filters, NO_FILTERS } from '#core/compare/filters.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { useMessages } from '#messages/use-messages.ts'
import { activeFilters, clearFilter, clearFilters } from '#state/filtering.ts'
import { useFacts } from '#state/use-facts.ts'
import { Button } from '#ui/Button.tsx'
import { Menu } from '#ui/Menu.tsx'
import styles from './FilterBar.module.css'
import { FilterChip } from './FilterChip.tsx'
import { FilterEditor } from './FilterEditor.tsx'
import { LeftAmounts } from './LeftAmounts.tsx'

type Field = keyof Filters

/** What is filtered, as chips that can be changed and taken away, and how much is left. `quiet` shows nothing unfiltered. */
export function FilterBar({ quiet = false }: { quiet?: boolean }) {
  const { analysis, shown, filters } = useFacts(facts => ({
    analysis: facts.analysis,
    shown: facts.shown,
    filters: facts.view.filters,
  }))
  const { filters: m } = useMessages()
  const [edited, setEdited] = useState<Field | null>(null)
  const bar = useRef<HTMLDivElement>(null)
  const active = activeFilters(filters)
  if (!analysis || !shown || (quiet && active.length === 0)) return null
  const shownFields = edited === null || active.includes(edited) ? active : [...active, edited]
  const stop = () => {
    setEdited(null)
    bar.current?.querySelector<HTMLElement>('button[aria-haspopup]')?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
    <div ref={bar} role="group" aria-label={m.bar} className={styles.bar}>
      {shownFields.map(field =>
        field === edited ? (
          <FilterEditor key={field} field={field} analysis={analysis} onDone={stop} />
        ) : (
          <FilterChip
            key={field}
            field={field}
            filters={filters}
            onEdit={() => setEdited(field)}
            onRemove={() => {
              clearFilter(field)
              stop()
            }}
          />
        ),
      )}
      <Menu
        label={m.add}
        icon="plus"
        text={m.add}
        align="left"
        items={fieldsFor(analysis)
          .filter(field => !active.includes(field))
          .map(field => ({ label: m.names[field], about: m.does[field], onChoose: () => setEdited(field) }))}
      />
      <span className={styles.space} />
      {active.length > 0 && (
        <>
          <LeftAmounts comparison={shown.comparison} />
          <Button look="quiet" aria-label={m.clearLong} title={m.clearLong} onClick={clearFilters}>
            {m.clear}
          </Button>
        </>
      )}
    </div>
  )
}

/** Filters that can mean something here: states and ages where they are known, labels where there may be any. */
function fieldsFor({ comparison, fine, kind }: Analysis): readonly Field[] {
  const { state, details } = fine?.comparison ?? comparison
  const waits = kind === 'goroutine' || kind === 'goroutineleak'
  const labels = !waits || (details !== null && details.labelSets.length > 1)
  return (Object.keys(NO_FILTERS) as Field[]).filter(field => {
    if (field.startsWith('tag')) return labels
    if (field === 'states') return state !== null
    return field !== 'minutes' || details?.goroutines?.minutes.some(minutes => minutes > 0) === true
  })
}
