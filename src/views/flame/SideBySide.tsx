import { type RefObject, useMemo, useRef, useState } from 'react'
import { placeIn } from '#core/compare/linked.ts'
import { frameOf, type Node } from '#core/compare/node.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import { useMessages } from '#messages/use-messages.ts'
import { FlameGraph, type FlameHandle } from './FlameGraph.tsx'
import type { Target } from './marks.ts'
import styles from './SideBySide.module.css'
import type { Scene } from './scene.ts'
import type { Finder } from './search-result.ts'
import { type Cut, type Staged, useScene } from './use-scene.ts'
import type { Viewport } from './viewport.ts'

interface SideBySideProps {
  readonly analysis: Analysis
  readonly target: Target
  readonly text: string
  readonly flipped: boolean
  readonly finder: Finder
  readonly onChoose: (node: Node | null) => void
  readonly onChooseAlso: ((node: Node, toggles: boolean) => void) | undefined
  /** The graph of after: what Find steps through. */
  readonly graph: RefObject<FlameHandle | null>
}

type Side = 'before' | 'after'

/** A flame graph per side, in one order: what is pointed at, chosen and zoomed to in one is so in the other. */
export function SideBySide(props: SideBySideProps) {
  const m = useMessages()
  const [pointed, setPointed] = useState<{ side: Side; node: Node } | null>(null)
  const other = useRef<FlameHandle>(null)
  const before = useSide(props, 'before')
  const after = useSide(props, 'after')
  if (!before || !after) return null
  const sides = [
    { side: 'before', staged: before, own: other, beside: { staged: after, graph: props.graph } },
    { side: 'after', staged: after, own: props.graph, beside: { staged: before, graph: other } },
  ] as const
  return (
    <div className={styles.sides}>
      {sides.map(({ side, staged, own, beside }) => (
        <section key={side} className={styles.side} aria-label={m[side]}>
          <h3 className={styles.head}>
            <b>{m[side]}</b>
            <span>{staged.texts.own?.(staged.scene.comparison.totals)}</span>
          </h3>
          {staged.scene.layout.widthOf(staged.scene.root) > 0 ? (
            <FlameGraph
              ref={own}
              scene={staged.scene}
              texts={staged.texts}
              marks={
                pointed && pointed.side !== side
                  ? { ...staged.marks, ...twinOf(staged, pointed.node) }
                  : staged.marks
              }
              compact={false}
              finder={props.finder}
              onChoose={props.onChoose}
              onChooseAlso={props.onChooseAlso}
              part={m[side]}
              keepsZoom={side === 'after'}
              onPoint={node => setPointed(node && { side, node })}
              onMoved={(port, animated) =>
                beside.graph.current?.follow(portIn(beside.staged.scene, staged.scene, port), animated)
              }
            />
          ) : (
            <p className={styles.nothing}>{m.flame.nothingOnSide}</p>
          )}
        </section>
      ))}
    </div>
  )
}

function useSide({ analysis, target, text, flipped }: SideBySideProps, side: Side): Staged | null {
  const cut: Cut = useMemo(() => ({ side, flipped }), [side, flipped])
  return useScene(analysis, target, text, cut)
}

function twinOf({ scene }: Staged, node: Node) {
  return { twin: node, alike: frameOf(scene.comparison, node) }
}

/** Narrower than this share of what is visible here, the other side shows the surroundings of the place instead. */
const LEAST = 1e-3

/** What the other side shows when this one shows `port`: the same functions from edge to edge. */
function portIn(other: Scene, one: Scene, { x0, x1, top }: Viewport): Viewport {
  const left = placeIn(other.layout, one.layout, one.root, x0, 'left')
  const right = placeIn(other.layout, one.layout, one.root, x1, 'right')
  const least = (x1 - x0) * LEAST
  if (right - left >= least) return { x0: left, x1: right, top }
  const middle = (left + right) / 2
  const half = (x1 - x0) / 2
  return { x0: middle - half, x1: middle + half, top }
}
