import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Box, createLayout, type Picture } from './boxes.ts'
import type { Comparison } from './comparison.ts'
import { rootOf } from './node.ts'
import { comparisonFrom, comparisonOf, draw, type TestStack } from './picture.testkit.ts'
import { type WidthMode, widthsOf } from './width.ts'

const LEAK = `
main;serve;[select];gopark  2 2
main;serve;[chan send];chansend;gopark  0 20
main;accept;[IO wait]  1 1
cache;clean;[select]  4 4
probe  3 0
`

function pictureOf(
  comparison: Comparison,
  options: {
    mode?: WidthMode
    x0?: number
    x1?: number
    pixels?: number
    minPixels?: number
    weights?: Float64Array
  } = {},
): Picture {
  const { mode = 'max', x0 = 0, x1 = 1, pixels = 60, minPixels = 0, weights = null } = options
  const layout = createLayout(comparison, { widths: widthsOf(comparison, mode, 'absolute'), weights })
  return layout.picture({ root: rootOf(comparison), x0, x1, pixels, minPixels })
}

describe('picture', () => {
  it('stacks children under their parents, widest first, and keeps what was removed', () => {
    const comparison = comparisonOf(LEAK)
    expect(`\n${draw(comparison, pictureOf(comparison), 60)}`).toBe(`
|all 10→27
|main 3→23                                    |cache 4|probe
|serve 2→22                                 |a|clean 4
|chan send 0→20                         |sel|I|select`)
  })

  it('shows both sides side by side in width mode sum', () => {
    const comparison = comparisonOf('a  10 10\nb  5 15')
    expect(draw(comparison, pictureOf(comparison, { mode: 'sum' }), 40)).toBe(
      '|all 15→25\n|a 10→10            |b 5→15',
    )
  })

  it('gives a before-only stack no room in width mode after', () => {
    const comparison = comparisonOf('a  10 0\nb  5 15')
    expect(draw(comparison, pictureOf(comparison, { mode: 'after' }), 20)).toBe('|all 15→15\n|b 5→15')
  })

  it('folds neighbours that are too small into one box that says how many', () => {
    const many = Array.from({ length: 9 }, (_, i) => `tiny${i}  0 1`).join('\n')
    const comparison = comparisonOf(`wide  10 31\n${many}`)
    const picture = pictureOf(comparison, { pixels: 40, minPixels: 2 })
    expect(draw(comparison, picture, 40)).toBe('|all 10→40\n|wide 10→31                    |9 small')
    expect(picture.boxes[2]).toMatchObject({
      small: 9,
      weight: 0,
      before: 0,
      after: 9,
      from: 0,
      to: 10,
      depth: 1,
    })
  })

  it('opens a folded box when the view comes closer', () => {
    const many = Array.from({ length: 9 }, (_, i) => `tiny${i}  0 1`).join('\n')
    const comparison = comparisonOf(`wide  10 31\n${many}`)
    const picture = pictureOf(comparison, { pixels: 40, minPixels: 2, x0: 31 / 40, x1: 33.5 / 40 })
    expect(picture.boxes.slice(1).map(box => comparison.frames.name[box.frame])).toEqual([
      'tiny0',
      'tiny1',
      'tiny2',
    ])
  })

  it('puts heavier children on the left, however narrow', () => {
    const comparison = comparisonOf('load  2 30\nleak  0 9')
    const weights = Float64Array.of(0, 0, 9)
    expect(draw(comparison, pictureOf(comparison, { weights }), 39)).toBe('|all 2→39\n|leak 0→9|load 2→30')
  })

  it('folds a row of heavy but tiny boxes with the tail', () => {
    const comparison = comparisonOf('a  0 1\nb  0 1\nc  0 1\nbig  0 97\nd  0 1')
    const weights = Float64Array.of(0, 1, 2, 3, 3, 3)
    const boxes = pictureOf(comparison, { weights, pixels: 100, minPixels: 2 }).boxes
    expect(boxes.map(box => [box.small, Math.round(box.x * 101), Math.round(box.width * 101)])).toEqual([
      [0, 0, 101],
      [3, 0, 3],
      [0, 3, 97],
      [0, 100, 1],
    ])
  })

  it('keeps a parent whose children cancel out', () => {
    const comparison = comparisonOf('main;gone  7 0\nmain;came  0 7')
    const [, parent] = pictureOf(comparison).boxes
    expect(parent).toMatchObject({ before: 7, after: 7, width: 1 })
    expect(pictureOf(comparison, { mode: 'delta' }).boxes).toHaveLength(4)
  })

  it('may be made in slices: each picture enters as many new nodes as it may', () => {
    const comparison = comparisonOf(LEAK)
    const layout = createLayout(comparison, { widths: widthsOf(comparison, 'max', 'absolute'), weights: null })
    const view = { root: rootOf(comparison), x0: 0, x1: 1, pixels: 60, minPixels: 0 }
    const depths: number[] = []
    for (let picture: Picture | null = null; !picture?.complete; ) {
      let left = 2
      picture = layout.picture({ ...view, mayEnter: () => left-- > 0 })
      depths.push(picture.first.length - 1)
    }
    expect(depths).toEqual([3, 3, 4, 4, 4, 4])
    expect(layout.picture(view).boxes).toEqual(pictureOf(comparison).boxes)
  })

  it('is empty when nothing has width', () => {
    expect(pictureOf(comparisonOf('a  0 0')).boxes).toEqual([])
  })

  it('lays out a stack of 5,000 frames', () => {
    const names = Array.from({ length: 5000 }, (_, i) => `f${i % 7}`)
    const comparison = comparisonFrom([
      { names, before: 1, after: 2 },
      { names: names.slice(0, 4000), before: 1, after: 1 },
    ])
    const picture = pictureOf(comparison)
    expect(picture.first).toHaveLength(5002)
    expect(picture.boxes.at(-1)).toMatchObject({ depth: 5000, before: 1, after: 2 })
    const layout = createLayout(comparison, { widths: widthsOf(comparison, 'max', 'absolute'), weights: null })
    expect(layout.locate(rootOf(comparison), { depth: 5000, from: 1, to: 2 })?.width).toBeCloseTo(2 / 3)
  })
})

