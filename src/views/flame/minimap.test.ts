import { expect, it } from 'vitest'
import { compare } from '#core/compare/compare.ts'
import { profileOf } from '#core/compare/stacks.testkit.ts'
import { NONE } from '#core/profile/profile.ts'
import type { Marks } from './marks.ts'
import { drawOverview } from './minimap.ts'
import type { Palette } from './palette.ts'
import { createScene } from './scene.ts'

const MARKS: Marks = {
  selected: null,
  marked: [],
  alike: NONE,
  matching: null,
  highlight: false,
  hue: 'change',
  twin: null,
}
const PALETTE = { sunken: '', same: '', fills: [], pale: [] } as unknown as Palette
const SIZE = { width: 1000, height: 50 }

/** Upper and lower edges of all that is drawn for one stack of so many frames, without the ground. */
function rowsOf(depth: number): [number, number][] {
  const names = Array.from({ length: depth }, (_, i) => `main.f${i}`)
  const profile = profileOf(`${names.join(' ')} 5`)
  const comparison = compare([profile], [profile], { sampleType: null, by: 'function', details: false })
  const rows: [number, number][] = []
  const fillRect = (_x: number, y: number, _width: number, height: number) => rows.push([y, y + height])
  const scene = createScene(comparison, [], 'max', 'absolute')
  drawOverview({ fillRect } as unknown as CanvasRenderingContext2D, SIZE, scene, PALETTE, MARKS, () => true)
  return rows.slice(1)
}

it('draws every row of a few, and of 5,000 no more than half pixels', () => {
  expect(rowsOf(9)).toHaveLength(10)
  expect(rowsOf(5000).length).toBeLessThan(3 * SIZE.height)
})

it('leaves no gap', () => {
  for (const depth of [9, 120, 5000]) {
    let end = 0
    for (const [top, bottom] of rowsOf(depth)) {
      expect(top).toBeLessThanOrEqual(end)
      end = bottom
    }
    expect(end).toBeGreaterThanOrEqual(SIZE.height)
  }
})
