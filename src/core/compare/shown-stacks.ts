import { type Comparison, STATE } from './comparison.ts'

/**
 * Stacks as views show them, parallel columns: entry i holds the rows `from[i] … from[i + 1]` of the comparison, which
 * differ only in the runtime's frames below the state.
 */
export interface ShownStacks {
  readonly count: number
  /** One longer than the entries. */
  readonly from: Uint32Array
  readonly before: Float64Array
  readonly after: Float64Array
  /** Gross growth: the sum over the entries that grew. */
  readonly growth: number
}

/** How many there are, without adding anything up. */
export function countShown(comparison: Comparison): number {
  const rows = comparison.before.length
  if (comparison.state === null) return rows
  let count = Math.min(rows, 1)
  for (let row = 1; row < rows; row++) if (!sameShown(comparison, row - 1, row)) count++
  return count
}

/** Rows are sorted from the root, so those of one shown stack stand side by side. Without states all of a stack is shown. */
export function shownStacks(comparison: Comparison): ShownStacks {
  const { beforeSum, afterSum } = comparison
  const rows = comparison.before.length
  const starts = new Uint32Array(rows + 1)
  let count = 0
  for (let row = 0; row < rows; row++) {
    if (comparison.state === null || row === 0 || !sameShown(comparison, row - 1, row)) starts[count++] = row
  }
  starts[count] = rows
  const from = starts.slice(0, count + 1)
  const before = new Float64Array(count)
  const after = new Float64Array(count)
  let growth = 0
  for (let i = 0; i < count; i++) {
    before[i] = beforeSum[from[i + 1]!]! - beforeSum[from[i]!]!
    after[i] = afterSum[from[i + 1]!]! - afterSum[from[i]!]!
    growth += Math.max(0, after[i]! - before[i]!)
  }
  return { count, from, before, after, growth }
}

/** Leaf first, because that is where sorted neighbours differ. */
function sameShown({ offsets, stack, shown }: Comparison, row: number, other: number): boolean {
  const count = shown[row]!
  if (count !== shown[other]) return false
  const a = offsets[row]!
  const b = offsets[other]!
  for (let i = count - 1; i >= 0; i--) if (stack[a + i] !== stack[b + i]) return false
  return true
}

/** Entry that a row of the comparison stands in. */
export function entryOfRow({ from, count }: ShownStacks, row: number): number {
  let low = 0
  let high = count - 1
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if (from[middle]! <= row) low = middle
    else high = middle - 1
  }
  return low
}

/** A row cut in three, root first: its functions, its state, and the runtime's frames that views fold away. */
export interface CutStack {
  readonly functions: Uint32Array
  /** Frame of the state, or null. */
  readonly state: number | null
  readonly plumbing: Uint32Array
}

export function cutStack({ offsets, stack, shown, frames }: Comparison, row: number): CutStack {
  const start = offsets[row]!
  const end = start + shown[row]!
  const state = end > start && frames.kind[stack[end - 1]!] === STATE ? stack[end - 1]! : null
  return {
    functions: stack.subarray(start, state === null ? end : end - 1),
    state,
    plumbing: stack.subarray(end, offsets[row + 1]),
  }
}
