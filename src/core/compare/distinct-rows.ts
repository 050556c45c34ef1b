import { NONE } from '#core/profile/profile.ts'
import { sums } from './compare.ts'
import type { Comparison } from './comparison.ts'
import type { Kept } from './keep.ts'
import { isBefore } from './merge-runs.ts'
import type { NarrowRows } from './narrow-rows.ts'
import { orderRows } from './order.ts'

/** Rows of a comparison without what stays the same, and where each row of the one before went. */
export interface NewRows {
  readonly rows: Omit<Comparison, 'by' | 'whole' | 'frames' | 'details' | 'snapshot' | 'sampleType' | 'states'>
  /** New row of each old one, NONE where none is left: one column, or one per side where the filters tell them apart. */
  readonly target: readonly Uint32Array[]
}

/** Brings narrowed rows into order and adds up those that have become one. */
export function distinctRows(base: Comparison, narrow: NarrowRows, kept: Kept): NewRows {
  const sorted = narrow.count === narrow.whole ? null : sortedPlaces(narrow)
  const count = sorted ? sorted.firsts.length : narrow.count
  const rows = { before: new Float64Array(count), after: new Float64Array(count) }
  const state = base.state && new Uint16Array(count)
  const target = narrow.index.map((index, i) => {
    const places = sorted ? placesOf(index, sorted.place) : index
    if (i === 0) addUp(rows.before, kept.before, places)
    if (i === narrow.index.length - 1) addUp(rows.after, kept.after, places)
    if (state) setStates(state, base.state!, places)
    return places
  })
  const stacks = sorted ? gathered(narrow, sorted.firsts) : asTheyAre(narrow)
  return { rows: { ...stacks, ...sums(rows.before, rows.after), state }, target }
}

function addUp(sum: Float64Array, amounts: Float64Array, places: Uint32Array): void {
  for (let row = 0; row < places.length; row++) {
    if (places[row] !== NONE) sum[places[row]!]! += amounts[row]!
  }
}

function setStates(states: Uint16Array, from: Uint16Array, places: Uint32Array): void {
  for (let row = 0; row < places.length; row++) if (places[row] !== NONE) states[places[row]!] = from[row]!
}

function placesOf(index: Uint32Array, place: Uint32Array): Uint32Array {
  const places = new Uint32Array(index.length)
  for (let row = 0; row < places.length; row++) places[row] = index[row] === NONE ? NONE : place[index[row]!]!
  return places
}

interface Sorted {
  /** New row of each narrow one. */
  readonly place: Uint32Array
  /** First narrow row of each new one. */
  readonly firsts: Uint32Array
}

/** Equal stacks stand side by side once they are sorted; those that are shown alike become one. */
function sortedPlaces(narrow: NarrowRows): Sorted {
  const order = orderOf(narrow)
  const place = new Uint32Array(order.length)
  const firsts = new Uint32Array(order.length)
  let count = 0
  for (let i = 0; i < order.length; i++) {
    const twin = twinBefore(narrow, order, i)
    if (twin < 0) firsts[count] = order[i]!
    place[order[i]!] = twin < 0 ? count++ : place[order[twin]!]!
  }
  return { place, firsts: firsts.subarray(0, count) }
}

/** The whole rows are in order: the others are sorted, and each goes behind what it does not come before. */
function orderOf({ count, whole, offsets, stack }: NarrowRows): Uint32Array {
  const cut = orderRows(count - whole, offsets.subarray(whole), stack)
  const order = new Uint32Array(count)
  let next = 0
  for (let i = 0; i < cut.length; i++) {
    const row = whole + cut[i]!
    const end = firstAfter(next, whole, row, offsets, stack)
    while (next < end) order[next + i] = next++
    order[next + i] = row
  }
  while (next < whole) order[next + cut.length] = next++
  return order
}

/** The first of the rows from … to, which are in order, that comes after `row`; in doubling steps, then halving ones. */
function firstAfter(from: number, to: number, row: number, offsets: Uint32Array, stack: Uint32Array): number {
  let low = from
  let step = 1
  while (low + step <= to && !isBefore(row, low + step - 1, 0, offsets, stack)) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step - 1, to)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(row, middle, 0, offsets, stack)) high = middle
    else low = middle + 1
  }
  return low
}

/** A whole row has none: of equal ones it comes first. */
function twinBefore(narrow: NarrowRows, order: Uint32Array, i: number): number {
  const row = order[i]!
  if (row < narrow.whole) return -1
  for (let at = i - 1; at >= 0 && sameStack(narrow, order[at]!, row); at--) {
    if (narrow.shown[order[at]!] === narrow.shown[row]) return at
  }
  return -1
}

/** Leaf first, because that is where sorted neighbours differ. */
function sameStack({ offsets, stack }: NarrowRows, row: number, other: number): boolean {
  let at = offsets[row + 1]!
  let against = offsets[other + 1]!
  const start = offsets[row]!
  if (at - start !== against - offsets[other]!) return false
  while (at > start) if (stack[--at] !== stack[--against]) return false
  return true
}

type Stacks = Pick<Comparison, 'offsets' | 'stack' | 'shown'>

function asTheyAre({ count, tail, offsets, stack, shown }: NarrowRows): Stacks {
  return { offsets: offsets.slice(0, count + 1), stack: stack.slice(0, tail), shown: shown.slice(0, count) }
}

/** Neighbours that stay neighbours are copied together. */
function gathered(narrow: NarrowRows, rows: Uint32Array): Stacks {
  const offsets = new Uint32Array(rows.length + 1)
  const shown = new Uint32Array(rows.length)
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!
    offsets[i + 1] = offsets[i]! + narrow.offsets[row + 1]! - narrow.offsets[row]!
    shown[i] = narrow.shown[row]!
  }
  const stack = new Uint32Array(offsets[rows.length]!)
  for (let i = 0; i < rows.length; ) {
    let end = i + 1
    while (end < rows.length && rows[end] === rows[end - 1]! + 1) end++
    stack.set(narrow.stack.subarray(narrow.offsets[rows[i]!]!, narrow.offsets[rows[end - 1]! + 1]!), offsets[i])
    i = end
  }
  return { offsets, stack, shown }
}
