import { expect, test } from '@playwright/test'
import { pair } from './case.ts'
import { Stackdrift } from './stackdrift.ts'

const LEAK = 'client-go-streamwatcher-receive'

test('arrow keys walk the boxes, and a live region reads them', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair(LEAK))
  await app.tab('Flame graph')
  const flame = app.flame()
  await flame.focus()
  await expect(flame).toBeFocused()
  const live = page.locator('[aria-live="polite"]').filter({ hasText: /→/ })

  await page.keyboard.press('ArrowUp')
  await expect(live.first()).toHaveText(/^all goroutines, 22 → 172, .*\+150, 100 % of all/)
  await page.keyboard.press('ArrowDown')
  await expect(live.first()).toHaveText(/receive, 3 → 153, .*\+150/)
  await page.keyboard.press('ArrowDown')
  await expect(live.first()).toHaveText(/chan send, 2 → 152, .*\+150/)
  await page.keyboard.press('ArrowUp')
  await expect(live.first()).toHaveText(/receive, 3 → 153/)
})

test('Enter zooms into the selection, Esc steps out', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair(LEAK))
  await app.tab('Flame graph')
  const flame = app.flame()
  const whole = await flame.screenshot()
  await flame.focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect.poll(async () => (await flame.screenshot()).equals(whole)).toBe(false)
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
})

test('the graph is drawn: growth has another colour than what stayed', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair(LEAK))
  await app.tab('Flame graph')
  const canvas = page.locator('canvas').first()
  await expect(canvas).toBeVisible()
  await expect
    .poll(() =>
      canvas.evaluate((element: HTMLCanvasElement) => {
        const context = element.getContext('2d')
        if (!context) return 0
        const { data } = context.getImageData(0, 0, element.width, element.height)
        const colours = new Set<number>()
        for (let i = 0; i < data.length; i += 4)
          colours.add((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!)
        return colours.size
      }),
    )
    .toBeGreaterThan(8)
})

test('a suspect is selected in every view', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair(LEAK))
  await app.suspects().first().click()
  await app.tab('Flame graph')
  await expect(page.getByRole('complementary', { name: 'Details' })).toContainText('receive')
})
