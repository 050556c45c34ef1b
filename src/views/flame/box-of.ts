import type { Box } from '#core/compare/boxes.ts'
import { amountsOf, frameOf, type Node } from '#core/compare/node.ts'
import type { Scene } from './scene.ts'
import { isWhole, type Viewport, WHOLE } from './viewport.ts'

/** The box that a node has, whether or not it is wide enough to be drawn. */
export function boxOf(scene: Scene, node: Node): Box | null {
  const { comparison, layout, root } = scene
  const span = layout.locate(root, node)
  if (span === null) return null
  const { depth, from, to } = node
  const frame = frameOf(comparison, node)
  return { depth, from, to, frame, ...span, ...amountsOf(comparison, node), weight: 0, small: 0 }
}

/** The narrowest box that is wider than what is visible and holds it, as a viewport; null when all is visible already. */
export function stepOut({ layout, root }: Scene, port: Viewport): Viewport | null {
  if (isWhole(port)) return null
  const { x0, x1 } = port
  const slack = (x1 - x0) * 1e-6
  let best: Viewport = WHOLE
  for (const { small, x, width } of layout.picture({ root, x0, x1, pixels: 100, minPixels: 1 }).boxes) {
    const holds = small === 0 && x <= x0 + slack && x + width >= x1 - slack
    if (holds && width > x1 - x0 + slack && width < best.x1 - best.x0) best = { ...WHOLE, x0: x, x1: x + width }
  }
  return best
}
