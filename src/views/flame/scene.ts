import { createLayout, type Layout } from '#core/compare/boxes.ts'
import { type Comparison, STATE } from '#core/compare/comparison.ts'
import { type Node, rootOf } from '#core/compare/node.ts'
import { beforeFactor, type Scale, type WidthMode, widthsOf } from '#core/compare/width.ts'
import type { Suspect } from '#core/suspects/suspect.ts'
import { createNameBook } from './labels.ts'

/** Everything about a comparison that the picture is drawn from; made once per comparison, width mode and scale. */
export interface Scene {
  readonly comparison: Comparison
  readonly layout: Layout
  readonly root: Node
  readonly scale: Scale
  /** What `before` is multiplied by before it is compared with `after`. */
  readonly factor: number
  /** Prefix sums of what the rows grew by. */
  readonly growth: Float64Array
  /** False when no row is a suspect's, so nothing is pale. */
  readonly suspected: boolean
  readonly namesOf: (frame: number) => readonly string[]
  readonly isState: (frame: number) => boolean
  /** Largest number of shown frames. */
  readonly depth: number
}

export function createScene(
  comparison: Comparison,
  suspects: readonly Suspect[],
  width: WidthMode,
  scale: Scale,
): Scene {
  const hot = hotRows(comparison, suspects)
  const factor = beforeFactor(comparison, scale)
  const weights = hot && growthOf(comparison, factor, hot)
  const layout = createLayout(comparison, { widths: widthsOf(comparison, width, scale), weights })
  return {
    comparison,
    layout,
    root: rootOf(comparison),
    scale,
    factor,
    growth: growthOf(comparison, factor, null),
    suspected: hot !== null,
    namesOf: createNameBook(comparison.frames.name),
    isState: frame => comparison.frames.kind[frame] === STATE,
    depth: comparison.shown.reduce((most, shown) => Math.max(most, shown), 0),
  }
}

/** 1 for rows that belong to a suspect or a part of one; null when nothing is suspected. */
function hotRows(comparison: Comparison, suspects: readonly Suspect[]): Uint8Array | null {
  const hot = new Uint8Array(comparison.before.length)
  let any = false
  for (const suspect of suspects) {
    if (suspect.tier === 'normal') continue
    for (const row of [suspect, ...suspect.parts].flatMap(each => each.rows)) {
      hot[row] = 1
      any = true
    }
  }
  return any ? hot : null
}

/** Prefix sums, one longer than the rows, of what rows grew by; with `only`, of the rows marked there. */
function growthOf(comparison: Comparison, factor: number, only: Uint8Array | null): Float64Array {
  const { before, after } = comparison
  const sums = new Float64Array(before.length + 1)
  let sum = 0
  for (let row = 0; row < before.length; row++) {
    const grew = (after[row] ?? 0) - (before[row] ?? 0) * factor
    if (grew > 0 && (only === null || only[row] === 1)) sum += grew
    sums[row + 1] = sum
  }
  return sums
}
