import type { Box, Picture } from '#core/compare/boxes.ts'
import { firstWhere } from '#core/compare/siblings.ts'
import type { Ruler } from './box-label.ts'
import { draw } from './draw.ts'
import type { Marks } from './marks.ts'
import { drawOverview, drawWindow } from './minimap.ts'
import { type Palette, readPalette } from './palette.ts'
import type { Sheet } from './place.ts'
import type { Scene } from './scene.ts'
import { createRuler, hatching, sharpen } from './surface.ts'
import type { Texts } from './texts.ts'
import { between, bounded, ease, type Viewport, WHOLE } from './viewport.ts'

/** What is drawn. A new object means a new picture. */
export interface Look {
  readonly scene: Scene
  readonly texts: Texts
  readonly marks: Marks
  /** CSS pixels. */
  readonly rowHeight: number
}

/** The canvas and its minimap: holds where we look, draws at most once per frame. */
export interface Stage {
  readonly show: (look: Look) => void
  /** The size of the canvas changed. */
  readonly redraw: () => void
  /** Colours or faces of the page changed. */
  readonly restyle: () => void
  readonly port: () => Viewport
  /** -1 where the root is at the bottom, so that what is below on the page is nearer to it; else 1. */
  readonly lean: () => 1 | -1
  readonly go: (port: Viewport, animated?: boolean) => void
  /** The same where another graph leads: nobody is told. */
  readonly follow: (port: Viewport, animated: boolean) => void
  /** True when a move by `dy` pixels would change anything. */
  readonly canScroll: (dy: number) => boolean
  /** The box at a point of the canvas, in CSS pixels. */
  readonly hit: (x: number, y: number) => Box | null
  readonly size: () => { readonly width: number; readonly height: number }
  /** What is shown; null before the first time. */
  readonly look: () => Look | null
  readonly dispose: () => void
}

/** Boxes narrower than this are folded into one that says how many. */
const LEAST = 1.5
const MOVE_MS = 160
/** A picture of a large profile is entered in slices of this length, so that no frame waits for all of it. */
const SLICE_MS = 6

/** True until a slice is used up, which begins with the first question: what is known already takes nothing of it. */
function slice(): () => boolean {
  let end = Number.POSITIVE_INFINITY
  return () => {
    const now = performance.now()
    end = Math.min(end, now + SLICE_MS)
    return now < end
  }
}

/** Called with where the view goes, before it is there. */
export type Moved = (port: Viewport, animated: boolean) => void

