/** Lines `from` up to but not including `to`. */
export interface Window {
  readonly from: number
  readonly to: number
}

/** Upper edges of lines of known heights, one longer than the lines: the last entry is the height of all of them. */
export function topsOf(lines: readonly { readonly height: number }[]): Float64Array {
  const tops = new Float64Array(lines.length + 1)
  let y = 0
  for (let i = 0; i < lines.length; i++) {
    y += lines[i]?.height ?? 0
    tops[i + 1] = y
  }
  return tops
}

/** The line that contains `y`; the first or the last one where `y` is outside. */
export function lineAt(tops: Float64Array, y: number): number {
  let low = 0
  let high = tops.length - 2
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if ((tops[middle] ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return Math.max(low, 0)
}

/** Steps of the window, so that scrolling by a few pixels draws nothing anew. */
const STEP = 8

/** The lines to draw so that `top … bottom` is covered with `spare` pixels on both sides. */
export function windowOf(tops: Float64Array, top: number, bottom: number, spare: number): Window {
  const count = tops.length - 1
  if (count === 0 || bottom <= top) return { from: 0, to: Math.min(count, STEP) }
  const from = lineAt(tops, top - spare)
  const to = lineAt(tops, bottom + spare) + 1
  return { from: from - (from % STEP), to: Math.min(count, to + STEP - (to % STEP)) }
}
