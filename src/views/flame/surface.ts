import type { Ruler } from './box-label.ts'
import type { Palette } from './palette.ts'

/** Gives a canvas as many pixels as the screen has under it, and a context that counts in CSS pixels. */
export function sharpen(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D): number {
  const ratio = devicePixelRatio
  const width = Math.round(canvas.clientWidth * ratio)
  const height = Math.round(canvas.clientHeight * ratio)
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width
    canvas.height = height
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  return ratio
}

/** Measures text once and remembers it. */
export function createRuler(context: CanvasRenderingContext2D, palette: Palette): Ruler {
  context.font = `400 11px ${palette.mono}`
  const advance = context.measureText('0'.repeat(20)).width / 20
  const known = new Map<string, number>()
  return {
    advance,
    sans(text) {
      const seen = known.get(text)
      if (seen !== undefined) return seen
      context.font = `500 11px ${palette.sans}`
      const { width } = context.measureText(text)
      if (known.size > 20_000) known.clear()
      known.set(text, width)
      return width
    },
  }
}

let tile: { readonly colour: string; readonly ratio: number; readonly image: HTMLCanvasElement } | null = null

/** Lines at 45°, 5 px apart: what went. */
export function hatching(context: CanvasRenderingContext2D, colour: string): CanvasPattern | null {
  const ratio = devicePixelRatio
  if (tile?.colour !== colour || tile.ratio !== ratio) {
    const image = document.createElement('canvas')
    image.width = image.height = Math.round(5 * ratio)
    const own = image.getContext('2d')
    if (own) {
      own.fillStyle = colour
      own.fillRect(0, 0, 1.2 * ratio, image.height)
    }
    tile = { colour, ratio, image }
  }
  const pattern = context.createPattern(tile.image, 'repeat')
  pattern?.setTransform(new DOMMatrix().rotate(45).scale(5 / tile.image.width))
  return pattern
}