const anyStacks = fc.uniqueArray(
  fc.record({
    names: fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 6 }),
    before: fc.nat(40),
    after: fc.nat(40),
  }),
  { minLength: 1, maxLength: 40, selector: stack => stack.names.join(';') },
)
const anyMode = fc.constantFrom<WidthMode>('max', 'sum', 'after', 'delta')

describe('laws', () => {
  it('gives every node of a trie built by hand its box, its sums and its width', () => {
    fc.assert(
      fc.property(anyStacks, anyMode, (stacks, mode) => {
        const comparison = comparisonFrom(stacks)
        const wanted = trieOf(stacks, mode)
        const total = wanted.get('')!.width
        const boxes = pictureOf(comparison, { mode }).boxes.map(box => [pathOf(comparison, box), box] as const)
        const visible = total > 0 ? [...wanted].filter(([, node]) => node.width > 0) : []
        expect(boxes.map(([path]) => path).sort()).toEqual(visible.map(([path]) => path).sort())
        for (const [path, box] of boxes) {
          const { before, after, width } = wanted.get(path)!
          expect([box.before, box.after]).toEqual([before, after])
          expect(box.width).toBeCloseTo(width / total, 9)
        }
      }),
    )
  })

  it('never lets children leave their parent or overlap, and loses no width by folding', () => {
    fc.assert(
      fc.property(anyStacks, anyMode, fc.nat(8), (stacks, mode, minPixels) => {
        const comparison = comparisonFrom(stacks)
        const { boxes, first } = pictureOf(comparison, { mode, minPixels })
        const exact = pictureOf(comparison, { mode })
        for (let depth = 1; depth + 1 < first.length; depth++) {
          const own = boxes.slice(first[depth], first[depth + 1])
          const parents = boxes.slice(first[depth - 1], first[depth])
          own.forEach((box, i) => {
            const next = own[i + 1]
            if (next) expect(box.x + box.width).toBeLessThanOrEqual(next.x + 1e-9)
            expect(parents.some(parent => holds(parent, box))).toBe(true)
          })
          const entered = parents.filter(parent => parent.small === 0 && parent.width * 60 >= minPixels)
          const below = exact.boxes.filter(
            box => box.depth === depth && entered.some(parent => holds(parent, box)),
          )
          expect(total(own)).toBeCloseTo(total(below), 9)
        }
      }),
    )
  })

  it('shows in a window exactly what the whole shows there', () => {
    fc.assert(
      fc.property(anyStacks, fc.nat(90), fc.integer({ min: 5, max: 100 }), (stacks, left, span) => {
        const comparison = comparisonFrom(stacks)
        const x0 = left / 100
        const x1 = Math.min(1, x0 + span / 100)
        const part = pictureOf(comparison, { x0, x1 }).boxes
        const whole = pictureOf(comparison).boxes.filter(box => box.x < x1 && box.x + box.width > x0)
        expect(part).toEqual(whole)
      }),
    )
  })

  it('finds every box again where it was drawn', () => {
    fc.assert(
      fc.property(anyStacks, stacks => {
        const comparison = comparisonFrom(stacks)
        const layout = createLayout(comparison, {
          widths: widthsOf(comparison, 'max', 'absolute'),
          weights: null,
        })
        const root = rootOf(comparison)
        for (const box of layout.picture({ root, x0: 0, x1: 1, pixels: 60, minPixels: 0 }).boxes) {
          const span = layout.locate(root, box)
          expect(span?.x).toBeCloseTo(box.x, 9)
          expect(span?.width).toBeCloseTo(box.width, 9)
        }
      }),
    )
  })
})

function trieOf(stacks: readonly TestStack[], mode: WidthMode) {
  const trie = new Map<string, { before: number; after: number; width: number }>()
  for (const { names, before, after } of stacks) {
    const own = {
      max: Math.max(before, after),
      sum: before + after,
      after,
      delta: Math.abs(after - before),
    }[mode]
    for (let depth = 0; depth <= names.length; depth++) {
      const path = names.slice(0, depth).join(';')
      const node = trie.get(path) ?? { before: 0, after: 0, width: 0 }
      trie.set(path, { before: node.before + before, after: node.after + after, width: node.width + own })
    }
  }
  return trie
}

function pathOf(comparison: Comparison, box: Box): string {
  const start = comparison.offsets[box.from]!
  const frames = [...comparison.stack.subarray(start, start + box.depth)]
  return frames.map(frame => comparison.frames.name[frame]).join(';')
}

const holds = (parent: Box, box: Box) =>
  parent.x <= box.x + 1e-9 && box.x + box.width <= parent.x + parent.width + 1e-9
const total = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + box.width, 0)
