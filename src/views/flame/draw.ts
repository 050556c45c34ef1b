import type { Box, Picture } from '#core/compare/boxes.ts'
import type { Node } from '#core/compare/node.ts'
import { LEAST_LABELLED, labelOf, PAD, type Ruler } from './box-label.ts'
import type { Marks } from './marks.ts'
import { changeIndex, type Palette } from './palette.ts'
import type { Scene } from './scene.ts'
import type { Texts } from './texts.ts'
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
interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const GAP = 1
const THINNEST = 0.7
const ROUNDED = 6
const MARK = 3
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
  context.fillRect(0, 0, sheet.width, height)
  const { first, boxes } = picture
  const from = Math.max(0, Math.floor(port.top / rowHeight))
  const to = Math.min(first.length - 1, Math.ceil((port.top + height) / rowHeight))
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

function placeOf(sheet: Sheet, scene: Scene, box: Box, port: Viewport): Place {
  const left = toPixels(sheet, port, box.x)
  const right = toPixels(sheet, port, box.x + box.width)
  const x = Math.max(left, 0)
  const end = Math.min(right, sheet.width)
  const state = box.small === 0 && scene.isState(box.frame)
  return {
    x,
    y: box.depth * sheet.rowHeight - port.top,
    width: Math.max(end - x - (end === right ? GAP : 0), THINNEST),
    height: sheet.rowHeight - GAP - (state ? MARK : 0),
  }
}

function toPixels(sheet: Sheet, { x0, x1 }: Viewport, x: number): number {
  return ((x - x0) / (x1 - x0)) * sheet.width
}

function drawBox(sheet: Sheet, scene: Scene, box: Box, place: Place, marks: Marks): void {
  const { context, palette, hatch } = sheet
  const before = box.before * scene.factor
  const { x, y, width, height } = place
  context.fillStyle = fillOf(palette, scene, box, marks)
  fillRounded(context, place)
  if (box.depth === 0 || (marks.matching && !isFound(marks, box))) return drawEdge(sheet, place)
  if (before > box.after && width > 1.5 && hatch) {
    const kept = (width * box.after) / before
    context.fillStyle = hatch
    context.fillRect(x + kept, y, width - kept, height)
  }
  if (box.after > before && before > 0 && !scene.isState(box.frame)) {
    context.fillStyle = palette.mark
    context.fillRect(x, y + height - MARK, (width * before) / box.after, MARK)
  }
  drawEdge(sheet, place)
}

/** The root is neutral: its own change is in the header. */
function fillOf(palette: Palette, scene: Scene, box: Box, marks: Marks): string {
  if (marks.matching !== null && !isFound(marks, box)) return palette.sunken
  if (box.depth === 0 || scene.comparison.snapshot) return palette.same
  const index = changeIndex(box.before * scene.factor, box.after)
  const pale = marks.highlight && scene.growth !== null && !isHot(scene, scene.growth, box)
  return (pale ? palette.pale : palette.fills)[index] ?? palette.same
}

/** True when at least half of what grew below a box belongs to suspects. */
function isHot(scene: Scene, growth: Float64Array, box: Box): boolean {
  if (box.weight <= 0) return false
  const net = box.after - box.before * scene.factor
  const grew = box.small > 0 ? net : (growth[box.to] ?? 0) - (growth[box.from] ?? 0)
  return box.weight * 2 >= grew
}

function isFound(marks: Marks, box: Box): boolean {
  return box.small === 0 && marks.matching?.[box.frame] === 1
}

function fillRounded(context: CanvasRenderingContext2D, { x, y, width, height }: Place): void {
  if (width <= ROUNDED) return context.fillRect(x, y, width, height)
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

function drawMarks(
  sheet: Sheet,
  scene: Scene,
  boxes: readonly Box[],
  places: readonly Place[],
  port: Viewport,
  marks: Marks,
): void {
  const { context, palette } = sheet
  context.strokeStyle = palette.ink
  context.lineWidth = 1
  for (const [i, box] of boxes.entries()) {
    const place = places[i]
    if (box.small > 0 || box.frame !== marks.alike || box.depth === 0 || !place) continue
    context.strokeRect(place.x + 0.5, place.y + 0.5, Math.max(place.width - 1, 0.5), place.height - 1)
  }
  context.lineWidth = 2
  for (const node of marks.marked) outline(sheet, scene, node, port)
  if (marks.selected) outline(sheet, scene, marks.selected, port)
}

/** Drawn from where the node lies, not from its box, so that one folded into its neighbours can still be seen. */
function outline(sheet: Sheet, scene: Scene, node: Node, port: Viewport): void {
  const span = scene.layout.locate(scene.root, node)
  if (span === null) return
  const left = toPixels(sheet, port, span.x)
  const right = toPixels(sheet, port, span.x + span.width)
  if (right < 0 || left > sheet.width) return
  const state = node.depth > 0 && scene.isState(stateFrame(scene, node))
  const x = Math.max(left, 0)
  const width = Math.max(Math.min(right, sheet.width) - x - GAP, 2)
  const y = node.depth * sheet.rowHeight - port.top
  sheet.context.beginPath()
  sheet.context.roundRect(
    x + 1,
    y + 1,
    Math.max(width - 2, 1),
    sheet.rowHeight - GAP - 2 - (state ? MARK : 0),
    2,
  )
  sheet.context.stroke()
}

function stateFrame({ comparison }: Scene, { from, depth }: Node): number {
  return comparison.stack[(comparison.offsets[from] ?? 0) + depth - 1] ?? 0
}
