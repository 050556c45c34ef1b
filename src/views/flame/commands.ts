import type { Node } from '#core/compare/node.ts'
import { boxOf, stepOut } from './box-of.ts'
import { type Command, step } from './keys.ts'
import type { Scene } from './scene.ts'
import type { Finder } from './search-result.ts'
import type { Stage } from './stage.ts'
import { fitted, panned, revealed, WHOLE, zoomed } from './viewport.ts'

/** What a command works on, and what it can do besides moving the view. */
export interface Deck {
  readonly stage: Stage
  readonly scene: Scene
  readonly rowHeight: number
  /** The selected box; with a suspect selected, its first one. */
  readonly current: Node | null
  readonly choose: (node: Node | null) => void
  readonly finder: Finder
}

const PAN_X = 0.2
const PAN_ROWS = 4
const ZOOM = 1.6
/** Narrower than this share of the graph, a box that is stepped to is brought closer. */
const LEAST_SEEN = 0.004

/** Carries a command out. False when it changed nothing, so that the page may use the key. */
export function run(deck: Deck, command: Command): boolean {
  const { stage, rowHeight } = deck
  const pan = (dx: number, dy: number) => stage.go(panned(stage.port(), dx, dy * stage.lean()), true)
  const zoom = (factor: number) => stage.go(zoomed(stage.port(), factor, 0.5), true)
  switch (command) {
    case 'pan-left':
      pan(-PAN_X, 0)
      return true
    case 'pan-right':
      pan(PAN_X, 0)
      return true
    case 'pan-up':
      pan(0, -PAN_ROWS * rowHeight)
      return true
    case 'pan-down':
      pan(0, PAN_ROWS * rowHeight)
      return true
    case 'closer':
      zoom(ZOOM)
      return true
    case 'farther':
      zoom(1 / ZOOM)
      return true
    case 'reset':
      stage.go(WHOLE, true)
      return true
    case 'find':
      deck.finder.open()
      return true
    case 'found-next':
    case 'found-previous':
      deck.finder.step(command === 'found-next' ? 1 : -1)
      return true
    case 'zoom':
      return zoomTo(deck)
    case 'out':
      return leave(deck)
    default:
      return walk(deck, command)
  }
}

function zoomTo({ stage, scene, current }: Deck): boolean {
  const span = scene.layout.locate(scene.root, current ?? scene.root)
  if (span && span.width > 0) stage.go(fitted(stage.port(), span), true)
  return span !== null
}

/** One step wider; when all is visible, the selection is dropped. */
function leave({ stage, scene, current, choose }: Deck): boolean {
  const port = stage.port()
  const wider = stepOut(scene, port)
  if (wider) stage.go({ ...wider, top: port.top }, true)
  else if (current) choose(null)
  return wider !== null || current !== null
}

function walk({ stage, scene, current, choose }: Deck, command: Command): boolean {
  if (command === 'home') stage.go(WHOLE, true)
  const node = current === null ? scene.root : step(scene, current, turned(scene, command))
  if (node) choose(node)
  return true
}

/** With the root at the bottom the arrow that points up leads to the children. */
function turned({ flipped }: Scene, command: Command): Command {
  if (!flipped) return command
  return command === 'parent' ? 'child' : command === 'child' ? 'parent' : command
}

/** Scrolls and pans just far enough to show a box. */
export function reveal(
  { stage, scene, rowHeight }: Pick<Deck, 'stage' | 'scene' | 'rowHeight'>,
  node: Node,
): void {
  const box = boxOf(scene, node)
  if (box === null || box.width === 0) return
  const now = stage.port()
  const port = revealed(now, box, LEAST_SEEN)
  const { height } = stage.size()
  const y = (node.depth - scene.root.depth) * rowHeight
  let { top } = now
  if (y < top) top = y - rowHeight
  else if (y + rowHeight > top + height) top = y + 2 * rowHeight - height
  if (port !== now || top !== now.top) stage.go({ ...port, top }, true)
}
