import { type KeyboardEvent, type MouseEvent, type Ref, useEffect, useId, useMemo, useRef } from 'react'
import { sizeOf } from '#core/compare/graph.ts'
import type { AmountTexts } from '#messages/amount-texts.ts'
import { useMessages } from '#messages/use-messages.ts'
import { select } from '#state/actions.ts'
import { bothTexts } from './drawing.ts'
import styles from './GraphView.module.css'
import { type Command, commandOf } from './keys.ts'
import { type GraphMarks, Picture } from './Picture.tsx'
import { type CameraMan, useCamera } from './use-camera.ts'
import type { Drawing } from './use-drawing.ts'
import { usePaper } from './use-paper.ts'
import { type Way, walk } from './walk.ts'

interface GraphStageProps {
  readonly drawing: Drawing
  readonly marks: GraphMarks
  readonly texts: AmountTexts
  /** Frame to look at first. */
  readonly start: number | null
  readonly picture: Ref<SVGGElement>
  readonly camera: { current: CameraMan | null }
}

/** The picture in its frame: takes keys, wheel, drag and pinch, and says aloud what is selected. */
export function GraphStage({ drawing, marks, texts, start, picture, camera }: GraphStageProps) {
  const { graph } = useMessages()
  const hint = useId()
  const stage = useRef<HTMLDivElement>(null)
  const moved = useRef<SVGGElement>(null)
  const path = useRef<readonly number[]>([])
  const { nodes } = drawing.graph
  const { boxes } = drawing.layout
  const first = useMemo(() => boxes[opened(drawing, start)] ?? { x: 0, y: 0 }, [drawing, boxes, start])
  const man = useCamera(stage, moved, drawing.layout, first)
  usePaper(stage, drawing.layout)
  useEffect(() => {
    camera.current = man
  })
  const current = nodes.findIndex(({ frame }) => frame === marks.selected)

  const choose = (node: number, way: readonly number[]) => {
    const target = nodes[node]
    const place = boxes[node]
    const box = drawing.labels.boxes[node]
    if (!target || !place || !box) return
    path.current = way
    select({ kind: 'frame', frame: target.frame })
    man.reveal(place, box)
  }
  const walkOn = (way: Way) => {
    if (current < 0) return choose(opened(drawing, start), [])
    const known = path.current.at(-1) === current ? path.current : [current]
    const next = walk(drawing.graph, boxes, current, way, known)
    if (next !== null) choose(next, way === 'caller' ? [...known.slice(0, -1), next] : [...known, next])
  }
  const run = (command: Command): boolean => {
    const place = boxes[current]
    if (command.kind === 'walk') walkOn(command.way)
    else if (command.kind === 'centre') {
      if (place) man.centre(place)
      return place !== undefined
    } else if (command.kind === 'out') {
      if (current >= 0) select(null)
      return current >= 0
    } else move(man, command)
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event.nativeEvent)
    if (command && run(command)) event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    const node = nodeAt(event)
    if (node === null) select(null)
    else choose(node, [node])
  }
  const onDoubleClick = (event: MouseEvent) => {
    const place = boxes[nodeAt(event) ?? -1]
    if (place) man.centre(place)
  }
  return (
    <div
      ref={stage}
      role="application"
      aria-label={graph.name}
      aria-describedby={hint}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the application takes the keys
      tabIndex={0}
      className={styles.stage}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
    >
      <svg className={styles.picture} aria-hidden="true">
        <g ref={moved}>
          <g ref={picture}>
            <Picture drawing={drawing} marks={marks} />
          </g>
        </g>
      </svg>
      <span id={hint} className="unseen">
        {graph.hint}
      </span>
      <span className="unseen" aria-live="polite">
        {current >= 0 && <Spoken drawing={drawing} node={current} texts={texts} />}
      </span>
    </div>
  )
}

function move(man: CameraMan, command: Extract<Command, { kind: 'pan' | 'zoom' | 'all' }>): void {
  if (command.kind === 'pan') man.pan(command.dx, command.dy)
  else if (command.kind === 'zoom') man.zoom(command.factor)
  else man.showAll()
}

function nodeAt({ target }: MouseEvent): number | null {
  const node = target instanceof Element ? target.closest('[data-node]')?.getAttribute('data-node') : null
  return node === null || node === undefined ? null : Number(node)
}

/** Where to begin: at the wanted frame, else at what changed most, else at what is largest. */
function opened({ graph }: Drawing, wanted: number | null): number {
  const own = graph.nodes.findIndex(({ frame }) => frame === wanted)
  if (own >= 0) return own
  let best = 0
  let most = -1
  for (const [i, { flat, cum }] of graph.nodes.entries()) {
    const change = Math.abs(flat.after - flat.before) + sizeOf(cum) * 1e-9
    if (change <= most) continue
    best = i
    most = change
  }
  return best
}

/** Function, amounts, self, and how many calls lead on. */
function Spoken({ drawing, node, texts }: { drawing: Drawing; node: number; texts: AmountTexts }) {
  const { graph: words } = useMessages()
  const { graph, analysis } = drawing
  const own = graph.nodes[node]
  if (!own) return null
  const name = analysis.comparison.frames.name[own.frame] ?? ''
  const callers = graph.edges.filter(edge => edge.to === node).length
  const callees = graph.edges.filter(edge => edge.from === node).length
  return [
    name,
    bothTexts(own.cum, texts),
    words.self(texts.pair(own.flat)),
    words.calledBy(callers),
    words.calls(callees),
  ].join(', ')
}
