import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import type { Box } from '#core/compare/boxes.ts'
import type { Node } from '#core/compare/node.ts'
import { NONE } from '#core/profile/profile.ts'
import { useMessages } from '#messages/use-messages.ts'
import { select } from '#state/actions.ts'
import { classes } from '#ui/classes.ts'
import { boxOf, stepOut } from './box-of.ts'
import styles from './FlameGraph.module.css'
import { listen } from './gestures.ts'
import { type Command, commandOf, step } from './keys.ts'
import type { Marks } from './marks.ts'
import { listenToMinimap } from './minimap-gestures.ts'
import type { Scene } from './scene.ts'
import { createStage, type Stage } from './stage.ts'
import { type Pointed, Tooltip } from './Tooltip.tsx'
import { nameOf, spoken, type Texts } from './texts.ts'
import { useStyleChanges } from './use-style-changes.ts'
import { fitted, panned, revealed, WHOLE, zoomed } from './viewport.ts'

export interface FlameHandle {
  /** Selects a box and brings it into view. */
  readonly show: (node: Node) => void
}

interface FlameGraphProps {
  readonly scene: Scene
  readonly texts: Texts
  readonly marks: Marks
  readonly compact: boolean
  readonly onFind: () => void
  readonly ref: Ref<FlameHandle>
}

/** Narrower than this share of the graph, a box that is stepped to is brought closer. */
const LEAST_SEEN = 0.004

/** The graph and its minimap on two canvases, with pointer, keyboard, tooltip and a live region that says the selection. */
export function FlameGraph({ scene, texts, marks, compact, onFind, ref }: FlameGraphProps) {
  const messages = useMessages()
  const canvas = useRef<HTMLCanvasElement>(null)
  const minimap = useRef<HTMLCanvasElement>(null)
  const stage = useRef<Stage | null>(null)
  const hint = useId()
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const coarse = useStyleChanges(() => stage.current?.restyle())
  const rowHeight = coarse ? 26 : compact ? 20 : 24
  const latest = useRef({ scene, rowHeight })
  latest.current = { scene, rowHeight }

  function point(box: Box | null, x: number | null) {
    const area = canvas.current?.getBoundingClientRect()
    const port = stage.current?.port()
    if (!box || !area || !port) return setPointed(null)
    const { rowHeight: height } = latest.current
    const top = area.top + box.depth * height - port.top
    const middle = ((box.x + box.width / 2 - port.x0) / (port.x1 - port.x0)) * area.width
    const at = area.left + (x ?? Math.min(area.width, Math.max(0, middle)))
    setPointed({ box, x: at, top, bottom: top + height })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the stage lives as long as the canvas
  useEffect(() => {
    if (!canvas.current || !minimap.current) return
    const own = createStage(canvas.current, minimap.current)
    stage.current = own
    const stops = [
      listen(canvas.current, own, {
        hover: (box, x) => point(box, x),
        choose: box => box && choose(box),
        open: box => own.go(fitted(own.port(), box), true),
      }),
      listenToMinimap(minimap.current, own),
    ]
    const observer = new ResizeObserver(own.redraw)
    observer.observe(canvas.current)
    return () => {
      for (const stop of stops) stop()
      observer.disconnect()
      own.dispose()
    }
  }, [])

  const hovered = pointed && pointed.box.small === 0 ? pointed.box.frame : NONE
  useEffect(() => {
    stage.current?.show({
      scene,
      texts,
      marks: hovered === NONE ? marks : { ...marks, alike: hovered },
      rowHeight,
    })
  }, [scene, texts, marks, hovered, rowHeight])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another comparison is looked at as a whole
  useEffect(() => {
    stage.current?.go(WHOLE)
    setPointed(null)
  }, [scene.comparison])

  const current = marks.selected ?? marks.marked[0] ?? null
  useEffect(() => {
    if (current) reveal(stage.current, latest.current.scene, current, latest.current.rowHeight)
  }, [current])

  useImperativeHandle(ref, () => ({ show: node => select({ kind: 'node', ...node }) }), [])

  function choose(box: Box) {
    if (box.small > 0) return
    select({ kind: 'node', depth: box.depth, from: box.from, to: box.to })
  }

  function run(command: Command): boolean {
    const own = stage.current
    if (!own) return false
    const port = own.port()
    switch (command) {
      case 'zoom': {
        const span = scene.layout.locate(scene.root, current ?? scene.root)
        if (span) own.go(fitted(port, span), true)
        return true
      }
      case 'out': {
        if (pointed) setPointed(null)
        const wider = stepOut(scene, port)
        if (wider) own.go({ ...wider, top: port.top }, true)
        else if (current) select(null)
        return pointed !== null || wider !== null || current !== null
      }
      case 'pan-left':
      case 'pan-right':
        own.go(panned(port, command === 'pan-left' ? -0.2 : 0.2, 0), true)
        return true
      case 'pan-up':
      case 'pan-down':
        own.go(panned(port, 0, (command === 'pan-up' ? -4 : 4) * rowHeight), true)
        return true
      case 'closer':
      case 'farther':
        own.go(zoomed(port, command === 'closer' ? 1.6 : 1 / 1.6, 0.5), true)
        return true
      case 'reset':
        own.go(WHOLE, true)
        return true
      case 'find':
        onFind()
        return true
      default:
        return walk(command)
    }
  }

  function walk(command: Command): boolean {
    if (command === 'home') stage.current?.go(WHOLE, true)
    const node = current === null ? scene.root : step(scene, current, command)
    if (node) {
      select({ kind: 'node', depth: node.depth, from: node.from, to: node.to })
      point(boxOf(scene, node), null)
    }
    return true
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event)
    if (command === null || !run(command)) return
    event.preventDefault()
    event.stopPropagation()
  }

  const said = current && boxOf(scene, current)
  return (
    <div className={classes(styles.graph, compact && styles.compact)}>
      <canvas ref={minimap} className={styles.minimap} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: role application takes the keys, as a canvas cannot */}
      <div
        role="application"
        aria-label={messages.flame.name}
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        className={styles.stage}
        onKeyDown={onKeyDown}
        onBlur={() => setPointed(null)}
      >
        <canvas ref={canvas} className={styles.canvas} />
        <span id={hint} className="unseen">
          {messages.flame.hint}
        </span>
        <span className="unseen" aria-live="polite">
          {said && spoken(scene, texts, messages, { ...said, name: nameOf(scene, texts, said) })}
        </span>
      </div>
      {pointed && <Tooltip scene={scene} texts={texts} pointed={pointed} />}
    </div>
  )
}

/** Scrolls and pans just far enough. */
function reveal(stage: Stage | null, scene: Scene, node: Node, rowHeight: number) {
  const span = stage && scene.layout.locate(scene.root, node)
  if (!span) return
  const port = revealed(stage.port(), span, LEAST_SEEN)
  const { height } = stage.size()
  const y = node.depth * rowHeight
  const top =
    y < port.top ? y - rowHeight : y + rowHeight > port.top + height ? y + 2 * rowHeight - height : port.top
  if (port !== stage.port() || top !== port.top) stage.go({ ...port, top }, true)
}
