import { type RefObject, useCallback } from 'react'
import type { Messages } from '#messages/en.ts'
import { chooseTab, highlightSuspects } from '#state/actions.ts'
import type { FlameLayout } from '#state/facts.ts'
import { swap } from '#state/loading.ts'
import { chooseHue, chooseLayout, nextWidth } from '#state/looking.ts'
import { store } from '#state/store.ts'
import { functionKey } from './function-keys.ts'
import { isPlain, useKeys } from './keyboard.ts'
import { VIEWS } from './views.tsx'

/** Keys that mean something once there is a comparison. */
export function useComparisonKeys(filter: RefObject<HTMLInputElement | null>, messages: Messages): void {
  const take = useCallback(
    (event: KeyboardEvent) => isPlain(event) && letter(event, filter.current, messages),
    [filter, messages],
  )
  useKeys(take)
}

function letter(event: KeyboardEvent, filter: HTMLInputElement | null, messages: Messages): boolean {
  if (event.key === '/' && filter) filter.select()
  else if (!functionKey(event, messages)) return lookKey(event) || tabKey(event.key)
  return true
}

/** Keys for how everything is looked at. */
function lookKey({ code, shiftKey }: KeyboardEvent): boolean {
  const { view, analysis } = store.getState()
  if (shiftKey || !analysis) return false
  if (code === 'KeyX') swap()
  else if (code === 'KeyM' && !analysis.comparison.snapshot) nextWidth()
  else if (code === 'KeyL') highlightSuspects(!view.highlight)
  else if (code === 'KeyT') showAs(view.tab === 'flame' && view.layout === 'table' ? 'union' : 'table')
  else if (code === 'KeyV' && !analysis.comparison.snapshot)
    showAs(view.tab === 'flame' && view.layout === 'sides' ? 'union' : 'sides')
  else if (code === 'KeyO' && view.tab === 'flame') chooseHue(view.hue === 'change' ? 'package' : 'change')
  else return false
  return true
}

function showAs(layout: FlameLayout): void {
  chooseLayout(layout)
  chooseTab('flame')
}

function tabKey(key: string): boolean {
  const view = VIEWS.find(each => each.key === key)
  if (view) chooseTab(view.id)
  return view !== undefined
}
