import { NONE } from '#core/profile/profile.ts'

/**
 * Gives equal stacks equal row numbers. A caller writes the frames of a stack into `pool` from `tail` on and calls `close`;
 * a stack that was there already leaves no trace. Hashes are confirmed frame by frame.
 */
export interface StackBook {
  readonly pool: Uint32Array
  tail: number
  rows: number
  readonly offsets: Uint32Array
  readonly shown: Uint32Array
  /** Row of the stack `pool[tail … end]` whose first `shown` frames are for display. */
  readonly close: (end: number, shown: number) => number
}

/** Room for `stacks` stacks with `frames` frames in all; callers know both beforehand, so nothing grows. */
export function createStackBook(stacks: number, frames: number): StackBook {
  const pool = new Uint32Array(frames)
  const offsets = new Uint32Array(stacks + 1)
  const shown = new Uint32Array(stacks)
  const hashes = new Int32Array(stacks)
  const slots = new Uint32Array(slotCount(stacks)).fill(NONE)
  const mask = slots.length - 1

  function same(row: number, from: number, end: number): boolean {
    let at = offsets[row]!
    if (offsets[row + 1]! - at !== end - from) return false
    for (let i = from; i < end; i++, at++) if (pool[at] !== pool[i]) return false
    return true
  }

  function close(end: number, visible: number): number {
    const from = book.tail
    let hash = end - from
    for (let i = from; i < end; i++) {
      hash = Math.imul(hash ^ pool[i]!, 0x9e3779b1)
      hash ^= hash >>> 15
    }
    let slot = hash & mask
    for (let row = slots[slot]!; row !== NONE; row = slots[slot]!) {
      if (hashes[row] === hash && shown[row] === visible && same(row, from, end)) return row
      slot = (slot + 1) & mask
    }
    const row = book.rows++
    slots[slot] = row
    hashes[row] = hash
    shown[row] = visible
    offsets[row + 1] = end
    book.tail = end
    return row
  }

  const book: StackBook = { pool, tail: 0, rows: 0, offsets, shown, close }
  return book
}

function slotCount(stacks: number): number {
  let size = 16
  while (size < stacks * 2) size *= 2
  return size
}
