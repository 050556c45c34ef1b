import type { Box } from '#core/compare/boxes.ts'
import type { Ruler } from './box-label.ts'
import type { Palette } from './palette.ts'
import type { Scene } from './scene.ts'
import type { Viewport } from './viewport.ts'

/** A canvas in CSS pixels, and what it takes to draw on it. */
export interface Sheet {
  readonly context: CanvasRenderingContext2D
  readonly width: number
  readonly height: number
  readonly rowHeight: number
  readonly palette: Palette
  readonly hatch: CanvasPattern | null
  readonly ruler: Ruler
}

/** A box on the sheet, clipped to it. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Free pixels between neighbours, and between rows. */
export const GAP = 1
/** How much lower a state is than a function, and the height of the mark for what was there before. */
export const MARK = 3
const THINNEST = 0.7
const EDGE = 0.3

/** Null for a box of which next to nothing is in view: a neighbour that only touches the edge. */
export function placeOf(sheet: Sheet, scene: Scene, box: Box, port: Viewport): Place | null {
  const left = toPixels(sheet, port, box.x)
  const right = toPixels(sheet, port, box.x + box.width)
  if (right < EDGE || left > sheet.width - EDGE) return null
  const x = Math.max(left, 0)
  const end = Math.min(right, sheet.width)
  const state = box.small === 0 && scene.isState(box.frame)
  return {
    x,
    y: yOf(scene, box.depth, sheet.rowHeight, port.top, sheet.height),
    width: Math.max(end - x - (end === right ? GAP : 0), THINNEST),
    height: sheet.rowHeight - GAP - (state ? MARK : 0),
  }
}

/** Upper edge of the row of a depth, in pixels from the canvas's upper edge; `top` is how far the root is scrolled away. */
export function yOf({ root, flipped }: Scene, depth: number, row: number, top: number, height: number): number {
  const level = depth - root.depth
  return flipped ? height - (level + 1) * row + top : level * row - top
}

export function toPixels(sheet: Sheet, { x0, x1 }: Viewport, x: number): number {
  return ((x - x0) / (x1 - x0)) * sheet.width
}
