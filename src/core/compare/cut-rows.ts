import { NONE } from '#core/profile/profile.ts'
import type { Comparison } from './comparison.ts'
import type { CompiledFilters } from './compile-filters.ts'
import { differ, FOCUSED, type FrameRoles, HIDDEN, IGNORED, STARTS, WAITS } from './frame-roles.ts'
import type { Granularity } from './granularity.ts'
import type { Kept } from './keep.ts'
import { closeStack, createStackBook, mix, type StackBook } from './stack-book.ts'

/** Rows after the filters, folded but not in order. */
export interface CutRows {
  readonly book: StackBook
  readonly before: Float64Array
  readonly after: Float64Array
  readonly state: Uint16Array | null
  /** New row of each old one, NONE where none is left: one column, or one per side where the filters tell them apart. */
  readonly target: readonly Uint32Array[]
}

/** One pass over the rows; two where a mapping makes the filters mean different things on the sides. */
export function cutRows(
  base: Comparison,
  filters: CompiledFilters,
  roles: FrameRoles,
  kept: Kept,
  { ids, by }: Granularity,
): CutRows {
  const sides = differ(roles) ? (['before', 'after'] as const) : (['both'] as const)
  const rows = base.before.length * sides.length
  const cut = {
    book: createStackBook(rows, base.stack.length * sides.length),
    before: new Float64Array(rows),
    after: new Float64Array(rows),
    state: base.state && new Uint16Array(rows),
  }
  const target = sides.map(side => {
    const own = roles[side === 'before' ? 'before' : 'after']
    const startOf = startFinder(base, own, filters)
    const write = rowWriter(base, own, cut.book, ids, by === 'package')
    return addRows(base, kept, side, cut, row => {
      const start = startOf(row)
      return start === NONE ? NONE : write(row, start)
    })
  })
  return { ...cut, target }
}

/** Adds up the amounts of one side or both where `add` puts the rows; gives these places. */
function addRows(
  base: Comparison,
  kept: Kept,
  side: 'before' | 'after' | 'both',
  { before, after, state }: Omit<CutRows, 'target'>,
  add: (row: number) => number,
): Uint32Array {
  const target = new Uint32Array(base.before.length).fill(NONE)
  for (let row = 0; row < target.length; row++) {
    const was = side === 'after' ? 0 : kept.before[row]!
    const is = side === 'before' ? 0 : kept.after[row]!
    if (kept.row[row] === 0 || (side !== 'both' && was === 0 && is === 0)) continue
    const at = add(row)
    target[row] = at
    if (at === NONE) continue
    before[at]! += was
    after[at]! += is
    if (state) state[at] = base.state![row]!
  }
  return target
}

/** Where what is kept of a row begins, as an index into `stack`; NONE where the filters drop the row. */
function startFinder(
  { offsets, stack }: Comparison,
  roles: Uint8Array,
  { focus, showFrom }: CompiledFilters,
): (row: number) => number {
  const needed = (focus ? FOCUSED : 0) | (showFrom ? STARTS : 0)
  return row => {
    const from = offsets[row]!
    let seen = 0
    let start = NONE
    for (let i = from; i < offsets[row + 1]!; i++) {
      const role = roles[stack[i]!]!
      if ((role & (STARTS | HIDDEN)) === STARTS && start === NONE) start = i
      seen |= start === NONE ? role & ~STARTS : role
    }
    if ((seen & IGNORED) !== 0 || (seen & needed) !== needed) return NONE
    return showFrom ? start : from
  }
}

/** Writes what is kept of a row into the book; NONE when that is no function at all. `merge` makes equal neighbours one. */
function rowWriter(
  { offsets, stack, shown }: Comparison,
  roles: Uint8Array,
  book: StackBook,
  ids: Uint32Array,
  merge: boolean,
): (row: number, start: number) => number {
  const { pool } = book
  return (row, start) => {
    const shownEnd = offsets[row]! + shown[row]!
    const { tail } = book
    let end = tail
    let visible = 0
    let functions = 0
    let hash = 0
    for (let i = offsets[row]!; i < offsets[row + 1]!; i++) {
      const role = roles[stack[i]!]!
      if (role !== WAITS) {
        if (i < start || (role & HIDDEN) !== 0) continue
        functions++
      }
      const id = ids[stack[i]!]!
      const repeated = merge && end > tail && pool[end - 1] === id
      if (!repeated) {
        pool[end++] = id
        hash = mix(hash, id)
      }
      if (i < shownEnd) visible = end - tail
    }
    return functions === 0 ? NONE : closeStack(book, end, visible, hash)
  }
}
