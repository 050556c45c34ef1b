import type { CallGraph } from '#core/compare/graph.ts'
import type { Point } from '#worker/layout.ts'

export type Way = 'caller' | 'callee' | 'left' | 'right'

/**
 * The node that an arrow key leads to from another; null where there is none. Up and down take the heaviest edge, but up
 * leads back to where down came from (`path`, most recent last). Left and right go to the next box in the same layer.
 */
export function walk(
  { edges }: CallGraph,
  places: readonly Point[],
  from: number,
  way: Way,
  path: readonly number[],
): number | null {
  if (way === 'left' || way === 'right') return beside(places, from, way)
  const ends = edges.flatMap(edge => {
    if (way === 'callee') return edge.from === from ? [edge.to] : []
    return edge.to === from ? [edge.from] : []
  })
  const last = path.at(-2)
  return (last !== undefined && ends.includes(last) ? last : ends[0]) ?? null
}

/** Boxes of one layer have their middles level; those that stand alone, their upper edges. */
const LEVEL = 16

function beside(places: readonly Point[], from: number, way: 'left' | 'right'): number | null {
  const here = places[from]
  if (!here) return null
  const sign = way === 'right' ? 1 : -1
  let best: number | null = null
  let nearest = Number.POSITIVE_INFINITY
  for (const [i, place] of places.entries()) {
    const away = (place.x - here.x) * sign
    if (i === from || Math.abs(place.y - here.y) > LEVEL || away <= 0 || away >= nearest) continue
    best = i
    nearest = away
  }
  return best
}
