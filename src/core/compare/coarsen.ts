import { coarseDetails } from './coarse-details.ts'
import { pick, pickStates, sortedStacks, sums } from './compare.ts'
import type { By, Comparison } from './comparison.ts'
import { foldsCalls } from './frame-book.ts'
import { granularity } from './granularity.ts'
import { orderRows } from './order.ts'
import { closeStack, createStackBook, mix, type StackBook } from './stack-book.ts'

/** The same comparison at a coarser granularity, and the coarse row of every fine one. */
export interface Coarse {
  readonly comparison: Comparison
  readonly rowOf: Uint32Array
}

/**
 * Folds a comparison by line into one by file, function or package, with its details.
 * Used where both are wanted: suspects need lines, the picture mostly does not.
 */
export function coarsen(fine: Comparison, by: By): Coarse {
  if (by === fine.by)
    return { comparison: fine, rowOf: new Uint32Array(fine.before.length).map((_, row) => row) }
  const { ids, frames } = granularity(fine, by)
  const rows = fine.before.length
  const book = createStackBook(rows, fine.stack.length)
  const before = new Float64Array(rows)
  const after = new Float64Array(rows)
  const state = fine.state && new Uint16Array(rows)
  const unordered = new Uint32Array(rows)
  for (let row = 0; row < rows; row++) {
    const target = addStack(fine, row, ids, book, foldsCalls(by))
    unordered[row] = target
    before[target]! += fine.before[row]!
    after[target]! += fine.after[row]!
    if (state) state[target] = fine.state![row]!
  }
  const order = orderRows(book.rows, book.offsets, book.pool)
  const place = new Uint32Array(order.length)
  for (let i = 0; i < order.length; i++) place[order[i]!] = i
  const rowOf = unordered.map(row => place[row]!)
  const comparison: Comparison = {
    ...fine,
    by,
    ...sortedStacks(order, book.offsets, book.pool, book.tail),
    ...sums(pick(before, order), pick(after, order)),
    frames,
    shown: order.map(row => book.shown[row]!),
    state: state && pickStates(state, order),
    details: fine.details && coarseDetails(fine.details, rowOf, order.length, ids),
  }
  return { comparison, rowOf }
}

function addStack(
  fine: Comparison,
  row: number,
  ids: Uint32Array,
  book: StackBook,
  mergeRuns: boolean,
): number {
  const from = fine.offsets[row]!
  const shownEnd = from + fine.shown[row]!
  let end = book.tail
  let shown = 0
  let hash = 0
  for (let i = from; i < fine.offsets[row + 1]!; i++) {
    const id = ids[fine.stack[i]!]!
    if (!mergeRuns || end === book.tail || book.pool[end - 1] !== id) {
      book.pool[end++] = id
      hash = mix(hash, id)
    }
    if (i < shownEnd) shown = end - book.tail
  }
  return closeStack(book, end, shown, hash)
}
