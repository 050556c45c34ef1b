import { type RefObject, useCallback } from 'react'
import type { Messages } from '#messages/en.ts'
import { chooseTab } from '#state/actions.ts'
import { swap } from '#state/loading.ts'
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
  else if (event.code === 'KeyX') swap()
  else if (!functionKey(event, messages)) {
    const view = VIEWS.find(each => each.key === event.key)
    if (!view) return false
    chooseTab(view.id)
  }
  return true
}
