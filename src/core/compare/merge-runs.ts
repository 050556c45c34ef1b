/** Above this share of rows that begin a run, an order is no longer "nearly there" and sorting afresh is cheaper. */
const RUNS_PER_ROW = 1 / 6

/**
 * Where the ascending runs of a list of stacks begin, with the number of rows at the end; null where there are too many to
 * be worth merging. A list that filters took frames out of is a few thousand runs, each moved by little.
 */
export function ascendingRuns(rows: number, offsets: Uint32Array, stack: Uint32Array): Uint32Array | null {
  const most = Math.floor(rows * RUNS_PER_ROW) + 1
  const starts = new Uint32Array(most + 1)
  let count = 1
  for (let row = 1; row < rows; row++) {
    if (!isBefore(row, row - 1, 0, offsets, stack)) continue
    if (count === most) return null
    starts[count++] = row
  }
  starts[count] = rows
  return starts.slice(0, count + 1)
}

/**
 * The order of rows that are ascending runs: neighbours are merged until one is left, and of two neighbours only the part
 * in which they overlap is touched. Natural merge sort, Knuth volume 3, 5.2.4; equal stacks keep their order.
 */
export function mergedRuns(runs: Uint32Array, offsets: Uint32Array, stack: Uint32Array): Uint32Array {
  const order = new Uint32Array(runs.at(-1)!)
  for (let row = 0; row < order.length; row++) order[row] = row
  const spare = new Uint32Array(order.length)
  let starts = runs
  while (starts.length > 2) {
    const next = new Uint32Array(((starts.length - 1) >>> 1) + 2)
    let count = 0
    for (let i = 0; i + 1 < starts.length; i += 2) {
      const end = starts[i + 2]
      if (end !== undefined) mergeTwo(order, spare, starts[i]!, starts[i + 1]!, end, offsets, stack)
      next[count++] = starts[i]!
    }
    next[count++] = order.length
    starts = next.subarray(0, count)
  }
  return order
}

function mergeTwo(
  order: Uint32Array,
  spare: Uint32Array,
  from: number,
  middle: number,
  to: number,
  offsets: Uint32Array,
  stack: Uint32Array,
): void {
  const low = firstAfter(order, from, middle, order[middle]!, offsets, stack)
  if (low === middle) return
  spare.set(order.subarray(low, middle), low)
  let left = low
  let right = middle
  let at = low
  while (left < middle && right < to) {
    order[at++] = isBefore(order[right]!, spare[left]!, 0, offsets, stack) ? order[right++]! : spare[left++]!
  }
  while (left < middle) order[at++] = spare[left++]!
}

/** The first place in an ascending range whose row comes after `row`. */
function firstAfter(
  order: Uint32Array,
  from: number,
  to: number,
  row: number,
  offsets: Uint32Array,
  stack: Uint32Array,
): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(row, order[middle]!, 0, offsets, stack)) high = middle
    else low = middle + 1
  }
  return low
}

/** Whether a row comes before another one with which it shares `depth` frames; a stack comes before what continues it. */
export function isBefore(
  row: number,
  other: number,
  depth: number,
  offsets: Uint32Array,
  stack: Uint32Array,
): boolean {
  let at = offsets[row]! + depth
  let against = offsets[other]! + depth
  const end = offsets[row + 1]!
  const otherEnd = offsets[other + 1]!
  while (at < end && against < otherEnd) {
    const difference = stack[at++]! - stack[against++]!
    if (difference !== 0) return difference < 0
  }
  return otherEnd - against > end - at
}
