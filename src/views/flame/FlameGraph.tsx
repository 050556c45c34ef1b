import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Box } from '#core/compare/boxes.ts'
import type { Node } from '#core/compare/node.ts'
import { NONE } from '#core/profile/profile.ts'
import { useMessages } from '#messages/use-messages.ts'
import { openFunctionMenu } from '#state/function-menu.ts'
import { classes } from '#ui/classes.ts'
import { asksForMenu } from '#ui/menu-keys.ts'
import { boxOf } from './box-of.ts'
import { type Deck, reveal, run } from './commands.ts'
import styles from './FlameGraph.module.css'
import { commandOf, isWalk } from './keys.ts'
import type { Marks } from './marks.ts'
import { yOf } from './place.ts'
import type { Scene } from './scene.ts'
import type { Finder } from './search-result.ts'
import type { Stage } from './stage.ts'
import { type Pointed, Tooltip } from './Tooltip.tsx'
import { nameOf, spoken, type Texts } from './texts.ts'
import { useStage } from './use-stage.ts'
import { useStyleChanges } from './use-style-changes.ts'
import { useZoom } from './use-zoom.ts'
import { fitted, type Viewport } from './viewport.ts'

export interface FlameHandle {
  /** Selects a box and brings it into view. */
  readonly show: (node: Node) => void
  /** Looks where the graph beside it looks. */
  readonly follow: (port: Viewport, animated: boolean) => void
}

interface FlameGraphProps {
  readonly scene: Scene
  readonly texts: Texts
  readonly marks: Marks
  readonly compact: boolean
  readonly finder: Finder
  /** What a chosen box means. */
  readonly onChoose: (node: Node | null) => void
  /** Another box besides those that are chosen; absent where only one can be. `toggles`: takes away one that is chosen. */
  readonly onChooseAlso?: ((node: Node, toggles: boolean) => void) | undefined
  /** The page itself selected what is selected: nobody asked to be led there. */
  readonly given?: boolean
  /** Told apart from the graph beside it. */
  readonly part?: string
  readonly minimap?: boolean
  /** The address says where this graph is zoomed to. */
  readonly keepsZoom?: boolean
  readonly onMoved?: (port: Viewport, animated: boolean) => void
  /** What the pointer is on; null for nothing, and for what stands for several. */
  readonly onPoint?: (node: Node | null) => void
  readonly ref: Ref<FlameHandle>
}

