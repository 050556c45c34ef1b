import { type Amounts, type Comparison, type Frames, STATE } from './comparison.ts'

/** How far down stacks are read: to their leaf as pprof does, or to what views show, without the runtime's plumbing. */
export type Reach = 'all' | 'shown'

/** What counting needs of a comparison: stacks and amounts, no names. */
export interface Counted extends Pick<Comparison, 'offsets' | 'stack' | 'shown' | 'before' | 'after'> {
  readonly frames: Pick<Frames, 'kind'>
}

/** One row per frame that occurs: what ran in it itself (flat), and in it or below it (cum). Parallel columns. */
export interface FunctionRows {
  readonly frame: Uint32Array
  readonly flatBefore: Float64Array
  readonly flatAfter: Float64Array
  readonly cumBefore: Float64Array
  readonly cumAfter: Float64Array
}

/**
 * Flat and cum of every frame, as `go tool pprof -top` counts them: the leaf gets flat, a frame that recurs in a stack
 * gets cum once. States are no functions; the runtime's own frames below them are, unless only `shown` ones are asked for.
 */
export function functionsOf(comparison: Counted, reach: Reach = 'all'): FunctionRows {
  const { frames, offsets, stack, before, after } = comparison
  const size = frames.kind.length
  const flatBefore = new Float64Array(size)
  const flatAfter = new Float64Array(size)
  const cumBefore = new Float64Array(size)
  const cumAfter = new Float64Array(size)
  const lastRow = new Int32Array(size).fill(-1)
  for (let row = 0; row < before.length; row++) {
    let leaf = -1
    const end = endOfRow(comparison, row, reach)
    for (let i = offsets[row]!; i < end; i++) {
      const frame = stack[i]!
      if (frames.kind[frame] === STATE) continue
      leaf = frame
      if (lastRow[frame] === row) continue
      lastRow[frame] = row
      cumBefore[frame]! += before[row]!
      cumAfter[frame]! += after[row]!
    }
    if (leaf < 0) continue
    flatBefore[leaf]! += before[row]!
    flatAfter[leaf]! += after[row]!
  }
  const present = Uint32Array.from(lastRow.keys()).filter(frame => lastRow[frame]! >= 0)
  const column = (values: Float64Array) => Float64Array.from(present, frame => values[frame]!)
  return {
    frame: present,
    flatBefore: column(flatBefore),
    flatAfter: column(flatAfter),
    cumBefore: column(cumBefore),
    cumAfter: column(cumAfter),
  }
}

/** How many functions `functionsOf` would list, without adding anything up. */
export function countFunctions({ frames, stack }: Comparison): number {
  const seen = new Uint8Array(frames.name.length)
  for (let i = 0; i < stack.length; i++) seen[stack[i]!] = 1
  let count = 0
  for (let frame = 0; frame < seen.length; frame++) count += frames.kind[frame] === STATE ? 0 : seen[frame]!
  return count
}

/** Where a row ends in `Comparison.stack`. */
export function endOfRow(
  { offsets, shown }: Pick<Counted, 'offsets' | 'shown'>,
  row: number,
  reach: Reach,
): number {
  return reach === 'all' ? offsets[row + 1]! : offsets[row]! + shown[row]!
}

/** One function with its place and both amounts, for those who print or draw a row. */
export interface FunctionRow {
  readonly frame: number
  readonly name: string
  readonly file: string
  readonly line: number
  readonly flat: Amounts
  readonly cum: Amounts
}

export function functionRow({ frames }: Comparison, rows: FunctionRows, i: number): FunctionRow {
  const frame = rows.frame[i]!
  return {
    frame,
    name: frames.name[frame]!,
    file: frames.file[frame]!,
    line: frames.line[frame]!,
    flat: { before: rows.flatBefore[i]!, after: rows.flatAfter[i]! },
    cum: { before: rows.cumBefore[i]!, after: rows.cumAfter[i]! },
  }
}

/** Order of function rows: largest change of flat first, then of cum; in a snapshot the largest amount. */
export function byChange(rows: FunctionRows): number[] {
  const flat = Float64Array.from(rows.flatAfter, (after, i) => Math.abs(after - rows.flatBefore[i]!))
  const cum = Float64Array.from(rows.cumAfter, (after, i) => Math.abs(after - rows.cumBefore[i]!))
  return [...rows.frame.keys()].sort(
    (one, two) => flat[two]! - flat[one]! || cum[two]! - cum[one]! || one - two,
  )
}
