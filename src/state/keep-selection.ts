import type { Analysis } from '#core/suspects/analysis.ts'
import type { Selection } from './facts.ts'

/** A selection that still points at something, else the first suspect when it is a leak, else none. */
export function keepSelection(selection: Selection | null, analysis: Analysis): Selection | null {
  if (selection !== null && exists(selection, analysis)) return selection
  const first = analysis.suspects[0]
  return first && first.tier !== 'normal' ? { kind: 'suspect', index: 0 } : null
}

/** True for what the page selects by itself: nobody asked to be led to it. */
export function isGiven(selection: Selection | null): boolean {
  return selection?.kind === 'suspect' && selection.index === 0 && selection.part === undefined
}

function exists(selection: Selection, { comparison, suspects }: Analysis): boolean {
  const rows = comparison.before.length
  switch (selection.kind) {
    case 'suspect': {
      const parts = suspects[selection.index]?.parts
      return parts !== undefined && (selection.part === undefined || selection.part < parts.length)
    }
    case 'row':
      return selection.row < rows
    case 'node':
      return selection.to <= rows && selection.from < selection.to
    case 'frame':
      return selection.frame < comparison.frames.name.length
  }
}
