import type { Box, Picture } from '#core/compare/boxes.ts'
import { LEAST_LABELLED, labelOf, PAD } from './box-label.ts'
import { drawMarks } from './draw-marks.ts'
import type { Marks } from './marks.ts'
import { changeIndex, type Palette } from './palette.ts'
import { MARK, type Place, placeOf, type Sheet } from './place.ts'
import type { Scene } from './scene.ts'
import type { Texts } from './texts.ts'
import type { Viewport } from './viewport.ts'

const ROUNDED = 6
const DIMMED = 0.87

/** Draws the boxes of a picture, then what is marked on top of them. */
export function draw(
  sheet: Sheet,
  scene: Scene,
  texts: Texts,
  picture: Picture,
  port: Viewport,
  marks: Marks,
): void {
  const { context, palette, rowHeight, height } = sheet
  context.fillStyle = palette.panel
  context.fillRect(0, 0, sheet.width + 1, height + 1)
  const { first, boxes } = picture
  const { depth } = scene.root
  const from = depth + Math.max(0, Math.floor(port.top / rowHeight))
  const to = Math.min(first.length - 1, depth + Math.ceil((port.top + height) / rowHeight))
  const shown = boxes.slice(first[Math.min(from, to)] ?? 0, first[to] ?? 0)
  const places = shown.map(box => placeOf(sheet, scene, box, port))
  for (const [i, box] of shown.entries()) {
    const place = places[i]
    if (place) drawBox(sheet, scene, box, place, marks)
  }
  for (const [i, box] of shown.entries()) {
    const place = places[i]
    if (place && place.width >= LEAST_LABELLED) drawLabel(sheet, scene, texts, box, place, marks)
  }
  drawMarks(sheet, scene, shown, places, port, marks)
}

function drawBox(sheet: Sheet, scene: Scene, box: Box, place: Place, marks: Marks): void {
  const { context, palette, hatch } = sheet
  const before = box.before * scene.factor
  const { x, y, width, height } = place
  context.fillStyle = fillOf(palette, scene, box, marks)
  fillRounded(context, place)
  drawEdge(sheet, place)
  if (marks.matching && !isFound(marks, box)) return
  if (before > box.after && width > 1.5 && hatch && box.depth > 0 && scene.side !== 'after') {
    const kept = (width * box.after) / before
    context.fillStyle = hatch
    context.fillRect(x + kept, y, width - kept, height)
  }
  if (box.after > before && before > 0 && !scene.isState(box.frame) && scene.side !== 'before') {
    context.fillStyle = palette.mark
    context.fillRect(x, y + height - MARK, (width * before) / box.after, MARK)
  }
}

/** The root is neutral: its own change is in the header. */
export function fillOf(palette: Palette, scene: Scene, box: Box, marks: Marks): string {
  if (marks.matching !== null && !isFound(marks, box)) return palette.sunken
  if (box.depth === 0) return palette.same
  if (marks.hue === 'package') return packageFill(palette, scene, box)
  const before = scene.comparison.snapshot ? box.after : box.before * scene.factor
  const index = changeIndex(before, box.after)
  const { growth, suspected } = scene
  const pale = marks.highlight && suspected !== null && !isHot(growth, suspected, box)
  return (pale ? palette.pale : palette.fills)[index] ?? palette.same
}

function packageFill(palette: Palette, scene: Scene, { frame, small }: Box): string {
  return small > 0 ? palette.same : (palette.packages[scene.hueOf(frame)] ?? palette.same)
}

/**
 * True when at least half of what grew below a box belongs to suspects. A folded box is never pale when it hides a suspect.
 */
function isHot(growth: Float64Array, suspected: Float64Array, { small, weight, from, to }: Box): boolean {
  if (small > 0) return weight > 0
  const own = (suspected[to] ?? 0) - (suspected[from] ?? 0)
  return own > 0 && own * 2 >= (growth[to] ?? 0) - (growth[from] ?? 0)
}

function isFound(marks: Marks, box: Box): boolean {
  return box.small === 0 && marks.matching?.[box.frame] === 1
}

function fillRounded(context: CanvasRenderingContext2D, { x, y, width, height }: Place): void {
  if (width <= ROUNDED) {
    context.fillRect(x, y, width, height)
    return
  }
  context.beginPath()
  context.roundRect(x, y, width, height, 2)
  context.fill()
}

function drawEdge({ context, palette }: Sheet, { x, y, width, height }: Place): void {
  if (!palette.forced || width < 2) return
  context.strokeStyle = palette.ink
  context.lineWidth = 1
  context.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1)
}

function drawLabel(sheet: Sheet, scene: Scene, texts: Texts, box: Box, place: Place, marks: Marks): void {
  const { context, palette, ruler } = sheet
  const label = labelOf(scene, texts, ruler, box, place.width)
  if (label === null) return
  const found = isFound(marks, box)
  const baseline = place.y + place.height / 2 + 4
  const start = place.x + PAD
  context.fillStyle = marks.matching && !found ? palette.dim : palette.text
  if (label.symbol) context.font = `${found ? 700 : 400} 11px ${palette.mono}`
  else context.font = `${found ? 700 : 500} 11px ${palette.sans}`
  const { dimmed, text } = label.name
  const indent = dimmed.length * ruler.advance
  if (dimmed !== '') {
    context.globalAlpha = DIMMED
    context.fillText(dimmed, start, baseline)
    context.globalAlpha = 1
  }
  context.fillText(text, start + indent, baseline)
  if (found) context.fillRect(start, baseline + 2, indent + context.measureText(text).width, 1)
  if (label.numbers === '') return
  context.font = `400 11px ${palette.sans}`
  const right = place.x + place.width - PAD
  context.fillText(label.numbers, right - ruler.sans(label.numbers), baseline)
}
