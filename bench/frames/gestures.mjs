const STEPS = 40
/** A zoom and a pan are so many frames, so that their median tells something. */
const FRAMES = 300
const FRAME_MS = 16

/**
 * What a user does with the flame graph; the page is on the tab of that name. A zoom and a pan give the page one event in
 * every frame, from within it, so that each frame counted has something to draw.
 */
export const GESTURES = {
  zoom: (page, box) =>
    wheelEachFrame(page, {
      x: box.x + box.width / 3,
      y: box.y + 60,
      ctrlKey: true,
      deltaX: 0,
      deltaY: 20,
      period: 60,
    }),
  pan: async (page, box) => {
    const middle = { x: box.x + box.width / 2, y: box.y + Math.min(100, box.height / 2) }
    await wheelEachFrame(page, { ...middle, ctrlKey: true, deltaX: 0, deltaY: 60, period: FRAMES, frames: 4 })
    await wheelEachFrame(page, { ...middle, ctrlKey: false, deltaX: 12, deltaY: 4, period: 100 })
  },
  hover: async (page, box) => {
    for (let step = 0; step < STEPS; step++) {
      await page.mouse.move(box.x + (box.width * step) / STEPS, box.y + ((step * 23) % 200))
      await page.waitForTimeout(FRAME_MS)
    }
  },
  search: async (page, _box, field) => {
    await field.focus()
    for (const letter of 'runtime.select') {
      await page.keyboard.type(letter)
      await page.waitForTimeout(FRAME_MS * 3)
    }
    for (let step = 0; step < 14; step++) await page.keyboard.press('Backspace')
  },
}

/** What other flame graphs know too. */
export const RIVAL_GESTURES = { zoom: GESTURES.zoom, pan: GESTURES.pan, hover: GESTURES.hover }

/** Turns the wheel once in each of `frames` frames, there for half a `period` and back for the other half. */
function wheelEachFrame(page, { frames = FRAMES, ...turn }) {
  return page.evaluate(
    ({ x, y, ctrlKey, deltaX, deltaY, period, frames }) => {
      const target = document.elementFromPoint(x, y)
      const turn = step => {
        const way = step % period < period / 2 ? -1 : 1
        const place = { clientX: x, clientY: y, ctrlKey, deltaX: way * deltaX, deltaY: way * deltaY }
        target.dispatchEvent(new WheelEvent('wheel', { ...place, bubbles: true, cancelable: true }))
      }
      return new Promise(resolve => {
        const frame = step => {
          if (step === frames) return resolve()
          turn(step)
          requestAnimationFrame(() => frame(step + 1))
        }
        requestAnimationFrame(() => frame(0))
      })
    },
    { ...turn, frames },
  )
}