export function createStage(canvas: HTMLCanvasElement, minimap: HTMLCanvasElement, moved: Moved): Stage {
  const context = canvas.getContext('2d', { alpha: false })
  const mapContext = minimap.getContext('2d', { alpha: false })
  const overview = document.createElement('canvas')
  let look: Look | null = null
  let palette: Palette | null = null
  let ruler: Ruler | null = null
  let port = WHOLE
  let flight: { from: Viewport; to: Viewport; start: number } | null = null
  let frame = 0
  let picture: { of: Picture; scene: Scene; x0: number; x1: number; width: number } | null = null
  let overviewOf: { scene: Scene; palette: Palette; look: string; width: number } | null = null

  function size() {
    return { width: canvas.clientWidth, height: canvas.clientHeight }
  }

  function pictureOf({ scene }: Look, { x0, x1 }: Viewport): Picture {
    const width = Math.max(canvas.clientWidth, 1)
    const known = picture
    const same = known?.scene === scene && known.x0 === x0 && known.x1 === x1 && known.width === width
    if (same && known.of.complete) return known.of
    const mayEnter = slice()
    const of = scene.layout.picture({ root: scene.root, x0, x1, pixels: width, minPixels: LEAST, mayEnter })
    picture = { of, scene, x0, x1, width }
    if (!of.complete) soon()
    return of
  }

  /** How far down scrolling makes sense: to the last row that is wide enough to see. */
  function deepest(of: Picture, rowHeight: number): number {
    const rows = of.first.length - 1 - (look?.scene.root.depth ?? 0)
    return rows * rowHeight - canvas.clientHeight
  }

  function soon() {
    if (frame === 0) frame = requestAnimationFrame(paint)
  }

  function paint(now: number) {
    frame = 0
    if (!look || !context || !mapContext || canvas.clientWidth === 0) return
    if (flight) {
      const t = Math.min(1, Math.max(0, (now - flight.start) / MOVE_MS))
      port = between(flight.from, flight.to, ease(t))
      if (t < 1) soon()
      else flight = null
    }
    palette ??= readPalette(canvas.parentElement ?? document.body)
    ruler ??= createRuler(context, palette)
    const of = pictureOf(look, port)
    port = bounded(port, deepest(of, look.rowHeight))
    sharpen(canvas, context)
    const { width, height } = size()
    const sheet: Sheet = {
      context,
      width,
      height,
      rowHeight: look.rowHeight,
      palette,
      hatch: hatching(context, palette.hatch),
      ruler,
    }
    draw(sheet, look.scene, look.texts, of, port, look.marks)
    paintMinimap(look, mapContext, palette)
  }

  function paintMinimap({ scene, marks }: Look, map: CanvasRenderingContext2D, colours: Palette) {
    const area = { width: minimap.clientWidth, height: minimap.clientHeight }
    if (area.width === 0) return
    const ratio = sharpen(minimap, map)
    const look = `${marks.highlight} ${marks.hue}`
    const known = overviewOf
    if (
      known?.scene !== scene ||
      known.palette !== colours ||
      known.look !== look ||
      known.width !== minimap.width
    ) {
      overview.width = minimap.width
      overview.height = minimap.height
      const below = overview.getContext('2d', { alpha: false })
      below?.setTransform(ratio, 0, 0, ratio, 0, 0)
      const complete = below !== null && drawOverview(below, area, scene, colours, marks, slice())
      overviewOf = complete ? { scene, palette: colours, look, width: minimap.width } : null
      if (!complete) soon()
    }
    map.drawImage(overview, 0, 0, area.width, area.height)
    drawWindow(map, area, colours, port)
  }

  function head(next: Viewport, animated: boolean): Viewport | null {
    if (!look) return null
    const target = bounded(next, deepest(pictureOf(look, bounded(next, 0)), look.rowHeight))
    const still = !animated || matchMedia('(prefers-reduced-motion: reduce)').matches
    flight = still ? null : { from: port, to: target, start: performance.now() }
    if (still) port = target
    soon()
    return target
  }

  return {
    show(next) {
      look = next
      soon()
    },
    redraw: soon,
    restyle() {
      palette = null
      ruler = null
      soon()
    },
    port: () => flight?.to ?? port,
    lean: () => (look?.scene.flipped ? -1 : 1),
    go(next, animated = false) {
      const target = head(next, animated)
      if (target) moved(target, animated)
    },
    follow(next, animated) {
      head(next, animated)
    },
    canScroll(dy) {
      if (!look) return false
      const limit = deepest(pictureOf(look, port), look.rowHeight)
      return dy < 0 ? port.top > 0 : port.top < limit - 0.5
    },
    hit(x, y) {
      if (!look) return null
      const of = pictureOf(look, port)
      const { root, flipped } = look.scene
      const below = flipped ? canvas.clientHeight - y : y
      const depth = root.depth + Math.floor((below + port.top) / look.rowHeight)
      const at = port.x0 + (x / Math.max(canvas.clientWidth, 1)) * (port.x1 - port.x0)
      const start = of.first[depth]
      const end = of.first[depth + 1]
      if (start === undefined || end === undefined) return null
      const box = of.boxes[firstWhere(start, end, i => right(of.boxes[i]) > at)]
      return box && box.depth === depth && box.x <= at ? box : null
    },
    size,
    look: () => look,
    dispose() {
      cancelAnimationFrame(frame)
    },
  }
}

const right = (box: Box | undefined) => (box ? box.x + box.width : 1)
