import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { parseSearch } from '#core/compare/search.ts'
import { useMessages } from '#messages/use-messages.ts'
import type { FlameLayout } from '#state/facts.ts'
import { isGiven } from '#state/keep-selection.ts'
import { useFacts } from '#state/use-facts.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import { Controls } from './Controls.tsx'
import { FlameGraph, type FlameHandle } from './FlameGraph.tsx'
import styles from './FlameView.module.css'
import { Legend } from './Legend.tsx'
import { Pins } from './Pins.tsx'
import type { Finder } from './search-result.ts'
import { useDirected } from './use-directed.ts'
import { useScene } from './use-scene.ts'

const FlameTable = lazyPart(async () => (await import('./FlameTable.tsx')).FlameTable)
const Sandwich = lazyPart(async () => (await import('./Sandwich.tsx')).Sandwich)
const SideBySide = lazyPart(async () => (await import('./SideBySide.tsx')).SideBySide)

/**
 * The flame graph of both sides: controls, legend, minimap and the graph itself. `compact` stands below another view and
 * has one direction.
 */
export function FlameView({ compact }: { compact: boolean }) {
  const { search, selection, layout: chosen } = useFacts(facts => facts.view)
  const { analysis, cut, target, choose, chooseAlso, sandwich } = useDirected(compact)
  const messages = useMessages()
  const graph = useRef<FlameHandle>(null)
  const field = useRef<HTMLInputElement>(null)
  const text = useDeferredValue(useLastValid(search))
  const staged = useScene(analysis, target, text, cut)
  const [at, setAt] = useState(-1)
  const found = staged?.found
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search starts before its first result
  useEffect(() => setAt(-1), [found])
  if (!staged || !found) return null

  const goTo = (by: 1 | -1) => {
    const count = found.nodes.length
    if (count === 0) return
    const next = at < 0 ? (by === 1 ? 0 : count - 1) : (at + by + count) % count
    setAt(next)
    const node = found.nodes[next]
    if (!node) return
    if (graph.current) graph.current.show(node)
    else choose(node)
  }
  const finder: Finder = { open: () => field.current?.focus(), step: goTo }
  const { scene, texts, marks } = staged
  const layout = layoutFor(chosen, compact, scene.comparison.snapshot)
  const empty = scene.comparison.before.length === 0
  return (
    <div className={compact ? styles.compact : styles.view}>
      <Controls
        scene={scene}
        compact={compact}
        layout={layout}
        found={found}
        at={at}
        onStep={goTo}
        field={field}
      />
      {layout !== 'table' && <Legend scene={scene} compact={compact} layout={layout} />}
      {!compact && <Pins scene={scene} texts={texts} />}
      {empty && (
        <p className={styles.message}>
          <b>{messages.filters.nothingLeft}</b> {messages.filters.nothingLeftText}
        </p>
      )}
      {layout === 'table' ? (
        <FlameTable scene={scene} texts={texts} marks={marks} onChoose={choose} />
      ) : sandwich ? (
        <Sandwich {...sandwich} callees={{ staged, choose }} text={text} finder={finder} graph={graph} />
      ) : layout === 'sides' && analysis ? (
        <SideBySide
          analysis={analysis}
          target={target}
          text={text}
          flipped={scene.flipped}
          finder={finder}
          onChoose={choose}
          onChooseAlso={chooseAlso}
          graph={graph}
        />
      ) : (
        <FlameGraph
          ref={graph}
          scene={scene}
          texts={texts}
          marks={marks}
          compact={compact}
          given={isGiven(selection)}
          keepsZoom={!compact}
          finder={finder}
          onChoose={choose}
          onChooseAlso={chooseAlso}
        />
      )}
    </div>
  )
}

/** Below another view there is room for one graph, and of one side there is one. */
function layoutFor(chosen: FlameLayout, compact: boolean, snapshot: boolean): FlameLayout {
  return compact || (snapshot && chosen === 'sides') ? 'union' : chosen
}

/** A text that is no search keeps the last one that was. */
function useLastValid(text: string): string {
  const [valid, setValid] = useState(text)
  if (text === valid) return valid
  if (parseSearch(text).kind === 'bad') return parseSearch(valid).kind === 'bad' ? '' : valid
  setValid(text)
  return text
}
