import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test'
import { pair } from './case.ts'
import { Stackdrift } from './stackdrift.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
test.describe.configure({ timeout: 120_000 })

type Point = readonly [x: number, y: number]

/** Fingers on the screen, as the browser gets them from it. */
class Fingers {
  private readonly session: CDPSession
  private readonly page: Page

  constructor(session: CDPSession, page: Page) {
    this.session = session
    this.page = page
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) {
    const touchPoints = points.map(([x, y], id) => ({ x, y, id }))
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }

  async tap([x, y]: Point, milliseconds = 40) {
    await this.send('touchStart', [[x, y]])
    await this.page.waitForTimeout(milliseconds)
    await this.send('touchEnd', [])
  }

  /** Two fingers beside each other, from one distance to another. */
  async pinch([x, y]: Point, from: number, to: number) {
    const at = (distance: number): Point[] => [
      [x - distance / 2, y],
      [x + distance / 2, y],
    ]
    await this.send('touchStart', at(from))
    for (let i = 1; i <= 8; i++) await this.send('touchMove', at(from + ((to - from) * i) / 8))
    await this.send('touchEnd', [])
  }
}

async function openFlame(page: Page) {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair('open-simulator-deepcopy-heap', 'heap.pb.gz'))
  await app.tab('Flame graph')
  await app.ready()
  const flame = app.flame()
  await flame.scrollIntoViewIfNeeded()
  await page.getByRole('main').evaluate(main => main.scrollTo(0, main.scrollHeight))
  const fingers = new Fingers(await page.context().newCDPSession(page), page)
  return { flame, fingers }
}

/** A box of the second row, at its left. */
async function second(flame: Locator): Promise<Point> {
  const area = (await flame.boundingBox())!
  return [area.x + 40, area.y + 26 * 2 + 13]
}

const zoomOf = (page: Page) => page.evaluate(() => new URLSearchParams(location.hash.slice(1)).get('z'))

test('a tap tells what it is below the picture, two taps zoom, a long press opens the menu', async ({
  page,
}) => {
  const { flame, fingers } = await openFlame(page)
  const at = await second(flame)
  const details = page.getByRole('complementary', { name: 'Details' })
  await fingers.tap(at)
  await expect(details).toBeVisible()
  await expect(details).toContainText('ServeHTTP')
  const [sheet, picture] = [(await details.boundingBox())!, (await flame.boundingBox())!]
  expect(sheet.y).toBeGreaterThan(at[1])
  expect(sheet.y - picture.y).toBeGreaterThan(200)
  await details.getByRole('button', { name: 'Details' }).tap()
  await expect.poll(async () => (await details.boundingBox())!.height).toBeGreaterThan(sheet.height)
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()

  // On a busy machine two taps may come too late to be one gesture: then they are made again, as people do.
  await expect(async () => {
    await fingers.tap(at)
    await fingers.tap(at)
    await expect.poll(() => zoomOf(page), { timeout: 2000 }).not.toBeNull()
  }).toPass()
  await expect(async () => {
    await page.waitForTimeout(500)
    await fingers.tap(at, 700)
    await expect(page.getByRole('menuitem', { name: /Focus/ })).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('two fingers zoom the flame graph', async ({ page }) => {
  const { flame, fingers } = await openFlame(page)
  const [x, y] = await second(flame)
  await fingers.pinch([x + 100, y + 60], 60, 220)
  await expect.poll(() => zoomOf(page)).not.toBeNull()
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
})

/** Whatever can be pressed and is smaller than 24 px on a side, without links within a text. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>('button, select, summary, input, [role="tab"]')
    return [...targets].flatMap(each => {
      const area = (each.closest('label') ?? each).getBoundingClientRect()
      const seen = each.checkVisibility({ visibilityProperty: true }) && area.width > 1
      return seen && Math.min(area.width, area.height) < 24
        ? [`${each.ariaLabel ?? each.textContent} ${area.width} × ${area.height}`]
        : []
    })
  })
}

test('fingers have room for everything that can be pressed', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  expect(await smallTargets(page)).toEqual([])
  await app.compare(...pair('ttrpc-server-receive'))
  for (const tab of ['Flame graph', 'Stacks', 'Functions', 'Graph', 'Labels', 'Suspects']) {
    await app.tab(tab)
    await app.ready()
    expect(await smallTargets(page), tab).toEqual([])
  }
  await app.suspects().first().tap()
  await expect(page.getByRole('complementary', { name: 'Details' })).toBeVisible()
  expect(await smallTargets(page)).toEqual([])
  await page.keyboard.press('Escape')
  await app.button('Share').tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await smallTargets(page)).toEqual([])
})

test('long amounts take two lines of the header, and tabs stay in sight', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('stackdrift.units', 'exact'))
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair('open-simulator-deepcopy-heap', 'heap.pb.gz'))
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 640 })
    expect((await page.getByRole('banner').boundingBox())!.height).toBeLessThan(60)
  }
  await app.tab('Functions')
  await app.ready()
  await page.getByRole('main').evaluate(main => main.scrollTo(0, 2000))
  await expect(page.getByRole('tab', { name: 'Functions', exact: true })).toBeInViewport()
})

test('held sideways, the page scrolls to a picture of some height', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  const { flame } = await openFlame(page)
  expect((await flame.boundingBox())!.height).toBeGreaterThanOrEqual(180)
  await expect(flame).toBeInViewport({ ratio: 0.7 })
  await page.getByRole('main').evaluate(main => main.scrollTo(0, 0))
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('a field stays in sight when the keyboard takes half of the screen', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair('ttrpc-server-receive'))
  const field = page.getByRole('searchbox', { name: 'Filter functions, files, states' })
  await field.tap()
  await page.setViewportSize({ width: 390, height: 420 })
  await field.pressSequentially('serve')
  await expect(field).toBeInViewport()
  await expect(field).toHaveValue('serve')
})
