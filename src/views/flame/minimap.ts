import { fillOf } from './draw.ts'
import type { Marks } from './marks.ts'
import type { Palette } from './palette.ts'
import type { Scene } from './scene.ts'
import { isWhole, type Viewport } from './viewport.ts'

const RADIUS = 3
/** Pixels: of rows that are lower, one stands for several. */
const LEAST_ROW = 0.5
/** Pixels at a window's edge that resize it. */
const GRIP = 7

/**
 * The whole graph, small: boxes without text. Drawn once and kept, because only the window over it moves.
 * Returns false when `mayEnter` cut it short.
 */
export function drawOverview(
  context: CanvasRenderingContext2D,
  size: { readonly width: number; readonly height: number },
  scene: Scene,
  palette: Palette,
  marks: Marks,
  mayEnter: () => boolean,
): boolean {
  const { width, height } = size
  context.fillStyle = palette.sunken
  context.fillRect(0, 0, width, height)
  const { boxes, first, complete } = scene.layout.picture({
    root: scene.root,
    x0: 0,
    x1: 1,
    pixels: width,
    minPixels: 1,
    mayEnter,
  })
  const row = height / Math.max(first.length - 1 - scene.root.depth, 4)
  const step = Math.max(1, Math.floor(LEAST_ROW / row))
  for (const box of boxes) {
    if ((box.depth - scene.root.depth) % step !== 0 || (box.small === 0 && scene.isState(box.frame))) continue
    context.fillStyle = fillOf(palette, scene, box, { ...marks, matching: null })
    const gap = box.width * width > 3 ? 0.3 : 0
    context.fillRect(
      box.x * width,
      (box.depth - scene.root.depth) * row,
      Math.max(box.width * width - gap, 0.4),
      row * step + 0.2,
    )
  }
  return complete
}

/** The window: what is outside it is faded; at full width two handles say that it can be dragged. */
export function drawWindow(
  context: CanvasRenderingContext2D,
  size: { readonly width: number; readonly height: number },
  palette: Palette,
  port: Viewport,
): void {
  const { width, height } = size
  if (isWhole(port)) {
    context.strokeStyle = palette.line
    context.lineWidth = 1
    outline(context, 0.5, 0.5, width - 1, height - 1)
    context.fillStyle = palette.ink
    const grip = Math.min(8, height / 2)
    context.fillRect(0, (height - grip) / 2, 3, grip)
    context.fillRect(width - 3, (height - grip) / 2, 3, grip)
    return
  }
  const left = port.x0 * width
  const right = Math.max(port.x1 * width, left + 3)
  context.globalAlpha = 0.7
  context.fillStyle = palette.panel
  context.fillRect(0, 0, left, height)
  context.fillRect(right, 0, width - right, height)
  context.globalAlpha = 1
  context.strokeStyle = palette.ink
  context.lineWidth = 1.5
  outline(context, left + 0.75, 0.75, right - left - 1.5, height - 1.5)
}

function outline(context: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): void {
  context.beginPath()
  context.roundRect(x, y, Math.max(width, 1), height, RADIUS)
  context.stroke()
}

export type Handle = 'left' | 'right' | 'window' | 'outside'

/** What a pointer at `x` (pixels) would drag. */
export function handleAt(port: Viewport, x: number, width: number): Handle {
  const left = port.x0 * width
  const right = port.x1 * width
  const grip = Math.min(GRIP, Math.max(2, (right - left) / 3))
  if (Math.abs(x - left) <= grip) return 'left'
  if (Math.abs(x - right) <= grip) return 'right'
  return x > left && x < right ? 'window' : 'outside'
}

/** The viewport after dragging a handle by `by`, a share of the whole. */
export function dragged(port: Viewport, handle: Handle, by: number): Viewport {
  const least = 1e-4
  if (handle === 'left') return { ...port, x0: Math.max(0, Math.min(port.x0 + by, port.x1 - least)) }
  if (handle === 'right') return { ...port, x1: Math.min(1, Math.max(port.x1 + by, port.x0 + least)) }
  return { ...port, x0: port.x0 + by, x1: port.x1 + by }
}
