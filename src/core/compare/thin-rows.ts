import { NONE } from '#core/profile/profile.ts'
import type { Comparison } from './comparison.ts'
import type { CompiledFilters } from './compile-filters.ts'
import { FOCUSED, type FrameRoles, IGNORED } from './frame-roles.ts'
import type { Kept } from './keep.ts'

/** True for filters that leave out whole stacks and no frame of the others: these stay distinct and in order. */
export function onlyThins({ hide, show, showFrom }: CompiledFilters): boolean {
  return hide === null && show === null && showFrom === null
}

/** The rows that focus and ignore leave, as they are: their numbers, their stacks, and the new row of each old one. */
export function thinRows(
  { offsets, stack }: Comparison,
  { focus, ignore }: CompiledFilters,
  { after: roles }: FrameRoles,
  kept: Kept,
): Pick<Comparison, 'offsets' | 'stack'> & { readonly rows: Uint32Array; readonly target: Uint32Array } {
  const needed = focus ? FOCUSED : 0
  const target = new Uint32Array(kept.row.length).fill(NONE)
  const rows = new Uint32Array(kept.row.length)
  const ends = new Uint32Array(kept.row.length + 1)
  const looks = focus !== null || ignore !== null
  const rolesIn = (row: number) => {
    let seen = 0
    for (let i = offsets[row]!; i < offsets[row + 1]!; i++) seen |= roles[stack[i]!]!
    return seen
  }
  let count = 0
  for (let row = 0; row < kept.row.length; row++) {
    if (kept.row[row] === 0) continue
    const seen = looks ? rolesIn(row) : 0
    if ((seen & IGNORED) !== 0 || (seen & needed) !== needed) continue
    target[row] = count
    rows[count] = row
    ends[count + 1] = ends[count]! + offsets[row + 1]! - offsets[row]!
    count++
  }
  const thin = new Uint32Array(ends[count]!)
  for (let i = 0; i < count; i++) thin.set(stack.subarray(offsets[rows[i]!], offsets[rows[i]! + 1]), ends[i])
  return { offsets: ends.slice(0, count + 1), stack: thin, rows: rows.subarray(0, count), target }
}
