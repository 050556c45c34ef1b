import { useMemo } from 'react'
import type { Node } from '#core/compare/node.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { useMessages } from '#messages/use-messages.ts'
import { useFacts } from '#state/use-facts.ts'
import type { Marks, Target } from './marks.ts'
import { createScene, type Scene } from './scene.ts'
import { lookFor, type SearchResult } from './search-result.ts'
import { type Texts, textsOf } from './texts.ts'

/** A graph ready to be drawn, and what was found in it. */
export interface Staged {
  readonly scene: Scene
  readonly texts: Texts
  readonly found: SearchResult
  readonly marks: Marks
}

/** Which part of a comparison a graph shows, and which way it grows; a constant, so that scenes are not made anew. */
export interface Cut {
  readonly root?: (rows: number) => Node
  readonly flipped?: boolean
  readonly side?: 'before' | 'after'
}

export const WHOLE_GRAPH: Cut = {}
export const FLIPPED: Cut = { flipped: true }
/** Below the first frame, which all rows share. */
const atPivot = (rows: number): Node => ({ depth: 1, from: 0, to: rows })
export const CALLEES: Cut = { root: atPivot }
export const CALLERS: Cut = { root: atPivot, flipped: true }

/** What a graph of this analysis draws; null while there is none. */
export function useScene(
  analysis: Analysis | null,
  target: Target,
  text: string,
  { root, flipped = false, side }: Cut,
): Staged | null {
  const { width, scale, highlight, hue } = useFacts(facts => facts.view)
  const messages = useMessages()
  const scene = useMemo(() => {
    if (!analysis) return null
    const { comparison, suspects } = analysis
    const own = root && comparison.before.length > 0 ? { root: root(comparison.before.length) } : {}
    return createScene(comparison, suspects, width, scale, { ...own, flipped, ...(side && { side }) })
  }, [analysis, width, scale, root, flipped, side])
  const texts = useMemo(() => scene && textsOf(scene, messages), [scene, messages])
  const found = useMemo(() => scene && lookFor(scene, text), [scene, text])
  const marks = useMemo(
    () => ({ ...target, matching: found?.matching ?? null, highlight, hue, twin: null }),
    [target, found, highlight, hue],
  )
  return scene && texts && found ? { scene, texts, found, marks } : null
}
