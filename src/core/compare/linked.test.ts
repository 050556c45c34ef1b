import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createLayout, type Layout } from './boxes.ts'
import { placeIn } from './linked.ts'
import { frameOf, type Node, nodeAt, rootOf } from './node.ts'
import { comparisonOf } from './picture.testkit.ts'
import { sideWidths, widthsOf } from './width.ts'

const pair = comparisonOf(`
  main;serve;[select]  6 2
  main;serve;write;[IO wait]  0 2
  main  1 1
  worker;[chan receive]  2 5
  gone;[sleep]  3 0`)
const order = widthsOf(pair, 'max', 'absolute')
const layoutOf = (side: 'before' | 'after') =>
  createLayout(pair, { widths: sideWidths(pair, side), weights: null, order })
const [before, after] = [layoutOf('before'), layoutOf('after')]
const root = rootOf(pair)
function nodesOf({ before: rows, shown }: typeof pair): readonly Node[] {
  return Array.from(rows, (_, row) =>
    Array.from({ length: shown[row]! }, (_, i) => nodeAt(pair, row, i + 1)),
  ).flat()
}

const middleOf = (layout: Layout, node: Node) => {
  const { x, width } = layout.locate(root, node)!
  return x + width / 2
}

it('leads from the middle of a leaf to the middle of the same leaf', () => {
  for (let row = 0; row < pair.before.length; row++) {
    const node = nodeAt(pair, row, pair.shown[row]!)
    if (before.siblings(node).count > 0 || before.widthOf(node) === 0 || after.widthOf(node) === 0) continue
    expect(placeIn(after, before, root, middleOf(before, node), 'left')).toBeCloseTo(middleOf(after, node))
    expect(placeIn(before, after, root, middleOf(after, node), 'right')).toBeCloseTo(middleOf(before, node))
  }
})

it('leads from the edges of a box to the edges of the same box, whatever only the other side has in it', () => {
  for (const [one, other] of [
    [before, after],
    [after, before],
  ] as const)
    for (const node of nodesOf(pair)) {
      if (one.widthOf(node) === 0) continue
      const from = one.locate(root, node)!
      const to = other.locate(root, node)!
      const left = placeIn(other, one, root, from.x, 'left')
      const right = placeIn(other, one, root, from.x + from.width, 'right')
      expect(left).toBeLessThanOrEqual(to.x + 1e-9)
      expect(right).toBeGreaterThanOrEqual(to.x + to.width - 1e-9)
    }
  const serve = nodesOf(pair).find(node => pair.frames.name[frameOf(pair, node)] === 'serve')!
  const from = before.locate(root, serve)!
  const to = after.locate(root, serve)!
  expect(placeIn(after, before, root, from.x + from.width, 'right')).toBeCloseTo(to.x + to.width)
})

it('keeps the order of places and stays within the picture', () => {
  const place = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(place, place, (a, b) => {
      const low = placeIn(after, before, root, Math.min(a, b), 'left')
      const high = placeIn(after, before, root, Math.max(a, b), 'right')
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(1 + 1e-9)
      expect(low).toBeLessThanOrEqual(high + 1e-9)
    }),
  )
})

it('has one order on both sides, and leaves out what a side does not have', () => {
  const names = (layout: Layout) =>
    layout
      .picture({ root, x0: 0, x1: 1, pixels: 1000, minPixels: 1 })
      .boxes.filter(box => box.depth === 1)
      .map(box => pair.frames.name[box.frame])
  expect(names(before)).toEqual(['main', 'worker', 'gone'])
  expect(names(after)).toEqual(['main', 'worker'])
})

it('counts only what has a width in a box that stands for several', () => {
  const small = after
    .picture({ root, x0: 0, x1: 1, pixels: 10, minPixels: 6 })
    .boxes.filter(box => box.small > 0)
  expect(small.map(box => box.small)).toEqual([2])
})
