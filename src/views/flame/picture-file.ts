import type { Box } from '#core/compare/boxes.ts'
import { NONE } from '#core/profile/profile.ts'
import { LEAST_LABELLED, labelOf, PAD } from './box-label.ts'
import { fillOf } from './draw.ts'
import type { Marks } from './marks.ts'
import { type Palette, readPalette } from './palette.ts'
import { MARK, type Place, placeOf, type Sheet } from './place.ts'
import type { Scene } from './scene.ts'
import { createRuler } from './surface.ts'
import { nameOf, type Texts } from './texts.ts'
import { WHOLE } from './viewport.ts'

/** A picture with its size in CSS pixels. */
export interface SvgPicture {
  readonly svg: string
  readonly width: number
  readonly height: number
}

const WIDTH = 1600
const ROW = 20
const LEAST = 1.5

/** The whole flame graph as an SVG file that needs nothing else: the boxes and labels of the page, in its colours. */
export function flameSvg(
  scene: Scene,
  texts: Texts,
  look: Pick<Marks, 'highlight' | 'hue'>,
  place: HTMLElement,
): SvgPicture | null {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return null
  const palette = readPalette(place)
  const view = { root: scene.root, x0: 0, x1: 1, pixels: WIDTH, minPixels: LEAST }
  const { boxes, first } = scene.layout.picture(view)
  const height = (first.length - 1 - scene.root.depth) * ROW
  const ruler = createRuler(context, palette)
  const sheet: Sheet = { context, width: WIDTH, height, rowHeight: ROW, palette, hatch: null, ruler }
  const marks: Marks = {
    selected: null,
    marked: [],
    alike: NONE,
    matching: null,
    twin: null,
    highlight: look.highlight,
    hue: look.hue,
  }
  const parts = boxes.map(box => {
    const at = placeOf(sheet, scene, box, WHOLE)
    return at
      ? `<g><title>${escaped(nameOf(scene, texts, box))}</title>${boxSvg(sheet, scene, texts, box, at, marks)}</g>`
      : ''
  })
  const hatch = `<pattern id="gone" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="1.2" height="5" fill="${palette.hatch}"/></pattern>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-size="11"><defs>${hatch}</defs><rect width="100%" height="100%" fill="${palette.panel}"/>${parts.join('')}</svg>`
  return { svg, width: WIDTH, height }
}

function boxSvg(sheet: Sheet, scene: Scene, texts: Texts, box: Box, at: Place, marks: Marks): string {
  const { palette } = sheet
  const before = box.before * scene.factor
  const parts = [rect(at, fillOf(palette, scene, box, marks), at.width > 6 ? 2 : 0)]
  if (before > box.after && at.width > 1.5 && box.depth > 0) {
    const kept = (at.width * box.after) / before
    parts.push(rect({ ...at, x: at.x + kept, width: at.width - kept }, 'url(#gone)', 0))
  }
  if (box.after > before && before > 0 && !scene.isState(box.frame)) {
    const width = (at.width * before) / box.after
    parts.push(rect({ x: at.x, y: at.y + at.height - MARK, width, height: MARK }, palette.mark, 0))
  }
  if (at.width >= LEAST_LABELLED) parts.push(labelSvg(sheet, scene, texts, box, at))
  return parts.join('')
}

function labelSvg({ palette, ruler }: Sheet, scene: Scene, texts: Texts, box: Box, at: Place): string {
  const label = labelOf(scene, texts, ruler, box, at.width)
  if (!label) return ''
  const y = at.y + at.height / 2 + 4
  const { dimmed, text } = label.name
  const name = `${dimmed === '' ? '' : `<tspan opacity="0.87">${escaped(dimmed)}</tspan>`}${escaped(text)}`
  const parts = [textSvg(name, at.x + PAD, y, palette, label.symbol ? palette.mono : palette.sans, 'start')]
  if (label.numbers !== '')
    parts.push(textSvg(escaped(label.numbers), at.x + at.width - PAD, y, palette, palette.sans, 'end'))
  return parts.join('')
}

function textSvg(
  inside: string,
  x: number,
  y: number,
  { text }: Palette,
  face: string,
  anchor: string,
): string {
  return `<text x="${short(x)}" y="${short(y)}" fill="${text}" font-family="${escaped(face)}" text-anchor="${anchor}" xml:space="preserve">${inside}</text>`
}

function rect({ x, y, width, height }: Place, fill: string, radius: number): string {
  const round = radius > 0 ? ` rx="${radius}"` : ''
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${round}/>`
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100)
}

const CODES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML text; what XML cannot hold is left out. */
function escaped(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '').replace(/[&<>"]/g, sign => CODES[sign] ?? sign)
}
