import { NONE } from '#core/profile/profile.ts'
import { pick, sortedStacks, sums } from './compare.ts'
import { type Comparison, STATE } from './comparison.ts'
import { orderRows } from './order.ts'
import { closeStack, createStackBook, mix, type StackBook } from './stack-book.ts'

/** A comparison whose rows are parts of another one's, or read the other way. */
export interface Turned {
  readonly comparison: Comparison
  /** Row of `comparison` for each row of the other; NONE where it has no part in it. */
  readonly rowOf: Uint32Array
}

/**
 * Leaf first: a state, the function that waits, its callers up to the root. What the views fold away below a state is
 * left out, so that stacks which differ only there become one.
 *
 *     main.main main.serve [select] selectgo   →   [select] main.serve main.main
 */
export function inverted(comparison: Comparison): Turned {
  const { offsets, shown } = comparison
  return turned(comparison, { start: row => offsets[row]! + shown[row]! - 1, up: true })
}

/**
 * From a function down to the leaf and the state. Where it recurs the occurrence nearest the root counts, so that every
 * stack counts once. Source: the places of a source in internal/report/stacks.go of google/pprof.
 */
export function calleesOf(comparison: Comparison, frame: number): Turned {
  const places = placesOf(comparison, frame)
  return turned(comparison, { start: row => places[row]!, up: false })
}

/** From a function up to the root, in rows that begin at the function; the occurrence is that of `calleesOf`. */
export function callersOf(comparison: Comparison, frame: number): Turned {
  const places = placesOf(comparison, frame)
  return turned(comparison, { start: row => places[row]!, up: true })
}

/** Where a frame stands first in each row, as an index into `stack`; NONE where it does not. */
function placesOf({ offsets, stack, before }: Comparison, frame: number): Uint32Array {
  const places = new Uint32Array(before.length).fill(NONE)
  let row = 0
  for (let at = stack.indexOf(frame); at >= 0; at = stack.indexOf(frame, offsets[row])) {
    while (offsets[row + 1]! <= at) row++
    places[row++] = at
  }
  return places
}

interface Walk {
  /** Index into `stack` of the first frame to take; NONE, or an index before the row, takes nothing. */
  readonly start: (row: number) => number
  /** Towards the root; else towards the leaf, as far as views show it. */
  readonly up: boolean
}

function turned(comparison: Comparison, { start, up }: Walk): Turned {
  const { offsets, stack, shown, frames, before } = comparison
  const rows = before.length
  const book = createStackBook(rows, stack.length)
  const amounts = { before: new Float64Array(rows), after: new Float64Array(rows) }
  const target = new Uint32Array(rows).fill(NONE)
  for (let row = 0; row < rows; row++) {
    const first = start(row)
    if (first === NONE || first < offsets[row]!) continue
    const visible = offsets[row]! + shown[row]!
    const stop = up ? offsets[row]! - 1 : first < visible ? visible : offsets[row + 1]!
    let end = book.tail
    let hash = 0
    for (let i = first; i !== stop; i += up ? -1 : 1) {
      const frame = stack[i]!
      if (i !== first && up && frames.kind[frame] === STATE) continue
      book.pool[end++] = frame
      hash = mix(hash, frame)
    }
    const at = closeStack(book, end, end - book.tail, hash)
    target[row] = at
    amounts.before[at]! += before[row]!
    amounts.after[at]! += comparison.after[row]!
  }
  return inOrder(comparison, book, amounts, target)
}

function inOrder(
  comparison: Comparison,
  book: StackBook,
  { before, after }: Pick<Comparison, 'before' | 'after'>,
  target: Uint32Array,
): Turned {
  const order = orderRows(book.rows, book.offsets, book.pool)
  const place = new Uint32Array(order.length)
  for (let i = 0; i < order.length; i++) place[order[i]!] = i
  const summed = sums(pick(before, order), pick(after, order))
  const { before: was, after: is } = comparison.totals
  const part = comparison.whole !== undefined || summed.totals.before !== was || summed.totals.after !== is
  return {
    comparison: {
      ...comparison,
      ...sortedStacks(order, book.offsets, book.pool, book.tail),
      ...summed,
      ...(part && { whole: comparison.whole ?? comparison.totals }),
      shown: order.map(row => book.shown[row]!),
      state: null,
      details: null,
    },
    rowOf: target.map(row => place[row] ?? NONE),
  }
}
