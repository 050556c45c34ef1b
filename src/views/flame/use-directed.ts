import { useCallback, useMemo } from 'react'
import type { Node } from '#core/compare/node.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { select } from '#state/actions.ts'
import { selectAlso } from '#state/looking.ts'
import { useFacts } from '#state/use-facts.ts'
import { useTurned } from '#state/use-turned.ts'
import { type Target, targetIn, targetOf } from './marks.ts'
import { useOwnBox } from './use-own-box.ts'
import { CALLEES, type Cut, FLIPPED, WHOLE_GRAPH } from './use-scene.ts'

/** What is drawn, in the direction that the reader chose. */
export interface Directed {
  /** Null until it has been made. */
  readonly analysis: Analysis | null
  readonly cut: Cut
  readonly target: Target
  readonly choose: (node: Node | null) => void
  /** Absent where the rows are not those of the page: one box is chosen at a time. */
  readonly chooseAlso: ((node: Node, toggles: boolean) => void) | undefined
  /** The function that the graph is cut at, and the graph above it; null without one. */
  readonly sandwich: { readonly pivot: number; readonly callers: Analysis } | null
}

function cutFor(pivot: number | null, flipped: boolean): Cut {
  if (pivot !== null) return CALLEES
  return flipped ? FLIPPED : WHOLE_GRAPH
}

/** `fixed` knows one direction only: from the root. */
export function useDirected(fixed: boolean): Directed {
  const { shown, view } = useFacts(({ shown, view }) => ({ shown, view }))
  const { selection, direction } = view
  const pivot = fixed || shown?.comparison.frames.name[view.pivot ?? -1] === undefined ? null : view.pivot
  const parts = useTurned(shown, pivot === null ? null : { kind: 'sandwich', frame: pivot })
  const inverted = useTurned(
    shown,
    !fixed && pivot === null && direction === 'callers' ? { kind: 'callers' } : null,
  )
  const turns = pivot !== null || (!fixed && direction === 'callers')
  const turned = (pivot === null ? inverted?.[0] : parts?.[1]) ?? null
  const [own, chooseOwn] = useOwnBox(turned)
  const target = useMemo(
    () => (turned && shown ? targetIn(turned, shown, selection, own) : targetOf(shown, selection)),
    [turned, shown, selection, own],
  )
  const chooseNode = useCallback((node: Node | null) => {
    select(node && { kind: 'node', depth: node.depth, from: node.from, to: node.to })
  }, [])
  const callers = parts?.[0]
  return {
    analysis: turns ? turned : shown,
    cut: cutFor(pivot, !fixed && view.flipped),
    target,
    choose: turns ? chooseOwn : chooseNode,
    chooseAlso: turns ? undefined : selectAlso,
    sandwich: pivot !== null && callers ? { pivot, callers } : null,
  }
}
