import { type RefObject, useEffect } from 'react'
import type { Messages } from '#messages/en.ts'
import { chooseTab } from '#state/actions.ts'
import { swap } from '#state/loading.ts'
import { store } from '#state/store.ts'
import { functionKey } from './function-keys.ts'
import { openPanel, panels } from './panels.ts'
import { chooseFiles, openTransfer } from './sources.ts'
import { VIEWS } from './views.tsx'

/** Keys of the whole page. Single letters go by physical key and only while no field has focus. */
export function useKeyboard(filterRef: RefObject<HTMLInputElement | null>, messages: Messages): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      if (command(event) || (isPlain(event) && letter(event, filterRef.current, messages)))
        event.preventDefault()
    }
    const onPaste = (event: ClipboardEvent) => {
      if (isField(event.target) || document.querySelector('dialog[open]')) return
      if (openTransfer(event.clipboardData, messages.capture.pastedName, null)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('paste', onPaste)
    }
  }, [filterRef, messages])
}

function command(event: KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyO') return false
  chooseFiles(null)
  return true
}

function letter(event: KeyboardEvent, filter: HTMLInputElement | null, messages: Messages): boolean {
  if (event.key === '?') openPanel('help')
  else if (!store.getState().analysis) return false
  else if (event.key === '/' && filter) filter.select()
  else if (event.code === 'KeyX') swap()
  else if (!functionKey(event, messages)) {
    const view = VIEWS.find(each => each.key === event.key)
    if (!view) return false
    chooseTab(view.id)
  }
  return true
}

function isPlain(event: KeyboardEvent): boolean {
  return (
    panels.getState().letters && !event.ctrlKey && !event.metaKey && !event.altKey && !isField(event.target)
  )
}

function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable || target.matches('input:not([type=radio], [type=checkbox]), textarea, select')
  )
}