/** The graph and its minimap on two canvases, with pointer, keyboard, tooltip and a live region that says the selection. */
export function FlameGraph(props: FlameGraphProps) {
  const { scene, texts, marks, compact, finder, onChoose: choose, onChooseAlso, part, ref } = props
  const messages = useMessages()
  const canvas = useRef<HTMLCanvasElement>(null)
  const minimap = useRef<HTMLCanvasElement>(null)
  const hint = useId()
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const [entered, setEntered] = useState(false)
  /** A box under the pointer is in view; moving it away would turn a double-click into two clicks. */
  const pressed = useRef(false)
  const coarse = useStyleChanges(() => stage.current?.restyle())
  const rowHeight = coarse ? 26 : compact ? 20 : 24
  const hovered = pointed && pointed.box.small === 0 ? pointed.box.frame : NONE
  const shownMarks = useMemo(() => (hovered === NONE ? marks : { ...marks, alike: hovered }), [marks, hovered])
  const stage = useStage(
    canvas,
    minimap,
    { scene, texts, marks: shownMarks, rowHeight },
    {
      hover: (box, x) => {
        setPointed(pointAt(scene, stage.current, canvas.current, box, rowHeight, x))
        props.onPoint?.(box && box.small === 0 ? box : null)
      },
      choose: (box, also) => {
        if (!box) return
        if (box.small > 0) {
          setPointed(null)
          open(box)
          return
        }
        pressed.current = true
        if (also && onChooseAlso) onChooseAlso(box, true)
        else choose(box)
      },
      open: box => open(box),
      hold: (box, x, y) => openMenu(box, x, y),
      moved: (port, animated) => {
        tell(port)
        props.onMoved?.(port, animated)
      },
    },
  )
  const open = (box: Box) => stage.current?.go(fitted(stage.current.port(), box), true)
  const tell = useZoom(stage, scene.comparison, rowHeight, props.keepsZoom === true)
  const current = marks.selected ?? marks.marked[0] ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another picture the box is elsewhere or gone
  useEffect(() => setPointed(null), [scene])
  const entering = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new selection moves the view
  useEffect(() => {
    const still = pressed.current || (entering.current && props.given)
    if (current && stage.current && !still) reveal({ stage: stage.current, scene, rowHeight }, current)
    pressed.current = false
    entering.current = false
  }, [current])
  useImperativeHandle(
    ref,
    () => ({
      show: choose,
      follow: (port, animated) => {
        stage.current?.follow(port, animated)
        tell(port)
      },
    }),
    [choose, stage, tell],
  )

  const openMenu = (box: Box | null, x: number, y: number) => {
    if (!box || box.frame === NONE) return
    setPointed(null)
    openFunctionMenu({ frame: box.frame, row: box.from, x, y })
  }
  /** The key's own event comes after the key and has no place of a pointer; a finger's long press has been told already. */
  const onContextMenu = (event: MouseEvent) => {
    event.preventDefault()
    const area = canvas.current?.getBoundingClientRect()
    const finger = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
    if (!area || !stage.current || event.button !== 2 || finger) return
    openMenu(
      stage.current.hit(event.clientX - area.left, event.clientY - area.top),
      event.clientX,
      event.clientY,
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (asksForMenu(event) && current) {
      event.preventDefault()
      const at = pointAt(scene, stage.current, canvas.current, boxOf(scene, current), rowHeight)
      if (at) openMenu(at.box, at.x, at.bottom)
      return
    }
    const command = commandOf(event)
    if (command === null || !stage.current) return
    if (command === 'out' && pointed) setPointed(null)
    else if (!run(deck(stage.current, event.shiftKey), command)) return
    else if (!isWalk(command)) setPointed(null)
    event.preventDefault()
  }
  const deck = (own: Stage, also: boolean): Deck => ({
    stage: own,
    scene,
    rowHeight,
    current,
    finder,
    choose: node => {
      if (also && node && onChooseAlso) onChooseAlso(node, false)
      else choose(node)
      setPointed(pointAt(scene, own, canvas.current, node && boxOf(scene, node), rowHeight))
    },
  })
  const said = current && boxOf(scene, current)
  return (
    <div className={classes(styles.graph, compact && styles.compact)}>
      <canvas ref={minimap} className={classes(styles.minimap, props.minimap === false && styles.none)} />
      <div
        role="application"
        aria-label={part === undefined ? messages.flame.name : `${messages.flame.name}, ${part}`}
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the application takes the keys, as a canvas cannot
        tabIndex={0}
        className={styles.stage}
        onKeyDown={onKeyDown}
        onContextMenu={onContextMenu}
        onFocus={() => setEntered(true)}
        onBlur={() => {
          setEntered(false)
          setPointed(null)
        }}
      >
        <canvas ref={canvas} className={styles.canvas} />
        <span id={hint} className="unseen">
          {messages.flame.hint}
        </span>
        <span className="unseen" aria-live={entered ? 'polite' : 'off'}>
          {said && spoken(scene, texts, messages, { ...said, name: nameOf(scene, texts, said) })}
        </span>
      </div>
      {pointed && <Tooltip scene={scene} texts={texts} pointed={pointed} />}
    </div>
  )
}

/** Where the tooltip of a box belongs; `x` is the pointer's, in pixels of the canvas, else the middle of what is visible. */
function pointAt(
  scene: Scene,
  stage: Stage | null,
  canvas: HTMLCanvasElement | null,
  box: Box | null,
  rowHeight: number,
  x?: number,
): Pointed | null {
  if (!stage || !canvas || !box) return null
  const area = canvas.getBoundingClientRect()
  const { x0, x1, top } = stage.port()
  const toPixels = (at: number) => Math.min(1, Math.max(0, (at - x0) / (x1 - x0))) * area.width
  const middle = (toPixels(box.x) + toPixels(box.x + box.width)) / 2
  const upper = area.top + yOf(scene, box.depth, rowHeight, top, area.height)
  return { box, x: area.left + (x ?? middle), top: upper, bottom: upper + rowHeight, byKey: x === undefined }
}
