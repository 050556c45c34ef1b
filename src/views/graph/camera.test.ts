import fc from 'fast-check'
import { expect, it } from 'vitest'
import { centred, opening, panned, revealed, whole, zoomed } from './camera.ts'

const STAGE = { width: 800, height: 600 }
const size = fc.record({
  width: fc.integer({ min: 10, max: 9000 }),
  height: fc.integer({ min: 10, max: 9000 }),
})

it('shows all of a picture in the middle, never larger than it is', () => {
  expect(whole({ width: 100, height: 100 }, STAGE)).toEqual({ zoom: 1, x: 350, y: 250 })
  const { zoom, x } = whole({ width: 7760, height: 100 }, STAGE)
  expect(zoom).toBeCloseTo(0.1)
  expect(x).toBeCloseTo(12)
})

it('opens a large one where it can be read, without wasting room', () => {
  const large = { width: 4000, height: 3000 }
  expect(opening(large, STAGE, { x: 2000, y: 1500 })).toEqual({ zoom: 0.8, x: -1200, y: -900 })
  expect(opening(large, STAGE, { x: 0, y: 3000 })).toEqual({ zoom: 0.8, x: 12, y: -1812 })
  expect(opening({ width: 4000, height: 100 }, STAGE, { x: 0, y: 0 }).y).toBe(260)
})

it('keeps the point under the pointer where it is', () => {
  const camera = centred({ zoom: 1, x: 0, y: 0 }, { x: 2000, y: 1500 }, STAGE)
  const at = { x: 300, y: 200 }
  const near = zoomed(camera, 1.5, at, { width: 4000, height: 3000 }, STAGE)
  expect((at.x - near.x) / near.zoom).toBeCloseTo((at.x - camera.x) / camera.zoom)
  expect((at.y - near.y) / near.zoom).toBeCloseTo((at.y - camera.y) / camera.zoom)
})

it('never loses the picture', () => {
  fc.assert(
    fc.property(size, fc.integer({ min: -20_000, max: 20_000 }), fc.integer(), (picture, dx, dy) => {
      const { x, y, zoom } = panned(whole(picture, STAGE), dx, dy, picture, STAGE)
      expect(x).toBeLessThan(STAGE.width)
      expect(y).toBeLessThan(STAGE.height)
      expect(x + picture.width * zoom).toBeGreaterThan(0)
      expect(y + picture.height * zoom).toBeGreaterThan(0)
    }),
  )
})

it('moves no farther than a box needs', () => {
  const camera = { zoom: 1, x: 0, y: 0 }
  const box = { width: 100, height: 40 }
  expect(revealed(camera, { x: 400, y: 300 }, box, STAGE)).toBe(camera)
  expect(revealed(camera, { x: 900, y: 300 }, box, STAGE)).toEqual({ zoom: 1, x: -174, y: 0 })
})
