import { type Amounts, type Comparison, STATE } from './comparison.ts'

/** A caller or callee of a function, with the part of the function's total that passes between the two. */
export interface Neighbour extends Amounts {
  /** Frame in the comparison; null where the function is itself the root or the leaf. */
  readonly frame: number | null
}

/** What is around one function, largest first, as `pprof -peek` counts: each stack once per neighbour. */
export interface Peek {
  readonly flat: Amounts
  readonly cum: Amounts
  readonly callers: readonly Neighbour[]
  readonly callees: readonly Neighbour[]
}

/** States are stepped over: a function that waits calls the runtime. A function that calls itself is no neighbour of itself. */
export function peekAt(comparison: Comparison, frame: number): Peek {
  const { offsets, before, after } = comparison
  const flat = { before: 0, after: 0 }
  const cum = { before: 0, after: 0 }
  const callers = new Map<number, Mutable>()
  const callees = new Map<number, Mutable>()
  for (let row = 0; row < before.length; row++) {
    const around = neighboursIn(comparison, frame, offsets[row]!, offsets[row + 1]!)
    if (!around) continue
    const amounts = { before: before[row]!, after: after[row]! }
    add(cum, amounts)
    if (around.callees.has(-1)) add(flat, amounts)
    for (const caller of around.callers) addTo(callers, caller, amounts)
    for (const callee of around.callees) addTo(callees, callee, amounts)
  }
  return { flat, cum, callers: listOf(callers), callees: listOf(callees) }
}

interface Mutable {
  before: number
  after: number
}

/** Frames next to every occurrence between two offsets; -1 stands for the end of the stack. Null without an occurrence. */
function neighboursIn({ stack, frames }: Comparison, frame: number, from: number, to: number) {
  let callers: Set<number> | null = null
  let callees: Set<number> | null = null
  let previous = -1
  for (let i = from; i < to; i++) {
    const here = stack[i]!
    if (frames.kind[here] === STATE) continue
    if (here === frame && previous !== frame) callers = (callers ?? new Set()).add(previous)
    if (previous === frame && here !== frame) callees = (callees ?? new Set()).add(here)
    previous = here
  }
  if (previous === frame) callees = (callees ?? new Set()).add(-1)
  return callers && callees ? { callers, callees } : null
}

function add(sum: Mutable, { before, after }: Amounts): void {
  sum.before += before
  sum.after += after
}

function addTo(sums: Map<number, Mutable>, frame: number, amounts: Amounts): void {
  const sum = sums.get(frame) ?? { before: 0, after: 0 }
  add(sum, amounts)
  sums.set(frame, sum)
}

function listOf(sums: ReadonlyMap<number, Amounts>): readonly Neighbour[] {
  const size = ({ before, after }: Amounts) => Math.max(Math.abs(before), Math.abs(after))
  return [...sums]
    .map(([frame, amounts]) => ({ frame: frame < 0 ? null : frame, ...amounts }))
    .sort((x, y) => size(y) - size(x))
}
