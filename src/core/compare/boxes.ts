import { NONE } from '#core/profile/profile.ts'
import type { Amounts, Comparison } from './comparison.ts'
import { amountsOf, frameOf, type Node } from './node.ts'
import { firstWhere, type Measures, type Siblings, siblingsOf } from './siblings.ts'

/** A rectangle of the flame graph. `x` and `width` are shares of the root's width, so they do not depend on the zoom. */
export interface Box extends Node, Amounts {
  /** NONE for the root, and for a box that stands for several. */
  readonly frame: number
  readonly x: number
  readonly width: number
  /** Sum of the measures' weights over its rows; 0 without weights. */
  readonly weight: number
  /** 0 for one node; else how many neighbours, each too small to see, this box stands for: `from … to` is their parent's. */
  readonly small: number
}

/** What is looked at: the part x0 … x1 of the root's width on so many pixels. */
export interface View {
  readonly root: Node
  readonly x0: number
  readonly x1: number
  readonly pixels: number
  /** Boxes narrower than this are folded into one and not entered. */
  readonly minPixels: number
  /** Asked before a node is entered for the first time: false leaves its children to a later picture. */
  readonly mayEnter?: () => boolean
}

/** Boxes of the view, depth by depth, left to right. Those of depth d are `boxes[first[d]] … boxes[first[d + 1]]`. */
export interface Picture {
  readonly boxes: readonly Box[]
  readonly first: readonly number[]
  /** False when `mayEnter` said no: the same view again shows more. */
  readonly complete: boolean
}

/** Where a node lies, as shares of the root's width. */
export interface Span {
  readonly x: number
  readonly width: number
}

export interface Layout {
  readonly picture: (view: View) => Picture
  /** Null when the node does not lie below the root. */
  readonly locate: (root: Node, node: Node) => Span | null
  readonly siblings: (node: Node) => Siblings
  /** Width of a node before it is made a share of the root's. */
  readonly widthOf: (node: Pick<Node, 'from' | 'to'>) => number
}

/**
 * Lays out what is wide enough to see, and nothing else: the root's width is 1, a node's children stand side by side from
 * its left edge, and what they leave free is the node's own part. Ordered children are kept per node, so that panning
 * and zooming only walk what is visible. Children never exceed their parent, because widths are summed upwards.
 *
 *     all ───────────────────────────────────────
 *     main.serve ──────────────── worker ──
 *     [chan send] ─────── 3 small
 */
export function createLayout(comparison: Comparison, measures: Measures): Layout {
  const known: Map<number, Siblings>[] = []

  function siblings(node: Node): Siblings {
    const found = known[node.depth]?.get(node.from)
    if (found !== undefined) return found
    const made = siblingsOf(comparison, node, measures)
    known[node.depth] ??= new Map()
    known[node.depth]!.set(node.from, made)
    return made
  }

  const isKnown = (node: Node) => known[node.depth]?.has(node.from) === true
  const widthOf = ({ from, to }: Pick<Node, 'from' | 'to'>) => measures.widths[to]! - measures.widths[from]!
  const unitOf = (root: Node) => 1 / widthOf(root)

  function picture(view: View): Picture {
    const { root, x0, x1, mayEnter = () => true } = view
    const unit = unitOf(root)
    const window = { x0, x1, unit, least: (view.minPixels * (x1 - x0)) / view.pixels }
    if (!Number.isFinite(unit)) return { boxes: [], first: [0], complete: true }
    const all = [wholeBox(comparison, root, measures.weights)]
    const first: number[] = new Array(root.depth + 1).fill(0)
    let complete = true
    /** Places the children of one box, unless that has to wait. */
    const enter = (box: Box) => {
      if (!isEntered(box, window)) return
      if (isKnown(box) || mayEnter()) placeChildren(comparison, box, siblings(box), window, all)
      else complete = false
    }
    for (let start = 0; start < all.length; ) {
      const end = all.length
      first.push(end)
      for (let i = start; i < end; i++) enter(all[i]!)
      start = end
    }
    return { boxes: all, first, complete }
  }

  function locate(root: Node, node: Node): Span | null {
    if (node.depth < root.depth || node.from < root.from || node.to > root.to) return null
    const unit = unitOf(root)
    let at = root
    let x = 0
    while (at.depth < node.depth) {
      const own = siblings(at)
      const index = own.from.findIndex((from, i) => from <= node.from && node.from < own.to[i]!)
      if (index < 0) return null
      x += own.x[index]! * unit
      at = { depth: at.depth + 1, from: own.from[index]!, to: own.to[index]! }
    }
    return { x, width: widthOf(at) * unit }
  }

  return { picture, locate, siblings, widthOf }
}

function wholeBox(comparison: Comparison, root: Node, weights: Float64Array | null): Box {
  const { before, after } = amountsOf(comparison, root)
  const frame = frameOf(comparison, root)
  const { depth, from, to } = root
  const weight = weights === null ? 0 : weights[to]! - weights[from]!
  return { depth, from, to, frame, x: 0, width: 1, before, after, weight, small: 0 }
}

interface Window {
  readonly x0: number
  readonly x1: number
  readonly unit: number
  /** Width below which a box is too small, as a share of the root's. */
  readonly least: number
}

function isEntered({ small, width, x }: Box, { x0, x1, least }: Window): boolean {
  return small === 0 && width >= least && x < x1 && x + width > x0
}

/** Children that have a width: where another picture decides the order, those without lie between the others. */
function present(own: Siblings, from: number, to: number): number {
  let count = 0
  for (let i = from; i < to; i++) if (own.x[i + 1]! > own.x[i]!) count++
  return count
}

function placeChildren(comparison: Comparison, parent: Box, own: Siblings, window: Window, into: Box[]): void {
  const { x0, x1, unit, least } = window
  const left = (i: number) => parent.x + own.x[i]! * unit
  const isSmall = (i: number) => (own.x[i + 1]! - own.x[i]!) * unit < least
  const depth = parent.depth + 1
  const fold = firstWhere(own.plain, own.count, isSmall)
  const place = (from: number, to: number) => {
    const x = left(from)
    const width = left(to) - x
    if (width <= 0 || x + width <= x0 || x >= x1) return
    const one = to - from === 1
    const range = one ? { from: own.from[from]!, to: own.to[from]! } : parent
    into.push({
      depth,
      from: range.from,
      to: range.to,
      frame: one ? frameOf(comparison, { depth, from: range.from }) : NONE,
      x,
      width,
      before: own.before[to]! - own.before[from]!,
      after: own.after[to]! - own.after[from]!,
      weight: own.weight[to]! - own.weight[from]!,
      small: one ? 0 : own.plain === own.count ? present(own, from, to) : to - from,
    })
  }
  const visible = firstWhere(0, fold, i => left(i + 1) > x0)
  let start = visible
  while (start > 0 && start <= own.plain && isSmall(start - 1)) start--
  for (let i = start; i < fold && left(i) < x1; ) {
    let end = i + 1
    if (isSmall(i)) while (end < fold && isSmall(end)) end++
    if (end === fold && isSmall(i)) break
    place(i, end)
    i = end
  }
  let tail = fold
  while (tail > 0 && isSmall(tail - 1)) tail--
  place(tail, own.count)
}
