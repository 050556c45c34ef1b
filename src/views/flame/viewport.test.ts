import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { between, bounded, ease, fitted, panned, revealed, WHOLE, zoomed } from './viewport.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const port = fc
  .tuple(share, fc.double({ min: 0.01, max: 1, noNaN: true }))
  .map(([x0, span]) => bounded({ x0, x1: x0 + span, top: 0 }, 0))

describe('viewport', () => {
  it('keeps the point under the pointer while zooming', () => {
    fc.assert(
      fc.property(port, fc.double({ min: 0.2, max: 5, noNaN: true }), share, (before, factor, at) => {
        const after = zoomed(before, factor, at)
        const pointOf = (p: typeof before) => p.x0 + at * (p.x1 - p.x0)
        expect(pointOf(after)).toBeCloseTo(pointOf(before), 9)
      }),
    )
  })

  it('never leaves the graph', () => {
    fc.assert(
      fc.property(port, fc.double({ min: -3, max: 3, noNaN: true }), fc.integer(), (start, dx, dy) => {
        const { x0, x1, top } = bounded(panned(start, dx, dy), 500)
        expect(x0).toBeGreaterThanOrEqual(0)
        expect(x1).toBeLessThanOrEqual(1 + 1e-12)
        expect(x1 - x0).toBeCloseTo(start.x1 - start.x0, 9)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(top).toBeLessThanOrEqual(500)
      }),
    )
  })

  it('shows a box that was outside, without zooming while it is wide enough', () => {
    fc.assert(
      fc.property(port, share, fc.double({ min: 0.001, max: 0.5, noNaN: true }), (start, x, width) => {
        const box = { x: Math.min(x, 1 - width), width }
        const shown = bounded(revealed(start, box, 0.01), 0)
        const overlap = Math.min(shown.x1, box.x + box.width) - Math.max(shown.x0, box.x)
        expect(overlap).toBeGreaterThan(Math.min(box.width, shown.x1 - shown.x0) - 1e-9)
        if (width >= 0.01 * (start.x1 - start.x0))
          expect(shown.x1 - shown.x0).toBeCloseTo(start.x1 - start.x0, 9)
      }),
    )
  })

  it('comes closer to a box that is too narrow to see', () => {
    const shown = revealed(WHOLE, { x: 0.5, width: 0.0001 }, 0.01)
    expect(0.0001 / (shown.x1 - shown.x0)).toBeCloseTo(0.08)
  })

  it('fits a box, and moves there on a curve that starts and ends at rest', () => {
    const goal = fitted(WHOLE, { x: 0.25, width: 0.5 })
    expect(between(WHOLE, goal, 1)).toEqual({ x0: 0.25, x1: 0.75, top: 0 })
    expect(ease(0)).toBeCloseTo(0, 3)
    expect(ease(1)).toBeCloseTo(1, 3)
    expect(ease(0.3)).toBeGreaterThan(0.5)
  })
})
