import type { Rows } from '#core/compare/fine.ts'
import { cutStack } from '#core/compare/shown-stacks.ts'
import type { Line } from '#ui/table/line.ts'
import { type Lines, linesOfRows } from '#ui/table/lines.ts'

/** A row of the table: an entry of the shown stacks, or one of its frames once it is open. */
export interface ShownStack {
  readonly entry: number
  /** Frame in the comparison by line; null on the line of the stack itself. */
  readonly frame: number | null
  /** Counted from the leaf. */
  readonly depth: number
  /** True for the runtime's own frames. */
  readonly folded: boolean
}

export interface Heights {
  readonly row: number
  readonly frame: number
}

export function stackOf(entry: number): ShownStack {
  return { entry, frame: null, depth: 0, folded: false }
}

/** Lines of the entries in their order, each open one followed by the frames of its largest row, leaf first. */
export function stackLines(
  exact: (entry: number) => Rows,
  order: Uint32Array,
  open: ReadonlySet<number>,
  heights: Heights,
): Lines<ShownStack> {
  return linesOfRows({
    order,
    height: heights.row,
    line: entry => {
      const row = stackOf(entry)
      return { id: entry, kind: 'row', row, level: 1, open: open.has(entry), height: heights.row }
    },
    below: new Map([...open].map(entry => [entry, frameLines(exact(entry), entry, heights.frame)])),
  })
}

function frameLines({ comparison, rows }: Rows, entry: number, height: number): Line<ShownStack>[] {
  const { functions, plumbing } = cutStack(comparison, rows[0] ?? 0)
  const frames = [...plumbing.toReversed(), ...functions.toReversed()]
  return frames.map((frame, depth) => ({
    id: `${entry}.${depth}`,
    kind: 'wide',
    row: { entry, frame, depth, folded: depth < plumbing.length },
    level: 2,
    open: null,
    height,
  }))
}
