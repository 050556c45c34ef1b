import type { ReactNode } from 'react'
import { countFunctions } from '#core/compare/functions.ts'
import { countShown } from '#core/compare/shown-stacks.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import type { ViewId } from '#state/facts.ts'
import { fetchLater, lazyPart, type Part } from '#ui/lazy-part.ts'
import styles from './ComparisonPage.module.css'

export interface View {
  readonly id: ViewId
  /** The key that opens it, while no field has focus. */
  readonly key: string
  /** How much it holds, shown beside its name; null for a picture. */
  readonly count: (analysis: Analysis) => number | null
  /** What fills the tab, from top to bottom. */
  readonly parts: readonly ReactNode[]
  /** The code of these. */
  readonly code: readonly Pick<Part<never>, 'fetch'>[]
}

const FilterBar = lazyPart(async () => (await import('./FilterBar.tsx')).FilterBar)
const SuspectsView = lazyPart(async () => (await import('#views/suspects/SuspectsView.tsx')).SuspectsView)
const FlameView = lazyPart(async () => (await import('#views/flame/FlameView.tsx')).FlameView)
export const DetailsPane = lazyPart(async () => (await import('#views/details/DetailsPane.tsx')).DetailsPane)
const StacksView = lazyPart(async () => (await import('#views/stacks/StacksView.tsx')).StacksView)
const FunctionsView = lazyPart(async () => (await import('#views/functions/FunctionsView.tsx')).FunctionsView)
const GraphView = lazyPart(async () => (await import('#views/graph/GraphView.tsx')).GraphView)
const LabelsView = lazyPart(async () => (await import('#views/labels/LabelsView.tsx')).LabelsView)
fetchLater(async () => (await import('#worker/graph-client.ts')).graphClient.prepare())

/** Every tab of the page, in order. A view is a folder and an entry here. */
export const VIEWS: readonly View[] = [
  {
    id: 'suspects',
    key: '1',
    count: ({ suspects }) => suspects.filter(suspect => suspect.tier !== 'normal').length,
    parts: [
      <SuspectsView key="suspects" />,
      <div key="flame" className={styles.below}>
        <FilterBar quiet />
        <FlameView compact />
      </div>,
    ],
    code: [SuspectsView, FilterBar, FlameView],
  },
  {
    id: 'flame',
    key: '2',
    count: () => null,
    parts: [<FlameView key="flame" compact={false} />],
    code: [FlameView],
  },
  {
    id: 'stacks',
    key: '3',
    count: ({ comparison }) => countShown(comparison),
    parts: [<StacksView key="stacks" />],
    code: [StacksView],
  },
  {
    id: 'functions',
    key: '4',
    count: ({ comparison }) => countFunctions(comparison),
    parts: [<FunctionsView key="functions" />],
    code: [FunctionsView],
  },
  { id: 'graph', key: '5', count: () => null, parts: [<GraphView key="graph" />], code: [GraphView] },
  { id: 'labels', key: '6', count: () => null, parts: [<LabelsView key="labels" />], code: [LabelsView] },
]
