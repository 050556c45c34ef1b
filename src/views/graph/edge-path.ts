import type { Point } from '#worker/layout.ts'

/** A smooth path through the points of an edge, whose corners it rounds, as the `d` of an SVG path. */
export function edgePath(points: readonly Point[], head: number): string {
  const [first, ...rest] = shortened(points, head)
  if (!first) return ''
  const parts = [`M${at(first)}`]
  for (const [i, point] of rest.entries()) {
    const next = rest[i + 1]
    parts.push(next ? `Q${at(point)} ${at(middle(point, next))}` : `L${at(point)}`)
  }
  return parts.join('')
}

/** The head of an arrow that ends at the last point, as the `d` of a filled path; `size` is its length. */
export function arrowHead(points: readonly Point[], size: number): string {
  const tip = points.at(-1)
  const from = points.at(-2)
  if (!tip || !from) return ''
  const { x, y } = direction(from, tip)
  const base = { x: tip.x - x * size, y: tip.y - y * size }
  const half = size * 0.45
  const left = { x: base.x - y * half, y: base.y + x * half }
  const right = { x: base.x + y * half, y: base.y - x * half }
  return `M${at(tip)}L${at(left)}L${at(right)}Z`
}

/** Ends where the head begins, so that a thick line does not show beside its tip. */
function shortened(points: readonly Point[], by: number): readonly Point[] {
  const tip = points.at(-1)
  const from = points.at(-2)
  if (!tip || !from) return points
  const { x, y } = direction(from, tip)
  return [...points.slice(0, -1), { x: tip.x - x * by, y: tip.y - y * by }]
}

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
