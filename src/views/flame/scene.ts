import { createLayout, type Layout } from '#core/compare/boxes.ts'
import { type Comparison, STATE } from '#core/compare/comparison.ts'
import { type Node, rootOf } from '#core/compare/node.ts'
import { beforeFactor, type Scale, sideWidths, type WidthMode, widthsOf } from '#core/compare/width.ts'
import type { Suspect, Tier } from '#core/suspects/suspect.ts'
import { createNameBook } from './labels.ts'
import { createHueBook } from './package-hues.ts'

/** Everything about a comparison that the picture is drawn from; made once per comparison, width mode and scale. */
export interface Scene {
  readonly comparison: Comparison
  readonly layout: Layout
  readonly root: Node
  /** The root at the bottom, callers growing upwards. */
  readonly flipped: boolean
  /** One side alone: its boxes are as wide as they are there. Null for both in one picture. */
  readonly side: 'before' | 'after' | null
  readonly scale: Scale
  /** What `before` is multiplied by before it is compared with `after`. */
  readonly factor: number
  /** Prefix sums of what the rows grew by. */
  readonly growth: Float64Array
  /** The same for suspects' rows alone; null when nothing is suspected, so nothing is pale. */
  readonly suspected: Float64Array | null
  readonly namesOf: (frame: number) => readonly string[]
  readonly hueOf: (frame: number) => number
  readonly isState: (frame: number) => boolean
}

export function createScene(
  comparison: Comparison,
  suspects: readonly Suspect[],
  width: WidthMode,
  scale: Scale,
  cut: Partial<Pick<Scene, 'root' | 'flipped' | 'side'>> = {},
): Scene {
  const factor = beforeFactor(comparison, scale)
  const urgency = urgencyOf(comparison, suspects)
  return {
    comparison,
    layout: createLayout(comparison, {
      ...measuresOf(comparison, width, scale, cut.side ?? null),
      weights: urgency && growthOf(comparison, urgency),
    }),
    side: cut.side ?? null,
    root: cut.root ?? rootOf(comparison),
    flipped: cut.flipped ?? false,
    scale,
    factor,
    growth: growthOf(comparison, null),
    suspected: urgency && growthOf(comparison, urgency.map(Math.sign)),
    namesOf: createNameBook(comparison.frames.name),
    hueOf: createHueBook(comparison),
    isState: frame => comparison.frames.kind[frame] === STATE,
  }
}

/** A side alone is ordered as both together are, so that one thing has one place in both pictures. */
function measuresOf(comparison: Comparison, width: WidthMode, scale: Scale, side: Scene['side']) {
  if (side === null) return { widths: widthsOf(comparison, width, scale) }
  return { widths: sideWidths(comparison, side), order: widthsOf(comparison, 'max', scale) }
}

/** What one goroutine of a suspect counts when children are ordered: tiers come before amounts. */
const URGENCY: Readonly<Record<Tier, number>> = {
  proven: 256 ** 3,
  known: 256 ** 2,
  strong: 256,
  possible: 1,
  normal: 0,
}

/** Urgency of each row that belongs to a suspect or a part of one; null when nothing is suspected. */
function urgencyOf(comparison: Comparison, suspects: readonly Suspect[]): Float64Array | null {
  const urgency = new Float64Array(comparison.before.length)
  const suspected = suspects.filter(suspect => suspect.tier !== 'normal')
  for (const suspect of suspected) {
    for (const { rows } of [suspect, ...suspect.parts]) {
      for (const row of rows) urgency[row] = Math.max(urgency[row] ?? 0, URGENCY[suspect.tier])
    }
  }
  return suspected.length === 0 ? null : urgency
}

/**
 * Prefix sums, one longer than the rows, of what rows grew by, times a factor per row where there is one. Never of shares: a leak stays a leak
 * when its share falls, and boxes keep their order when the scale changes.
 */
function growthOf({ before, after }: Comparison, factors: Float64Array | null): Float64Array {
  const sums = new Float64Array(before.length + 1)
  let sum = 0
  for (let row = 0; row < before.length; row++) {
    const grown = Math.max(0, (after[row] ?? 0) - (before[row] ?? 0))
    sum += factors === null ? grown : grown * (factors[row] ?? 0)
    sums[row + 1] = sum
  }
  return sums
}
