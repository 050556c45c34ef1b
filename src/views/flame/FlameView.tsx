import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { parseSearch } from '#core/compare/search.ts'
import { useMessages } from '#messages/use-messages.ts'
import { useFacts } from '#state/use-facts.ts'
import { Controls } from './Controls.tsx'
import { FlameGraph, type FlameHandle } from './FlameGraph.tsx'
import styles from './FlameView.module.css'
import { Legend } from './Legend.tsx'
import { targetOf } from './marks.ts'
import { createScene } from './scene.ts'
import { lookFor } from './search-result.ts'
import { textsOf } from './texts.ts'

/** The flame graph of both sides: controls, legend, minimap and the graph itself. `compact` stands below another view. */
export function FlameView({ compact }: { compact: boolean }) {
  const { analysis, view } = useFacts(({ shown, view }) => ({ analysis: shown, view }))
  const { width, scale, highlight, selection } = view
  const messages = useMessages()
  const graph = useRef<FlameHandle>(null)
  const field = useRef<HTMLInputElement>(null)
  const scene = useMemo(
    () => analysis && createScene(analysis.comparison, analysis.suspects, width, scale),
    [analysis, width, scale],
  )
  const texts = useMemo(() => scene && textsOf(scene, messages), [scene, messages])
  const text = useDeferredValue(useLastValid(view.search))
  const found = useMemo(() => scene && lookFor(scene, text), [scene, text])
  const [at, setAt] = useState(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search starts before its first result
  useEffect(() => setAt(-1), [found])
  const target = useMemo(() => targetOf(analysis, selection), [analysis, selection])
  const marks = useMemo(
    () => ({ ...target, matching: found?.matching ?? null, highlight }),
    [target, found, highlight],
  )
  if (!scene || !texts || !found) return null

  const goTo = (by: 1 | -1) => {
    const count = found.nodes.length
    if (count === 0) return
    const next = at < 0 ? (by === 1 ? 0 : count - 1) : (at + by + count) % count
    setAt(next)
    const node = found.nodes[next]
    if (node) graph.current?.show(node)
  }
  return (
    <div className={compact ? styles.compact : styles.view}>
      <Controls scene={scene} compact={compact} found={found} at={at} onStep={goTo} field={field} />
      <Legend scene={scene} compact={compact} />
      <FlameGraph
        ref={graph}
        scene={scene}
        texts={texts}
        marks={marks}
        compact={compact}
        onFind={() => field.current?.focus()}
      />
    </div>
  )
}

/** A text that is no search keeps the last one that was. */
function useLastValid(text: string): string {
  const [valid, setValid] = useState(text)
  if (text === valid) return valid
  if (parseSearch(text).kind === 'bad') return parseSearch(valid).kind === 'bad' ? '' : valid
  setValid(text)
  return text
}
