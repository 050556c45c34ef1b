const STEPS = 40
/** A zoom and a pan are so many frames, so that their median tells something. */
const FRAMES = 300
const FRAME_MS = 16

/** What a user does with the flame graph, a zoom and a pan for some seconds, the rest for about one; the page is on the tab of that name. */
export const GESTURES = {
  zoom: async (page, box) => {
    await page.keyboard.down('Control')
    await page.mouse.move(box.x + box.width / 3, box.y + 60)
    for (let step = 0; step < FRAMES; step++) {
      await page.mouse.wheel(0, step % 60 < 30 ? -20 : 18)
      await page.waitForTimeout(FRAME_MS)
    }
    await page.keyboard.up('Control')
  },
  pan: async (page, box) => {
    const [x, y] = [box.x + box.width / 2, box.y + Math.min(100, box.height / 2)]
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let step = 1; step <= FRAMES; step++) {
      await page.mouse.move(x + 200 * Math.sin(step / 5), y + 40 * Math.sin(step / 7))
      await page.waitForTimeout(FRAME_MS)
    }
    await page.mouse.up()
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
