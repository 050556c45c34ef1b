import { type RefObject, useCallback } from 'react'
import type { Messages } from '#messages/en.ts'
import { chooseTab, highlightSuspects } from '#state/actions.ts'
import type { FlameLayout, ViewState } from '#state/facts.ts'
import { swap } from '#state/loading.ts'
import { chooseHue, nextWidth, showAs } from '#state/looking.ts'
import { store } from '#state/store.ts'
import { DETAILS_ID } from '#ui/to-details.ts'
import { functionKey } from './function-keys.ts'
import { enterView } from './kept-focus.ts'
import { isPlain, useKeys } from './keyboard.ts'
import { VIEWS } from './views.tsx'

/** Keys that mean something once there is a comparison. */
export function useComparisonKeys(filter: RefObject<HTMLInputElement | null>, messages: Messages): void {
  const take = useCallback(
    (event: KeyboardEvent) =>
      leavesDetails(event) || (isPlain(event) && letter(event, filter.current, messages)),
    [filter, messages],
  )
  useKeys(take)
}

function letter(event: KeyboardEvent, filter: HTMLInputElement | null, messages: Messages): boolean {
  if (event.key === '/' && filter) filter.select()
  else if (!functionKey(event, messages)) return lookKey(event) || tabKey(event.key)
  return true
}

/** Keys for how everything is looked at, by their place. */
const LOOKS: Readonly<Record<string, (view: ViewState) => void>> = {
  KeyX: swap,
  KeyM: nextWidth,
  KeyL: view => highlightSuspects(!view.highlight),
  KeyO: view => chooseHue(view.hue === 'change' ? 'package' : 'change'),
  KeyT: view => toggleLayout(view, 'table'),
  KeyV: view => toggleLayout(view, 'sides'),
}

function toggleLayout({ tab, layout }: ViewState, wanted: FlameLayout): void {
  showAs(tab === 'flame' && layout === wanted ? 'union' : wanted)
  enterView()
}

/** Those that mean nothing where there is one side. */
const OF_PAIRS: readonly string[] = ['KeyM', 'KeyV']

function lookKey({ code, shiftKey }: KeyboardEvent): boolean {
  const { view, analysis } = store.getState()
  const look = LOOKS[code]
  if (shiftKey || !look || !analysis) return false
  if (analysis.comparison.snapshot && OF_PAIRS.includes(code)) return false
  look(view)
  return true
}

function tabKey(key: string): boolean {
  const view = VIEWS.find(each => each.key === key)
  if (!view) return false
  chooseTab(view.id)
  enterView()
  return true
}

/** Enter leads from a table to the details, Esc leads back. */
function leavesDetails({ key, target }: KeyboardEvent): boolean {
  if (key !== 'Escape' || !(target instanceof Element) || !target.closest(`#${DETAILS_ID}`)) return false
  enterView()
  return true
}
