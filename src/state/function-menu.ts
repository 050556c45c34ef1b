import { createStore } from 'zustand/vanilla'

/** The menu of one function: where it stands on the page, in CSS pixels, and what it is about. */
export interface FunctionMenu {
  /** Frame of the comparison that is shown. */
  readonly frame: number
  /** A row that the function was pointed at in; null where it stands for all of them. */
  readonly row: number | null
  readonly x: number
  readonly y: number
}

export const functionMenu = createStore<{ readonly open: FunctionMenu | null }>(() => ({ open: null }))

export function openFunctionMenu(open: FunctionMenu): void {
  functionMenu.setState({ open })
}

export function closeFunctionMenu(): void {
  functionMenu.setState({ open: null })
}
