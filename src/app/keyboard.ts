import { useEffect } from 'react'
import type { FirstMessages } from '#messages/first.en.ts'
import { openPanel, panels } from './panels.ts'
import { chooseFiles, openTransfer } from './sources.ts'

/** Keys of the whole page. Single letters go by physical key and only while no field has focus. */
export function useKeyboard(messages: FirstMessages): void {
  useKeys(pageKey)
  useEffect(() => {
    /** On Linux a middle click anywhere pastes what was last selected, and nobody means that. */
    let middle = false
    const onPress = ({ button }: PointerEvent) => {
      middle = button === 1
    }
    const onKey = () => {
      middle = false
    }
    const onPaste = (event: ClipboardEvent) => {
      if (middle || isField(event.target) || document.querySelector('dialog[open]')) return
      if (openTransfer(event.clipboardData, messages.capture.pastedName, null)) event.preventDefault()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('paste', onPaste)
    }
  }, [messages])
}

/** Hands keys to `take` while no dialog is open; true means that the key was for it. */
export function useKeys(take: (event: KeyboardEvent) => boolean): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      if (take(event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [take])
}

function pageKey(event: KeyboardEvent): boolean {
  if (event.key !== '?' || !isPlain(event)) return command(event)
  openPanel('help')
  return true
}

function command(event: KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyO') return false
  chooseFiles(null)
  return true
}

/** A letter that no field takes and no other program means. */
export function isPlain(event: KeyboardEvent): boolean {
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
