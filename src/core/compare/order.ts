import { ascendingRuns, isBefore, mergedRuns } from './merge-runs.ts'

const FEW = 12

/**
 * Order of rows by their frames from the root: a permutation of row numbers.
 * Three-way radix quicksort (Bentley and Sedgewick 1997) over frame ids; its own stack of ranges instead of recursion,
 * because stacks can be thousands of frames deep. A list that is nearly in order is merged instead. A stack sorts before
 * the stacks that continue it.
 */
export function orderRows(rows: number, offsets: Uint32Array, stack: Uint32Array): Uint32Array {
  const runs = ascendingRuns(rows, offsets, stack)
  if (runs) return mergedRuns(runs, offsets, stack)
  const order = new Uint32Array(rows)
  for (let i = 0; i < rows; i++) order[i] = i
  const keys = new Int32Array(rows)
  const todo: number[] = []
  push(todo, order, keys, 0, rows, 0, offsets, stack)
  while (todo.length > 0) {
    const depth = todo.pop()!
    const to = todo.pop()!
    const from = todo.pop()!
    if (to - from <= FEW) insertionSort(order, from, to, depth, offsets, stack)
    else partition(order, keys, from, to, depth, offsets, stack, todo)
  }
  return order
}

/** The keys of a range are those at its depth: what stands beside the pivot moves with its own. */
function partition(
  order: Uint32Array,
  keys: Int32Array,
  from: number,
  to: number,
  depth: number,
  offsets: Uint32Array,
  stack: Uint32Array,
  todo: number[],
): void {
  const pivot = middle(keys[from]!, keys[(from + to) >>> 1]!, keys[to - 1]!)
  const low = split(order, keys, from, to, pivot)
  const high = split(order, keys, low, to, pivot + 1)
  if (low - from > 1) todo.push(from, low, depth)
  if (to - high > 1) todo.push(high, to, depth)
  if (high - low > 1 && pivot >= 0) push(todo, order, keys, low, high, depth + 1, offsets, stack)
}

/** A range whose rows agree before `depth`, with the keys of the first depth at which they do not. */
function push(
  todo: number[],
  order: Uint32Array,
  keys: Int32Array,
  from: number,
  to: number,
  depth: number,
  offsets: Uint32Array,
  stack: Uint32Array,
): void {
  let at = depth
  while (to - from > FEW && gatherKeys(order, keys, from, to, at, offsets, stack) && keys[from]! >= 0) at++
  todo.push(from, to, at)
}

/**
 * True when all keys are the same. A loop of its own, like `split`: V8 compiles a running loop together with what follows
 * it and must not guess that.
 */
function gatherKeys(
  order: Uint32Array,
  keys: Int32Array,
  from: number,
  to: number,
  depth: number,
  offsets: Uint32Array,
  stack: Uint32Array,
): boolean {
  const first = frameAt(order[from]!, depth, offsets, stack)
  let others = 0
  for (let i = from; i < to; i++) {
    const key = frameAt(order[i]!, depth, offsets, stack)
    keys[i] = key
    others |= key ^ first
  }
  return others === 0
}

/** Moves keys below `bound` to the front of a range, their rows with them. Returns where the others begin. */
function split(order: Uint32Array, keys: Int32Array, from: number, to: number, bound: number): number {
  let low = from
  for (let at = from; at < to; at++) {
    const key = keys[at]!
    const row = order[at]!
    const other = order[low]!
    const below = key < bound
    order[at] = below ? other : row
    keys[at] = below ? keys[low]! : key
    order[low] = below ? row : other
    keys[low] = below ? key : keys[low]!
    low += below ? 1 : 0
  }
  return low
}

/** -1 past the end, so that a shorter stack comes first. */
function frameAt(row: number, depth: number, offsets: Uint32Array, stack: Uint32Array): number {
  const at = offsets[row]! + depth
  return at < offsets[row + 1]! ? stack[at]! : -1
}

function insertionSort(
  order: Uint32Array,
  from: number,
  to: number,
  depth: number,
  offsets: Uint32Array,
  stack: Uint32Array,
): void {
  for (let i = from + 1; i < to; i++) {
    const row = order[i]!
    let at = i
    while (at > from && isBefore(row, order[at - 1]!, depth, offsets, stack)) {
      order[at] = order[at - 1]!
      at--
    }
    order[at] = row
  }
}

function middle(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c))
}
