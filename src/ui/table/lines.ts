import type { Line } from './line.ts'
import { lineAt, topsOf } from './window-of.ts'

type Id = string | number

/** The lines of a table. Made when they come into sight: 200,000 of them cost no more than one screen. */
export interface Lines<Row> {
  readonly length: number
  /** The same object for the same index, so that a drawn line is not drawn again. */
  readonly at: (index: number) => Line<Row> | undefined
  /** -1 where no line has the id. */
  readonly indexOf: (id: Id) => number
  /** Upper edges, one longer than the lines. */
  readonly tops: Float64Array
}

/** Few lines, all there already. */
export function linesOf<Row>(list: readonly Line<Row>[]): Lines<Row> {
  return {
    length: list.length,
    at: index => list[index],
    indexOf: id => list.findIndex(line => line.id === id),
    tops: topsOf(list),
  }
}

/** Rows of one height, in the order of their numeric ids, where an open row is followed by lines of its own. */
export interface RowList<Row> {
  readonly order: Uint32Array
  readonly height: number
  readonly line: (id: number) => Line<Row>
  /** Lines that follow an open row, by its id. */
  readonly below: ReadonlyMap<number, readonly Line<Row>[]>
}

export function linesOfRows<Row>({ order, height, line, below }: RowList<Row>): Lines<Row> {
  const opened = [...below]
    .map(([id, lines]) => ({ position: order.indexOf(id), lines }))
    .filter(({ position }) => position >= 0)
    .sort((x, y) => x.position - y.position)
  const starts = startsOf(order.length, opened)
  const length = starts[order.length] ?? 0
  const made = new Map<number, Line<Row>>()

  function make(index: number): Line<Row> | undefined {
    const position = lineAt(starts, index)
    const id = order[position] ?? 0
    const inside = index - (starts[position] ?? 0)
    return inside === 0 ? line(id) : below.get(id)?.[inside - 1]
  }

  return {
    length,
    at: index => {
      const known = made.get(index)
      if (known || index < 0 || index >= length) return known
      const fresh = make(index)
      if (fresh) made.set(index, fresh)
      return fresh
    },
    indexOf: id => {
      const position = typeof id === 'number' ? order.indexOf(id) : -1
      if (position >= 0) return starts[position] ?? -1
      for (const { position, lines } of opened) {
        const inside = lines.findIndex(each => each.id === id)
        if (inside >= 0) return (starts[position] ?? 0) + 1 + inside
      }
      return -1
    },
    tops: topsWith(order.length, height, opened),
  }
}

interface Opened {
  readonly position: number
  readonly lines: readonly { readonly height: number }[]
}

/** Index of each row's line, one longer than the rows. */
function startsOf(rows: number, opened: readonly Opened[]): Float64Array {
  const starts = new Float64Array(rows + 1)
  let next = 0
  let extra = 0
  for (let position = 0; position <= rows; position++) {
    starts[position] = position + extra
    if (opened[next]?.position === position) extra += opened[next++]?.lines.length ?? 0
  }
  return starts
}

function topsWith(rows: number, height: number, opened: readonly Opened[]): Float64Array {
  const count = opened.reduce((sum, { lines }) => sum + lines.length, rows)
  const tops = new Float64Array(count + 1)
  let next = 0
  let at = 0
  let y = 0
  const add = (tall: number) => {
    y += tall
    tops[++at] = y
  }
  for (let position = 0; position < rows; position++) {
    add(height)
    if (opened[next]?.position !== position) continue
    for (const line of opened[next++]?.lines ?? []) add(line.height)
  }
  return tops
}
