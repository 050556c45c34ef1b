import type { Box } from '#core/compare/boxes.ts'
import { frameOf, type Node } from '#core/compare/node.ts'
import type { Marks } from './marks.ts'
import { GAP, MARK, type Place, type Sheet, toPixels, yOf } from './place.ts'
import type { Scene } from './scene.ts'
import type { Viewport } from './viewport.ts'

/** Outlines: thin ones around every occurrence of one frame, thick ones around the selection and a suspect's boxes. */
export function drawMarks(
  sheet: Sheet,
  scene: Scene,
  boxes: readonly Box[],
  places: readonly (Place | null)[],
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
  if (!marks.twin) return
  context.setLineDash([4, 3])
  outline(sheet, scene, marks.twin, port)
  context.setLineDash([])
}

/** Drawn from where the node lies, not from its box, so that one folded into its neighbours can still be seen. */
function outline(sheet: Sheet, scene: Scene, node: Node, port: Viewport): void {
  const span = scene.layout.locate(scene.root, node)
  if (span === null) return
  const left = toPixels(sheet, port, span.x)
  const right = toPixels(sheet, port, span.x + span.width)
  if (right < 0 || left > sheet.width) return
  const state = node.depth > 0 && scene.isState(frameOf(scene.comparison, node))
  const x = Math.max(left, 0)
  const width = Math.max(Math.min(right, sheet.width) - x - GAP, 2)
  const y = yOf(scene, node.depth, sheet.rowHeight, port.top, sheet.height)
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
