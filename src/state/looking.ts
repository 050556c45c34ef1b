import type { Node } from '#core/compare/node.ts'
import type { FlameLayout, Hue, ViewState, WidthMode, Zoom } from './facts.ts'
import { store } from './store.ts'

/** The flame graph in a layout, wherever the reader is: one step to go back from. */
export function showAs(layout: FlameLayout): void {
  look({ tab: 'flame', layout, zoom: null })
}

/** Callers and callees of a function, wherever the reader is. */
export function showSandwich(pivot: number): void {
  look({ tab: 'flame', pivot, zoom: null })
}

/** How the flame graph is looked at. Where it is zoomed to means nothing in another layout. */
export function chooseLayout(layout: FlameLayout): void {
  look({ layout, zoom: null })
}

export function chooseHue(hue: Hue): void {
  look({ hue })
}

export function flip(flipped: boolean): void {
  look({ flipped })
}

export function rememberZoom(zoom: Zoom | null): void {
  look({ zoom })
}

const WIDTHS: readonly WidthMode[] = ['max', 'sum', 'after', 'delta']

export function nextWidth(): void {
  const { width } = store.getState().view
  look({ width: WIDTHS[(WIDTHS.indexOf(width) + 1) % WIDTHS.length] ?? 'max' })
}

/** Adds a box to those that are selected; one of them is taken away where it `toggles`, else it becomes the last one. */
export function selectAlso({ depth, from, to }: Node, toggles: boolean): void {
  const { selection } = store.getState().view
  const known = selection?.kind === 'node' ? [selection, ...(selection.more ?? [])] : []
  const others = known.filter(each => each.depth !== depth || each.from !== from || each.to !== to)
  const places = others.map(each => ({ depth: each.depth, from: each.from, to: each.to }))
  const [first, ...more] = toggles && others.length < known.length ? places : [{ depth, from, to }, ...places]
  look({ selection: first ? { kind: 'node', ...first, ...(more.length > 0 && { more }) } : null })
}

/** Keeps an eye on a function, or no longer. */
export function togglePin(name: string): void {
  store.setState(({ pinned }) => ({
    pinned: pinned.includes(name) ? pinned.filter(each => each !== name) : [...pinned, name],
  }))
}

function look(change: Partial<ViewState>): void {
  store.setState(({ view }) => ({ view: { ...view, ...change } }))
}
