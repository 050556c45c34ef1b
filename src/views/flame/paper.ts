import { onPaper } from '#ui/on-paper.ts'
import { draw } from './draw.ts'
import { type Palette, readPalette } from './palette.ts'
import type { Look, Stage } from './stage.ts'
import { createRuler, hatching } from './surface.ts'
import type { Viewport } from './viewport.ts'

/** CSS pixels between the margins of a sheet of A4, about; what is wider is printed smaller. */
const WIDTH = 900
const ROW = 18
const LEAST = 1.5
/** Rows on one sheet. A deeper graph is printed from its root on. */
const ROWS = 64
/** Dots of the picture per CSS pixel. */
const SHARP = 2

/** Puts a picture for paper beside the one on the screen whenever the page is printed. Returns what stops it. */
export function printed(stage: Stage, place: HTMLElement): () => void {
  return onPaper(() => {
    const look = stage.look()
    const paper = look && flameOnPaper(look, stage.port(), place)
    paper?.setAttribute('data-paper', '')
    if (paper) place.append(paper)
    return () => paper?.remove()
  })
}

/**
 * The graph as it is zoomed, for paper: all of its width, from its root down, in the light colours whatever the screen
 * shows. Null where no canvas can be had. `place` is where it will stand.
 */
function flameOnPaper(
  { scene, texts, marks }: Look,
  port: Viewport,
  place: HTMLElement,
): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return null
  const { root } = scene
  const picture = scene.layout.picture({ root, x0: port.x0, x1: port.x1, pixels: WIDTH, minPixels: LEAST })
  const height = Math.min(ROWS, Math.max(1, picture.first.length - 1 - root.depth)) * ROW
  canvas.width = WIDTH * SHARP
  canvas.height = height * SHARP
  context.scale(SHARP, SHARP)
  const palette = lightPalette(place)
  const sheet = {
    context,
    width: WIDTH,
    height,
    rowHeight: ROW,
    palette,
    hatch: hatching(context, palette.hatch),
    ruler: createRuler(context, palette),
  }
  draw(sheet, scene, texts, picture, { ...port, top: 0 }, marks)
  return canvas
}

/** Tokens have one value for the whole page, so it is light for the moment in which they are read. */
function lightPalette(place: HTMLElement): Palette {
  const { dataset } = document.documentElement
  const { theme } = dataset
  dataset.theme = 'light'
  const palette = readPalette(place)
  if (theme === undefined) delete dataset.theme
  else dataset.theme = theme
  return palette
}
