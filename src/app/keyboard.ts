import { type RefObject, useEffect } from 'react'
import { chooseTab } from '#state/actions.ts'
import { swap } from '#state/loading.ts'
import { store } from '#state/store.ts'
import { openPanel, panels } from './panels.ts'
import { chooseFiles, openTransfer } from './sources.ts'
import { VIEWS } from './views.tsx'

/** Keys of the whole page. Single letters go by physical key and only while no field has focus. */
export function useKeyboard(filterRef: RefObject<HTMLInputElement | null>, textName: string): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      if (command(event) || (isPlain(event) && letter(event, filterRef.current))) event.preventDefault()
    }
    const onPaste = (event: ClipboardEvent) => {
      if (isField(event.target) || document.querySelector('dialog[open]')) return
      if (openTransfer(event.clipboardData, textName, null)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('paste', onPaste)
    }
  }, [filterRef, textName])
}

function command(event: KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyO') return false
  chooseFiles(null)
  return true
}

function letter(event: KeyboardEvent, filter: HTMLInputElement | null): boolean {
  if (event.key === '?') openPanel('help')
  else if (!store.getState().analysis) return false
  else if (event.key === '/' && filter) filter.select()
  else if (event.code === 'KeyX') swap()
  else {
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
