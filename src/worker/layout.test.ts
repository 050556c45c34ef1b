import fc from 'fast-check'
import { expect, it } from 'vitest'
import { layOut } from './layout.ts'

const LABEL = { width: 60, height: 14, weight: 1 }

it('puts callers above callees and joins their borders', () => {
  const box = { width: 100, height: 40 }
  const { boxes, lines, width, height } = layOut(
    [box, box, box],
    [
      { from: 0, to: 1, ...LABEL },
      { from: 1, to: 2, ...LABEL },
      { from: 0, to: 2, ...LABEL },
    ],
  )
  const [top, middle, bottom] = boxes
  expect(top!.y).toBeLessThan(middle!.y)
  expect(middle!.y).toBeLessThan(bottom!.y)
  for (const [i, [from, to]] of [
    [0, 1],
    [1, 2],
    [0, 2],
  ].entries()) {
    expect(lines[i]?.points[0]?.y).toBeCloseTo(boxes[from!]!.y + 20)
    expect(lines[i]?.points.at(-1)?.y).toBeCloseTo(boxes[to!]!.y - 20)
  }
  expect(Math.max(...boxes.map(({ x }) => x + 50))).toBeLessThanOrEqual(width)
  expect(bottom!.y + 20).toBeLessThanOrEqual(height)
})

it('puts boxes that stand alone below, in rows', () => {
  const box = { width: 400, height: 40 }
  const { boxes, width, height } = layOut(
    Array.from({ length: 6 }, () => box),
    [{ from: 0, to: 1, ...LABEL }],
  )
  const [, joined, ...alone] = boxes
  expect(new Set(alone.map(({ y }) => y)).size).toBe(2)
  for (const { x, y } of alone) {
    expect(y - 20).toBeGreaterThan(joined!.y + 20)
    expect(x + 200).toBeLessThan(width)
    expect(y + 20).toBeLessThan(height)
  }
})

it('never lets two boxes overlap, whatever calls whatever', () => {
  const size = fc.record({ width: fc.integer({ min: 20, max: 200 }), height: fc.integer({ min: 10, max: 90 }) })
  const place = fc.nat(11)
  fc.assert(
    fc.property(
      fc.array(size, { minLength: 12, maxLength: 12 }),
      fc.uniqueArray(fc.tuple(place, place), { maxLength: 24, selector: String }),
      (sizes, calls) => {
        const edges = calls.filter(([from, to]) => from !== to).map(([from, to]) => ({ from, to, ...LABEL }))
        const { boxes } = layOut(sizes, edges)
        for (const [i, a] of boxes.entries()) {
          for (const [j, b] of boxes.entries()) {
            if (j <= i) continue
            const apartX = Math.abs(a.x - b.x) >= (sizes[i]!.width + sizes[j]!.width) / 2 - 1e-6
            const apartY = Math.abs(a.y - b.y) >= (sizes[i]!.height + sizes[j]!.height) / 2 - 1e-6
            expect(apartX || apartY).toBe(true)
          }
        }
      },
    ),
    { numRuns: 40 },
  )
})
