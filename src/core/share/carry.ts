import type { Comparison } from '#core/compare/comparison.ts'
import { granularity } from '#core/compare/granularity.ts'
import { nodeAt } from '#core/compare/node.ts'
import { NONE } from '#core/profile/profile.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { finestOf, finestRows } from './finest.ts'
import type { SharedPart } from './shared-of.ts'

/** Something in an analysis that a reader points at, by its place in it. */
export type Pointer =
  | { readonly kind: 'suspect'; readonly index: number; readonly part?: number }
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'node'; readonly depth: number; readonly from: number; readonly to: number }
  | { readonly kind: 'frame'; readonly frame: number }

/** Leads from one analysis into another of the same kind: null where what is pointed at does not come along. */
export interface Carrier {
  readonly pointer: (pointer: Pointer) => Pointer | null
  readonly frame: (frame: number) => number | null
}

/** What is handed over has rows and frames in another order; `to` is what its reader's page computes from it. */
export function carrier(from: Analysis, { rowOf, frameOf }: Omit<SharedPart, 'shared'>, to: Analysis): Carrier {
  const coarseOf = (row: number) => from.fine?.rowOf[row] ?? row
  const there = (row: number) => {
    const shared = rowOf[row] ?? NONE
    return shared === NONE ? null : shared
  }

  function row(from0: number, to0: number): number | null {
    for (let i = 0; i < rowOf.length; i++) {
      const coarse = coarseOf(i)
      if (coarse < from0 || coarse >= to0) continue
      const shared = there(i)
      if (shared !== null) return to.fine?.rowOf[shared] ?? shared
    }
    return null
  }

  function node(depth: number, from0: number, to0: number): Pointer | null {
    const at = row(from0, to0)
    if (at === null || depth > (to.comparison.shown[at] ?? 0)) return null
    return { kind: 'node', ...nodeAt(to.comparison, at, depth) }
  }

  function suspect(index: number, part: number | undefined): Pointer | null {
    const whole = from.suspects[index]
    const meant = part === undefined ? whole : whole?.parts[part]
    const rows = new Set((meant ? finestRows(meant) : []).flatMap(each => there(each) ?? []))
    for (const [i, each] of to.suspects.entries()) {
      if (finestRows(each).some(one => rows.has(one))) return { kind: 'suspect', index: i }
      const inside = each.parts.findIndex(one => finestRows(one).some(own => rows.has(own)))
      if (inside >= 0) return { kind: 'suspect', index: i, part: inside }
    }
    return null
  }

  function frame(id: number): number | null {
    const [fine, theirs] = [finestOf(from), finestOf(to)]
    const ids = coarseIds(fine, from.comparison)
    const after = coarseIds(theirs, to.comparison)
    for (let i = 0; i < frameOf.length; i++)
      if (ids[i] === id && frameOf[i] !== NONE) return after[frameOf[i]!] ?? null
    return null
  }

  return {
    frame,
    pointer(pointer) {
      switch (pointer.kind) {
        case 'suspect':
          return suspect(pointer.index, pointer.part)
        case 'node':
          return node(pointer.depth, pointer.from, pointer.to)
        case 'row': {
          const at = row(pointer.row, pointer.row + 1)
          return at === null ? null : { kind: 'row', row: at }
        }
        case 'frame': {
          const at = frame(pointer.frame)
          return at === null ? null : { kind: 'frame', frame: at }
        }
      }
    },
  }
}

/** Frame of the coarser comparison for every frame of the finer one. */
function coarseIds(fine: Comparison, coarse: Comparison): Uint32Array {
  return granularity(fine, coarse.by).ids
}
