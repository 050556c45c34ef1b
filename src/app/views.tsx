import { type ComponentType, lazy, type ReactNode } from 'react'
import { countFunctions } from '#core/compare/functions.ts'
import { shownStacks } from '#core/compare/shown-stacks.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import type { ViewId } from '#state/facts.ts'

export interface View {
  readonly id: ViewId
  /** The key that opens it, while no field has focus. */
  readonly key: string
  /** How much it holds, shown beside its name; null for a picture. */
  readonly count: (analysis: Analysis) => number | null
  /** What fills the tab, from top to bottom. */
  readonly parts: readonly ReactNode[]
}

const load = {
  suspects: () => import('#views/suspects/SuspectsView.tsx'),
  flame: () => import('#views/flame/FlameView.tsx'),
  stacks: () => import('#views/stacks/StacksView.tsx'),
  functions: () => import('#views/functions/FunctionsView.tsx'),
  details: () => import('#views/details/DetailsPane.tsx'),
}

const SuspectsView = lazy(async () => ({ default: (await load.suspects()).SuspectsView }))
const FlameView = lazy(async () => ({ default: (await load.flame()).FlameView }))
const StacksView = lazy(async () => ({ default: (await load.stacks()).StacksView }))
const FunctionsView = lazy(async () => ({ default: (await load.functions()).FunctionsView }))

export const DetailsPane: ComponentType = lazy(async () => ({ default: (await load.details()).DetailsPane }))

/** Every tab of the page, in order. A view is a folder and an entry here. */
export const VIEWS: readonly View[] = [
  {
    id: 'suspects',
    key: '1',
    count: ({ suspects }) => suspects.filter(suspect => suspect.tier !== 'normal').length,
    parts: [<SuspectsView key="suspects" />, <FlameView key="flame" compact />],
  },
  { id: 'flame', key: '2', count: () => null, parts: [<FlameView key="flame" compact={false} />] },
  {
    id: 'stacks',
    key: '3',
    count: ({ comparison }) => shownStacks(comparison).count,
    parts: [<StacksView key="stacks" />],
  },
  {
    id: 'functions',
    key: '4',
    count: ({ comparison }) => countFunctions(comparison),
    parts: [<FunctionsView key="functions" />],
  },
]

/** Fetches the code that the first picture needs, while the files are still being read. */
export function preloadViews(): void {
  for (const part of [load.suspects, load.flame, load.details]) void part()
}
