import type { Node } from '#core/compare/node.ts'
import { encloses, parentOf } from '#core/compare/node.ts'
import type { Scene } from './scene.ts'

export type Command =
  | 'parent'
  | 'child'
  | 'previous'
  | 'next'
  | 'zoom'
  | 'out'
  | 'home'
  | 'pan-left'
  | 'pan-right'
  | 'pan-up'
  | 'pan-down'
  | 'closer'
  | 'farther'
  | 'reset'
  | 'find'
  | 'found-next'
  | 'found-previous'

const BY_KEY: Readonly<Record<string, Command>> = {
  ArrowUp: 'parent',
  ArrowDown: 'child',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Enter: 'zoom',
  Escape: 'out',
  Home: 'home',
  '+': 'closer',
  '=': 'closer',
  '-': 'farther',
  '0': 'reset',
}

/** Letters go by their place on the keyboard, as in speedscope. */
const BY_PLACE: Readonly<Record<string, Command>> = {
  KeyA: 'pan-left',
  KeyD: 'pan-right',
  KeyW: 'pan-up',
  KeyS: 'pan-down',
}

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** What a key means while the graph has the focus; null leaves it to the page and the browser. */
export function commandOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Press): Command | null {
  if (altKey) return null
  if (ctrlKey || metaKey) return code === 'KeyF' && !shiftKey ? 'find' : null
  if (code === 'KeyN') return shiftKey ? 'found-previous' : 'found-next'
  return BY_KEY[key] ?? (shiftKey ? null : (BY_PLACE[code] ?? null))
}

/** True for the commands that go from box to box; the others move the picture below them. */
export function isWalk(command: Command): boolean {
  return WALKS.includes(command)
}

const WALKS: readonly Command[] = ['parent', 'child', 'previous', 'next', 'home']

/**
 * The node that an arrow key moves to; null where there is none. Siblings are in the order they are drawn in; past the
 * last one comes what is drawn beside it: the same depth below the next of the callers, or as far down as that goes.
 */
export function step(scene: Scene, from: Node, command: Command): Node | null {
  switch (command) {
    case 'parent':
      return from.depth > scene.root.depth ? parentOf(scene.comparison, from) : null
    case 'child':
      return childAt(scene, from, 0)
    case 'previous':
      return besideOf(scene, from, -1)
    case 'next':
      return besideOf(scene, from, 1)
    case 'home':
      return scene.root
    default:
      return null
  }
}

function childAt(scene: Scene, parent: Node, index: number): Node | null {
  const { from, to } = scene.layout.siblings(parent)
  const start = from[index]
  const end = to[index]
  return start === undefined || end === undefined ? null : { depth: parent.depth + 1, from: start, to: end }
}

function besideOf(scene: Scene, node: Node, by: 1 | -1): Node | null {
  let at: Node | null = node
  let beside: Node | null = null
  while (at !== null && beside === null) {
    beside = siblingOf(scene, at, by)
    at = parentOf(scene.comparison, at)
  }
  while (beside !== null && beside.depth < node.depth) {
    const below = childAt(scene, beside, by === 1 ? 0 : scene.layout.siblings(beside).count - 1)
    if (below === null) break
    beside = below
  }
  return beside
}

function siblingOf(scene: Scene, node: Node, by: 1 | -1): Node | null {
  if (node.depth <= scene.root.depth) return null
  const parent = parentOf(scene.comparison, node)
  if (parent === null || !encloses(scene.root, parent)) return null
  const index = scene.layout.siblings(parent).from.indexOf(node.from)
  return childAt(scene, parent, index + by)
}
