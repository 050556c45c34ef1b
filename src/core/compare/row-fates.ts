import type { Comparison } from './comparison.ts'
import type { CompiledFilters } from './compile-filters.ts'
import { FOCUSED, HIDDEN, IGNORED, STARTS, STAYS, WAITS } from './frame-roles.ts'

/** What filters do to a row. */
const DROPPED = 0
export const WHOLE = 1
/** Some of its frames are taken out. */
export const CUT = 2

/** The fate of every row that `chosen` marks, and how many frames the rows that are cut have now. */
export function rowFates(
  { offsets, stack }: Comparison,
  { focus, hide, show, showFrom }: CompiledFilters,
  roles: Uint8Array,
  chosen: Uint8Array,
): { readonly fates: Uint8Array; readonly cut: number } {
  const needed = (focus ? FOCUSED : 0) | (showFrom ? STARTS : 0)
  const takes = hide !== null || show !== null || showFrom !== null
  const fates = new Uint8Array(chosen.length)
  let cut = 0
  for (let row = 0; row < fates.length; row++) {
    if (chosen[row] === 0) continue
    const fate = fateOf(stack, offsets[row]!, offsets[row + 1]!, roles, needed, takes)
    if (fate === CUT) cut += offsets[row + 1]! - offsets[row]!
    fates[row] = fate
  }
  return { fates, cut }
}

/** Focus and ignore see every frame; a hidden one starts nothing. A stack that loses its last function is dropped. */
function fateOf(
  stack: Uint32Array,
  from: number,
  to: number,
  roles: Uint8Array,
  needed: number,
  takes: boolean,
): number {
  let at = from
  let passed = 0
  if ((needed & STARTS) !== 0) {
    while (at < to && (roles[stack[at]!]! & (STARTS | HIDDEN)) !== STARTS) passed |= roles[stack[at++]!]!
  }
  let kept = 0
  for (; at < to; at++) kept |= roles[stack[at]!]!
  const seen = passed | kept
  if ((seen & IGNORED) !== 0 || (seen & needed) !== needed) return DROPPED
  if (!takes) return WHOLE
  if ((kept & STAYS) === 0) return DROPPED
  return (passed & ~WAITS) !== 0 || (kept & HIDDEN) !== 0 ? CUT : WHOLE
}
