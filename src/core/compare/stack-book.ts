import { NONE } from '#core/profile/profile.ts'

/**
 * Gives equal stacks equal row numbers. A caller writes the frames of a stack into `pool` from `tail` on, mixing each
 * into a hash, and calls `close`; a stack that was there already leaves no trace. Hashes are confirmed frame by frame.
 */
export interface StackBook {
  readonly pool: Uint32Array
  tail: number
  rows: number
  readonly offsets: Uint32Array
  readonly shown: Uint32Array
  readonly hashes: Int32Array
  readonly slots: Uint32Array
}

/** Room for `stacks` stacks with `frames` frames in all; callers know both beforehand, so nothing grows. */
export function createStackBook(stacks: number, frames: number): StackBook {
  return {
    pool: new Uint32Array(frames),
    tail: 0,
    rows: 0,
    offsets: new Uint32Array(stacks + 1),
    shown: new Uint32Array(stacks),
    hashes: new Int32Array(stacks),
    slots: new Uint32Array(slotCount(stacks)).fill(NONE),
  }
}

/** The hash of a stack with one more frame; the hash of none is 0. */
export function mix(hash: number, frame: number): number {
  const mixed = Math.imul(hash ^ frame, 0x9e3779b1)
  return mixed ^ (mixed >>> 15)
}

/** Row of the stack `pool[tail … end]`, whose first `shown` frames are for display. */
export function closeStack(book: StackBook, end: number, shown: number, hash: number): number {
  const { slots, hashes } = book
  const mask = slots.length - 1
  let slot = hash & mask
  for (let row = slots[slot]!; row !== NONE; row = slots[slot]!) {
    if (hashes[row] === hash && book.shown[row] === shown && sameFrames(book, row, end)) return row
    slot = (slot + 1) & mask
  }
  const row = book.rows++
  slots[slot] = row
  hashes[row] = hash
  book.shown[row] = shown
  book.offsets[row + 1] = end
  book.tail = end
  return row
}

function sameFrames({ pool, offsets, tail }: StackBook, row: number, end: number): boolean {
  let at = offsets[row]!
  if (offsets[row + 1]! - at !== end - tail) return false
  for (let i = tail; i < end; i++, at++) if (pool[at] !== pool[i]) return false
  return true
}

function slotCount(stacks: number): number {
  let size = 16
  while (size < stacks * 2) size *= 2
  return size
}
