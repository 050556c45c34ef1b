import { type Comparison, STATE } from '#core/compare/comparison.ts'
import { encloses, frameOf, type Node, nodeAt } from '#core/compare/node.ts'
import { NONE } from '#core/profile/profile.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import type { Suspect } from '#core/suspects/suspect.ts'
import { plainName } from '#core/symbol/symbol.ts'
import type { Hue, Selection } from '#state/facts.ts'
import { selectedFrame } from '#state/selected-frame.ts'

/** What is drawn on top of the boxes. */
export interface Marks {
  readonly selected: Node | null
  /** Boxes of the selected suspect. */
  readonly marked: readonly Node[]
  /** Every occurrence of this frame is outlined; NONE for none. */
  readonly alike: number
  /** One entry per frame, 1 where the search matches; null without a search. */
  readonly matching: Uint8Array | null
  /** Full strength for suspects only. */
  readonly highlight: boolean
  readonly hue: Hue
  /** The box under the pointer, where that is in the graph beside this one. */
  readonly twin: Node | null
}

/** The boxes that stand for a suspect: on each of its rows, the function that the table names. */
export function nodesOfSuspect(comparison: Comparison, suspect: Suspect): readonly Node[] {
  const nodes: Node[] = []
  for (const row of [...suspect.rows].sort((a, b) => a - b)) {
    const last = nodes.at(-1)
    if (last && row < last.to) continue
    const node = nodeAt(comparison, row, namedDepth(comparison, row, suspect.function))
    if (!last || !encloses(last, node)) nodes.push(node)
  }
  return nodes
}

/** Depth below the named function, innermost first; without it, below the last function before the state. */
function namedDepth(comparison: Comparison, row: number, name: string): number {
  const leaf = leafDepth(comparison, row)
  const start = comparison.offsets[row] ?? 0
  for (let depth = leaf; depth > 0; depth--) {
    if (plainName(comparison.frames.name[comparison.stack[start + depth - 1] ?? 0] ?? '') === name) return depth
  }
  return leaf
}

/** Depth of a row's last shown function: the state, where there is one, is left out. */
function leafDepth(comparison: Comparison, row: number): number {
  const shown = comparison.shown[row] ?? 0
  const last = comparison.stack[(comparison.offsets[row] ?? 0) + shown - 1] ?? 0
  return shown > 1 && comparison.frames.kind[last] === STATE ? shown - 1 : shown
}

/** What a selection means here: a box, the boxes of a suspect, or every occurrence of a frame. */
export type Target = Pick<Marks, 'selected' | 'marked' | 'alike'>

/** A box that was chosen in a graph of another direction, with the selection that stood for it then. */
export interface OwnBox {
  readonly node: Node
  readonly selection: Selection | null
}

/**
 * The same in a graph of another direction: a box of its own while that is selected, else what the selection is about.
 */
export function targetIn(
  turned: Analysis,
  shown: Analysis,
  selection: Selection | null,
  own: OwnBox | null,
): Target {
  if (own && own.selection === selection && own.node.to <= turned.comparison.before.length)
    return { ...NO_TARGET, selected: own.node, alike: frameOf(turned.comparison, own.node) }
  if (selection?.kind === 'suspect') return targetOf(turned, selection)
  const frame = selection && selectedFrame(shown, selection)
  return frame === null ? NO_TARGET : { ...NO_TARGET, alike: frame }
}

export function targetOf(analysis: Analysis | null, selection: Selection | null): Target {
  if (!analysis || !selection) return NO_TARGET
  const { comparison, suspects } = analysis
  switch (selection.kind) {
    case 'suspect': {
      const whole = suspects[selection.index]
      const suspect = selection.part === undefined ? whole : whole?.parts[selection.part]
      return suspect ? { ...NO_TARGET, marked: nodesOfSuspect(comparison, suspect) } : NO_TARGET
    }
    case 'row': {
      const { row } = selection
      if (row >= comparison.before.length) return NO_TARGET
      return { ...NO_TARGET, selected: nodeAt(comparison, row, comparison.shown[row] ?? 0) }
    }
    case 'node':
      if (selection.to > comparison.before.length) return NO_TARGET
      return {
        selected: selection,
        marked: (selection.more ?? []).filter(node => node.to <= comparison.before.length),
        alike: frameOf(comparison, selection),
      }
    case 'frame':
      return { ...NO_TARGET, alike: selection.frame }
  }
}

const NO_TARGET: Target = { selected: null, marked: [], alike: NONE }
