import { type Ref, useMemo } from 'react'
import { amountsOf, type Node } from '#core/compare/node.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { useMessages } from '#messages/use-messages.ts'
import { pivotAt } from '#state/filtering.ts'
import { useFacts } from '#state/use-facts.ts'
import { IconButton } from '#ui/Button.tsx'
import { SymbolName } from '#ui/symbol/SymbolName.tsx'
import { FlameGraph, type FlameHandle } from './FlameGraph.tsx'
import { targetIn } from './marks.ts'
import styles from './Sandwich.module.css'
import type { Finder } from './search-result.ts'
import { useOwnBox } from './use-own-box.ts'
import { CALLERS, type Staged, useScene } from './use-scene.ts'

interface SandwichProps {
  readonly callers: Analysis
  readonly callees: PartOf
  readonly text: string
  readonly pivot: number
  readonly finder: Finder
  /** The lower graph: what Find steps through. */
  readonly graph: Ref<FlameHandle>
}

/** One function in the middle: who calls it above, what it calls below. Where it recurs, it counts once per stack. */
export function Sandwich(props: SandwichProps) {
  const { callees, pivot } = props
  const { filters } = useMessages()
  const callers = useCallers(props)
  const { scene, texts } = callees.staged
  const amounts = amountsOf(scene.comparison, scene.root)
  return (
    <div className={styles.sandwich}>
      <div className={styles.head}>
        <b>{filters.sandwich}</b>
        <span className={styles.about}>{filters.sandwichText}</span>
        <SymbolName symbol={scene.comparison.frames.name[pivot] ?? ''} />
        <span className={styles.amounts}>
          {texts.pair(amounts)} {texts.change(amounts)}
        </span>
        <span className={styles.space} />
        <IconButton icon="close" label={filters.leaveSandwich} onClick={() => pivotAt(null)} />
      </div>
      {callers && <Part {...props} part={callers} name={filters.callers} graph={null} upper />}
      <Part {...props} part={callees} name={filters.callees} />
    </div>
  )
}

/** A graph of its own, and what choosing one of its boxes means. */
export interface PartOf {
  readonly staged: Staged
  readonly choose: (node: Node | null) => void
}

function useCallers({ callers, text }: SandwichProps): PartOf | null {
  const { shown, selection } = useFacts(facts => ({ shown: facts.shown, selection: facts.view.selection }))
  const [own, choose] = useOwnBox(callers)
  const target = useMemo(
    () => targetIn(callers, shown ?? callers, selection, own),
    [callers, shown, selection, own],
  )
  const staged = useScene(callers, target, text, CALLERS)
  return staged && { staged, choose }
}

function Part(
  props: Pick<SandwichProps, 'graph' | 'finder'> & { part: PartOf; name: string; upper?: boolean },
) {
  const { scene, texts, marks } = props.part.staged
  return (
    <div className={props.upper ? styles.upper : styles.lower}>
      <span className={styles.side}>{props.name}</span>
      <FlameGraph
        ref={props.graph}
        scene={scene}
        texts={texts}
        marks={marks}
        compact={false}
        finder={props.finder}
        onChoose={props.part.choose}
        part={props.name}
        minimap={false}
        keepsZoom={!props.upper}
      />
    </div>
  )
}
