import { type Comparison, STATE } from '#core/compare/comparison.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { sourceUrl } from '#core/symbol/source-url.ts'
import { plainName } from '#core/symbol/symbol.ts'
import type { Messages } from '#messages/en.ts'
import { filterBy, type NameFilter, setFilters } from '#state/filtering.ts'
import type { FunctionMenu } from '#state/function-menu.ts'
import { addProblem } from '#state/loading.ts'
import { showSandwich, togglePin } from '#state/looking.ts'
import { store } from '#state/store.ts'
import { stackOfRows } from '#views/details/exact-stack.ts'
import { stackText } from '#views/details/suspect-text.ts'
import { functionMarkdown, rowsThrough } from './function-markdown.ts'
import { copyText } from './hand-over.ts'

export interface FunctionItem {
  readonly id: keyof Messages['filters']['menu']
  /** The key that does the same, while the function is selected. */
  readonly key?: string
  readonly run: () => void
}

const FILTERS: readonly (readonly [NameFilter, string])[] = [
  ['focus', 'f'],
  ['ignore', 'i'],
  ['hide', 'h'],
  ['showFrom', '⇧S'],
]

/** What can be done with a function or a wait state. */
export function functionItems(
  shown: Analysis,
  { frame, row }: Pick<FunctionMenu, 'frame' | 'row'>,
  goVersion: string | null,
  messages: Messages,
): readonly FunctionItem[] {
  const { comparison } = shown
  const { name, file, line } = comparison.frames
  const own = name[frame] ?? ''
  const exact = stackOfRows(shown, row === null ? rowsThrough(comparison, frame) : [row])
  const pinned = store.getState().pinned.includes(own)
  const source = sourceUrl(file[frame] ?? '', line[frame] ?? 0, goVersion)
  return [
    ...filterItems(comparison, frame),
    { id: 'sandwich', key: 'p', run: () => showSandwich(frame) },
    { id: pinned ? 'unpin' : 'pin', key: 'b', run: () => togglePin(own) },
    { id: 'copyName', key: 'c', run: () => copy(plainName(own), messages) },
    ...(exact
      ? [
          { id: 'copyStack' as const, key: '⇧C', run: () => copy(stackText(exact, messages), messages) },
          {
            id: 'copyMarkdown' as const,
            run: () => copy(functionMarkdown(comparison, frame, exact, messages), messages),
          },
        ]
      : []),
    ...(source === null
      ? []
      : [{ id: 'source' as const, run: () => void window.open(source, '_blank', 'noopener,noreferrer') }]),
  ]
}

/** A wait state is no function: pprof's filters do not see it, so it is focused by the filter of its own. */
function filterItems(comparison: Comparison, frame: number): readonly FunctionItem[] {
  const { kind, name } = comparison.frames
  if (kind[frame] !== STATE)
    return FILTERS.map(([id, key]) => ({ id, key, run: () => filterBy(id, comparison, frame) }))
  return [{ id: 'focus', key: 'f', run: () => setFilters({ states: [name[frame] ?? ''] }) }]
}

function copy(text: string, { copy: label }: Messages): void {
  void copyText(text).then(done => {
    if (!done) addProblem(label, { code: 'no-clipboard', facts: {} })
  })
}
