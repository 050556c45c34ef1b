import { type KeyboardEvent, type Ref, useEffect, useMemo, useRef } from 'react'
import type { By } from '#core/compare/comparison.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { formatNumber } from '#messages/format.ts'
import { useMessages } from '#messages/use-messages.ts'
import { chooseGranularity, chooseSampleType, chooseTab, search } from '#state/actions.ts'
import { useFacts } from '#state/use-facts.ts'
import { classes } from '#ui/classes.ts'
import { Field } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'
import { toView } from '#ui/to-view.ts'
import styles from './Tabs.module.css'
import { VIEWS } from './views.tsx'

const GRANULARITIES: readonly By[] = ['module', 'package', 'function', 'file', 'line']

/** The views, and beside them what all of them share: sample type, granularity and the filter. */
export function Tabs({ analysis, filterRef }: { analysis: Analysis; filterRef: Ref<HTMLInputElement> }) {
  const m = useMessages()
  const view = useFacts(facts => facts.view)
  const types = analysis.sampleTypes.map(({ type }) => ({ value: type, label: type }))
  return (
    <div className={styles.bar}>
      <TabList analysis={analysis} />
      <span className={styles.space} />
      <div className={styles.choices}>
        {types.length > 0 && (
          <Select
            label={m.sampleType}
            value={analysis.comparison.sampleType.type}
            options={types}
            onChange={chooseSampleType}
          />
        )}
        <Select
          label={m.granularity}
          prefix={m.by}
          value={view.by}
          options={GRANULARITIES.map(by => ({ value: by, label: m.granularities[by] }))}
          onChange={chooseGranularity}
        />
        <Field
          ref={filterRef}
          className={styles.filter ?? ''}
          label={m.filter}
          clearLabel={m.clear}
          shortcut="/"
          value={view.search}
          problem={patternProblem(view.search) ? m.badPattern : null}
          onChange={search}
          onKeyDown={leave}
        />
      </div>
    </div>
  )
}

function TabList({ analysis }: { analysis: Analysis }) {
  const m = useMessages()
  const { tab, shown } = useFacts(facts => ({ tab: facts.view.tab, shown: facts.shown }))
  const list = useRef<HTMLDivElement>(null)
  const counts = useMemo(
    () => VIEWS.map(view => view.count(view.id === 'suspects' ? analysis : (shown ?? analysis))),
    [analysis, shown],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is what may be out of sight
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (chosen) list.current?.scrollTo({ left: chosen.offsetLeft - 48 })
  }, [tab])
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const at = VIEWS.findIndex(view => view.id === tab)
    const next = VIEWS[(at + step + VIEWS.length) % VIEWS.length]
    if (step === 0 || !next) return
    event.preventDefault()
    chooseTab(next.id)
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus()
  }
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={m.views} onKeyDown={move}>
      {VIEWS.map((view, i) => {
        const count = counts[i] ?? null
        return (
          <button
            key={view.id}
            type="button"
            role="tab"
            id={`tab-${view.id}`}
            aria-label={count === null ? undefined : m.tabs[view.id]}
            aria-selected={view.id === tab}
            aria-controls="view"
            tabIndex={view.id === tab ? 0 : -1}
            title={`${m.tabs[view.id]} (${view.key})`}
            className={classes(styles.tab, view.id === tab && styles.on)}
            onClick={() => chooseTab(view.id)}
          >
            {m.tabs[view.id]}
            {count !== null && <span className={styles.count}>{formatNumber(count)}</span>}
          </button>
        )
      })}
    </div>
  )
}

/** True for `/…/` that is no regular expression. */
function patternProblem(text: string): boolean {
  const pattern = /^\/(.+)\/$/.exec(text)?.[1]
  if (pattern === undefined) return false
  try {
    new RegExp(pattern, 'i')
    return false
  } catch {
    return true
  }
}

/** Enter goes on to what the filter left; Esc empties the field first. */
function leave(event: KeyboardEvent<HTMLInputElement>): void {
  const escapes = event.key === 'Escape'
  if (!escapes && event.key !== 'Enter') return
  if (escapes && event.currentTarget.value !== '') search('')
  else toView()
  event.preventDefault()
}
