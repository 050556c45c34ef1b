import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Side } from '#state/facts.ts'
import { recall, remember } from '#state/memory.ts'

/** What lies over the page. It is not part of a comparison, so no link restores it. */
export interface Panels {
  readonly open: 'help' | 'share' | 'paste' | 'settings' | null
  /** The side that the next chosen or pasted file was meant for; null leaves the order to the capture times. */
  readonly side: Side | null
  /** Whether single letters are keys. */
  readonly letters: boolean
}

export const panels = createStore<Panels>(() => ({
  open: null,
  side: null,
  letters: recall('letters') !== 'off',
}))

export function usePanels(): Panels {
  return useStore(panels)
}

export function openPanel(open: Panels['open'], side: Side | null = null): void {
  panels.setState({ open, side })
}

export function closePanel(): void {
  panels.setState({ open: null })
}

export function allowLetters(letters: boolean): void {
  panels.setState({ letters })
  remember('letters', letters ? 'on' : 'off')
}
