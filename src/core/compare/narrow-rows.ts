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
  const staying = ids.map((id, frame) => ((roles[frame]! & HIDDEN) === 0 ? id : NONE))
  const waiting = ids.map((id, frame) => ((roles[frame]! & WAITS) === 0 ? NONE : id))
  const merge = foldsCalls(by)
  for (let row = 0; row < fates.length; row++) {
    if (fates[row] !== CUT) continue
    index[row] = narrow.count
    const from = base.offsets[row]!
    const to = base.offsets[row + 1]!
    const end = from + base.shown[row]!
    const start = fromStart ? startOf(base.stack, roles, from, to) : from
    addFrames(narrow, base.stack, from, Math.min(start, end), waiting, merge)
    const shown = addFrames(narrow, base.stack, Math.min(start, end), end, staying, merge)
    narrow.shown[narrow.count] = shown
    addFrames(narrow, base.stack, Math.max(start, end), to, staying, merge)
    narrow.offsets[++narrow.count] = narrow.tail
  }
}

/** Where show_from cuts; `to` without a match. */
function startOf(stack: Uint32Array, roles: Uint8Array, from: number, to: number): number {
  let at = from
  while (at < to && (roles[stack[at]!]! & (STARTS | HIDDEN)) !== STARTS) at++
  return at
}

/**
 * Frames under their new ids, those without one left out; `merge` makes equal neighbours one. Returns how many the row has
 * by now.
 */
function addFrames(
  narrow: Narrowed,
  frames: Uint32Array,
  from: number,
  to: number,
  ids: Uint32Array,
  merge: boolean,
): number {
  const { stack, offsets, count } = narrow
  const start = offsets[count]!
  let end = narrow.tail
  for (let i = from; i < to; i++) {
    const id = ids[frames[i]!]!
    const again = merge && end > start && stack[end - 1] === id
    stack[end] = id
    end += id === NONE || again ? 0 : 1
  }
  narrow.tail = end
  return end - start
}
