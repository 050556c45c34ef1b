/**
 * Gives equal stacks equal row numbers. A caller writes the frames of a stack into `pool` from `tail` on, mixing each
 * into a hash, and calls `closeStack`; a stack that was there already leaves no trace. Hashes are confirmed.
 */
export interface StackBook {
  readonly pool: Uint32Array
  tail: number
  rows: number
  readonly offsets: Uint32Array
  readonly shown: Uint32Array
  /** Open hash table of pairs: hash, row + 1. It grows with the rows: a small one stays in the processor's cache. */
  slots: Int32Array
}

const FIRST_SLOTS = 1 << 12

/** Room for `stacks` stacks with `frames` frames in all; callers know both beforehand. */
export function createStackBook(stacks: number, frames: number): StackBook {
  return {
    pool: new Uint32Array(frames),
    tail: 0,
    rows: 0,
    offsets: new Uint32Array(stacks + 1),
    shown: new Uint32Array(stacks),
    slots: new Int32Array(2 * FIRST_SLOTS),
  }
}

/** The hash of a stack with one more frame; the hash of none is 0. */
export function mix(hash: number, frame: number): number {
  const mixed = Math.imul(hash ^ frame, 0x9e3779b1)
  return mixed ^ (mixed >>> 15)
}

/** Row of the stack `pool[tail … end]`, whose first `shown` frames are for display. */
export function closeStack(book: StackBook, end: number, shown: number, hash: number): number {
  const { slots } = book
  const mask = slots.length - 1
  let slot = (hash << 1) & mask
  for (let entry = slots[slot + 1]!; entry !== 0; entry = slots[slot + 1]!) {
    if (slots[slot] === hash && sameStack(book, entry - 1, end, shown)) return entry - 1
    slot = (slot + 2) & mask
  }
  const row = book.rows++
  slots[slot] = hash
  slots[slot + 1] = row + 1
  book.shown[row] = shown
  book.offsets[row + 1] = end
  book.tail = end
  if (row * 4 > slots.length) book.slots = widened(slots)
  return row
}

function sameStack(
  { pool, offsets, tail, shown }: StackBook,
  row: number,
  end: number,
  visible: number,
): boolean {
  let at = offsets[row]!
  if (offsets[row + 1]! - at !== end - tail || shown[row] !== visible) return false
  for (let i = tail; i < end; i++, at++) if (pool[at] !== pool[i]) return false
  return true
}

function widened(slots: Int32Array): Int32Array {
  const wider = new Int32Array(slots.length * 4)
  const mask = wider.length - 1
  for (let from = 0; from < slots.length; from += 2) {
    if (slots[from + 1] === 0) continue
    let slot = (slots[from]! << 1) & mask
    while (wider[slot + 1] !== 0) slot = (slot + 2) & mask
    wider[slot] = slots[from]!
    wider[slot + 1] = slots[from + 1]!
  }
  return wider
}
