import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
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

const address = (page: Page) => decodeURIComponent(new URL(page.url()).hash)

async function openFlame(page: Page, fragment = ''): Promise<Stackdrift> {
  const app = new Stackdrift(page)
  await app.open(fragment)
  await app.compare(...pair('mixed-healthy-and-leak'))
  if (fragment === '') await app.tab('Flame graph')
  return app
}

const part = (page: Page, side: string) => page.getByRole('application', { name: `Flame graph, ${side}` })

/** The colours that cover at least so many pixels of a picture. */
async function coloursOf(page: Page, least: number): Promise<readonly number[]> {
  await page.mouse.move(0, 0)
  return page
    .getByRole('application')
    .first()
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement, least) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
      const counts = new Map<number, number>()
      for (let i = 0; i < data.length; i += 4) {
        const colour = (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!
        counts.set(colour, (counts.get(colour) ?? 0) + 1)
      }
      return [...counts]
        .filter(([, count]) => count >= least)
        .map(([colour]) => colour)
        .sort()
    }, least)
}

test('side by side: zoom, choice and pointer are linked', async ({ page }) => {
  await openFlame(page)
  await page.getByLabel('Layout').selectOption('sides')
  await expect(part(page, 'After')).toBeVisible()
  await page.mouse.move(0, 0)
  const still = await part(page, 'After').screenshot()
  const box = (await part(page, 'Before').boundingBox())!
  await page.mouse.move(box.x + 200, box.y + 36)
  await expect.poll(async () => (await part(page, 'After').screenshot()).equals(still)).toBe(false)
  await page.mouse.dblclick(box.x + 200, box.y + 36)
  await expect.poll(() => address(page)).toMatch(/l=sides.*[&#]z=0\.\d+-0\.\d+.*sel=n1/)
  await expect(page.getByRole('complementary', { name: 'Details' })).toContainText('main.(*orders).work')
})

test('a package has one colour, also with the sides swapped and in another visit', async ({ page }) => {
  await openFlame(page)
  await page.getByLabel('Colour').selectOption('package')
  const colours = await coloursOf(page, 2000)
  expect(colours.length).toBeGreaterThan(3)
  await page.keyboard.press('x')
  await expect(page.getByRole('banner')).toContainText('−446')
  await expect.poll(() => coloursOf(page, 50)).toEqual(expect.arrayContaining([...colours]))
  await page.goto('about:blank')
  await openFlame(page, '#v=1&tab=flame&hue=package')
  await expect.poll(() => coloursOf(page, 50)).toEqual(expect.arrayContaining([...colours]))
})

test('the table holds the same boxes, opened and walked by keys', async ({ page }) => {
  const app = await openFlame(page)
  await page.getByLabel('Layout').selectOption('table')
  const table = app.table('Flame graph as a table')
  const rows = app.rows('Flame graph as a table')
  await expect(rows.first()).toContainText('all goroutines')
  await table.focus()
  for (const key of ['Home', 'ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await expect(page.getByRole('row', { name: /http\.\(\*conn\)\.serve/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('row', { name: /serverHandler\.ServeHTTP 4 121/ }).first()).toHaveAttribute(
    'aria-level',
    '3',
  )
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('row', { name: /http\.\(\*conn\)\.serve/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
})

test('several boxes are summed, each stack once', async ({ page }) => {
  const app = await openFlame(page)
  const box = (await app.flame().boundingBox())!
  const details = page.getByRole('complementary', { name: 'Details' })
  await page.mouse.click(box.x + 300, box.y + 36)
  await page.keyboard.down('Shift')
  await page.mouse.click(box.x + 300, box.y + 60)
  await page.mouse.click(box.x + 600, box.y + 36)
  await page.keyboard.up('Shift')
  await expect(details).toContainText('3 boxes')
  await expect(details).toContainText('10 → 322')
  await page.mouse.click(box.x + 600, box.y + 36)
  await expect(details).not.toContainText('3 boxes')
})

test('the address brings the zoom back', async ({ page }) => {
  const app = await openFlame(page)
  const whole = await app.flame().screenshot()
  await app.flame().focus()
  for (const key of ['Home', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await expect.poll(() => address(page)).toMatch(/[&#]z=/)
  const zoomed = address(page)
  await page.goto('about:blank')
  await openFlame(page, zoomed)
  await expect.poll(() => address(page)).toMatch(/[&#]z=/)
  expect((await app.flame().screenshot()).equals(whole)).toBe(false)
})

test('a click opens the box that stands for many, and a stack of 5,000 frames is walked to its end', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'stackdrift-'))
  const crowd = Array.from({ length: 4000 }, (_, i) => `main;small${i} 1`)
  const deep = `${Array.from({ length: 5000 }, (_, i) => `f${i}`).join(';')} 4000`
  const [before, after] = ['before', 'after'].map(side => join(folder, `${side}.folded`)) as [string, string]
  writeFileSync(before, [...crowd, deep].join('\n'))
  writeFileSync(after, [...crowd, deep, 'main;grew 9'].join('\n'))
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(before, after)
  await app.tab('Flame graph')
  const box = (await app.flame().boundingBox())!
  await page.mouse.click(box.x + box.width * 0.4, box.y + 60)
  await expect.poll(() => address(page)).toMatch(/[&#]z=/)
  await page.getByLabel('Layout').selectOption('table')
  await app.table('Flame graph as a table').focus()
  await page.keyboard.press('Home')
  await page.getByRole('row', { name: /^f0 / }).locator('[data-toggle]').click()
  await page.keyboard.press('End')
  await page.getByLabel('Layout').selectOption('union')
  await expect(app.flame()).toBeVisible()
})

const STATES: Readonly<Record<string, (app: Stackdrift) => Promise<void>>> = {
  'side by side': async ({ page }) => page.keyboard.press('v'),
  table: async ({ page }) => page.keyboard.press('t'),
  'by package, with a pin': async ({ page }) => {
    await page.keyboard.press('o')
    await page.keyboard.press('b')
  },
  sandwich: async ({ page }) => {
    await page.keyboard.press('p')
    await expect(part(page, 'Callers')).toBeVisible()
  },
  'search and menu': async app => {
    await app.flame().focus()
    await app.page.keyboard.press('Control+f')
    await app.page.keyboard.type('Read')
    await app.flame().focus()
    for (const key of ['Home', 'ArrowDown', 'Shift+F10']) await app.page.keyboard.press(key)
    await expect(app.page.getByRole('menu')).toBeVisible()
  },
}

for (const width of [1280, 390])
  for (const [name, reach] of Object.entries(STATES))
    test(`nothing stands in the way of assistive technology: ${name}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      const app = await openFlame(page)
      await reach(app)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join()}`)).toEqual([])
      const [content, window] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return [scrollWidth, clientWidth]
      })
      expect(content).toBeLessThanOrEqual(window!)
    })
