import { NONE } from '#core/profile/profile.ts'
import type { Coarse } from './coarsen.ts'
import type { Comparison } from './comparison.ts'
import type { CompiledFilters } from './compile-filters.ts'
import { foldsCalls } from './frame-book.ts'
import { differ, type FrameRoles, HIDDEN, STARTS, WAITS } from './frame-roles.ts'
import type { Granularity } from './granularity.ts'
import type { Kept } from './keep.ts'
import { CUT, rowFates, WHOLE } from './row-fates.ts'

/** Rows that filters leave: first those that are whole, in order, then those that lost frames, which may be in none. */
interface Narrowed {
  count: number
  /** Frames in all. */
  tail: number
  readonly offsets: Uint32Array
  readonly stack: Uint32Array
  readonly shown: Uint32Array
}

export interface NarrowRows extends Readonly<Narrowed> {
  /** How many are whole. */
  readonly whole: number
  /** What every row from before is here, or NONE: one column, or one for each of `sidesOf`. */
  readonly index: readonly Uint32Array[]
}

/** Both at once; one by one where a mapping makes the filters mean different things on the sides. */
function sidesOf(roles: FrameRoles): readonly ('before' | 'after' | 'both')[] {
  return differ(roles) ? ['before', 'after'] : ['both']
}

/**
 * Filters rows and folds them. One that keeps all of its frames becomes what it was folded to before; only the others are
 * written anew.
 */
export function narrowRows(
  base: Comparison,
  { comparison: coarse, rowOf }: Coarse,
  grain: Granularity,
  filters: CompiledFilters,
  roles: FrameRoles,
  kept: Kept,
): NarrowRows {
  const parts = sidesOf(roles).map(side => {
    const own = roles[side === 'before' ? 'before' : 'after']
    const chosen = side === 'both' ? kept.row : rowsWith(kept.row, kept[side])
    return { roles: own, ...rowFates(base, filters, own, chosen) }
  })
  const used = new Uint8Array(coarse.before.length)
  for (const { fates } of parts) markWhole(used, fates, rowOf)
  const narrow = roomFor(
    coarse.before.length + parts.length * base.before.length,
    parts.reduce((sum, { cut }) => sum + cut, coarse.stack.length),
  )
  const places = addWhole(narrow, coarse, used)
  const whole = narrow.count
  const index = parts.map(part => {
    const column = wholeIndex(part.fates, rowOf, places)
    addAllCut(narrow, base, grain, part, filters.showFrom !== null, column)
    return column
  })
  return { ...narrow, whole, index }
}

function roomFor(rows: number, frames: number): Narrowed {
  const stack = new Uint32Array(frames)
  return { count: 0, tail: 0, offsets: new Uint32Array(rows + 1), stack, shown: new Uint32Array(rows) }
}

function rowsWith(chosen: Uint8Array, amounts: Float64Array): Uint8Array {
  return chosen.map((one, row) => (amounts[row] === 0 ? 0 : one))
}

function markWhole(used: Uint8Array, fates: Uint8Array, rowOf: Uint32Array): void {
  for (let row = 0; row < fates.length; row++) if (fates[row] === WHOLE) used[rowOf[row]!] = 1
}

/** Gives the place of each coarse row. Neighbours are copied together: mostly nearly all rows stay whole. */
function addWhole(narrow: Narrowed, coarse: Comparison, used: Uint8Array): Uint32Array {
  const places = new Uint32Array(used.length).fill(NONE)
  const { offsets, stack, shown } = narrow
  for (let from = used.indexOf(1); from >= 0; from = used.indexOf(1, from)) {
    const next = used.indexOf(0, from)
    const to = next < 0 ? used.length : next
    const first = coarse.offsets[from]!
    const moved = narrow.tail - first
    stack.set(coarse.stack.subarray(first, coarse.offsets[to]), narrow.tail)
    shown.set(coarse.shown.subarray(from, to), narrow.count)
    for (; from < to; from++) {
      places[from] = narrow.count++
      offsets[narrow.count] = coarse.offsets[from + 1]! + moved
    }
    narrow.tail = offsets[narrow.count]!
  }
  return places
}

function wholeIndex(fates: Uint8Array, rowOf: Uint32Array, places: Uint32Array): Uint32Array {
  const index = new Uint32Array(fates.length)
  for (let row = 0; row < fates.length; row++) index[row] = fates[row] === WHOLE ? places[rowOf[row]!]! : NONE
  return index
}

function addAllCut(
  narrow: Narrowed,
  base: Comparison,
  { ids, by }: Granularity,
  { fates, roles }: { readonly fates: Uint8Array; readonly roles: Uint8Array },
  fromStart: boolean,
  index: Uint32Array,
): void {
  for (let row = 0; row < fates.length; row++) {
    if (fates[row] !== CUT) continue
    index[row] = narrow.count
    addCut(narrow, base, ids, roles, row, fromStart, foldsCalls(by))
  }
}

/** `merge` makes equal neighbours in a stack one. */
function addCut(
  narrow: Narrowed,
  base: Comparison,
  ids: Uint32Array,
  roles: Uint8Array,
  row: number,
  fromStart: boolean,
  merge: boolean,
): void {
  const { stack, tail } = narrow
  const shownEnd = base.offsets[row]! + base.shown[row]!
  let started = !fromStart
  let end = tail
  let visible = 0
  for (let i = base.offsets[row]!; i < base.offsets[row + 1]!; i++) {
    const frame = base.stack[i]!
    const role = roles[frame]!
    if (role !== WAITS) {
      if ((role & HIDDEN) !== 0) continue
      started ||= (role & STARTS) !== 0
      if (!started) continue
    }
    const id = ids[frame]!
    if (!merge || end === tail || stack[end - 1] !== id) stack[end++] = id
    if (i < shownEnd) visible = end - tail
  }
  narrow.shown[narrow.count++] = visible
  narrow.offsets[narrow.count] = end
  narrow.tail = end
}
