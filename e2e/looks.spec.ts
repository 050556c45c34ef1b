import { mkdirSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { pair } from './case.ts'
import { Stackdrift } from './stackdrift.ts'

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const

// Analysing four views takes a while on a busy machine.
test.describe.configure({ timeout: 180_000 })

const PICTURES = 'test-results/looks'
mkdirSync(PICTURES, { recursive: true })

/** A page that scrolls sideways on a phone hides numbers. */
async function expectNoSideScroll(page: Page) {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBeLessThanOrEqual(window!)
}

for (const theme of ['light', 'dark'] as const)
  for (const size of SIZES)
    test.describe(`${theme}, ${size.width} px`, () => {
      test.use({ colorScheme: theme, viewport: size })
      const name = `${theme}-${size.width}`

      test('first visit', async ({ page }) => {
        const app = new Stackdrift(page)
        await app.open()
        await expectAccessible(page)
        await expectNoSideScroll(page)
        await page.screenshot({ path: `${PICTURES}/first-visit-${name}.png` })
      })

      test('every view of a comparison', async ({ page }) => {
        const app = new Stackdrift(page)
        await app.open()
        await app.compare(...pair('ttrpc-server-receive'))
        const look = async (what: string) => {
          await app.ready()
          await expectAccessible(page)
          await expectNoSideScroll(page)
          await page.screenshot({ path: `${PICTURES}/${what}-${name}.png` })
        }
        for (const tab of ['Flame graph', 'Stacks', 'Functions', 'Graph', 'Labels', 'Suspects']) {
          await app.tab(tab)
          await look(tab.toLowerCase().replace(' ', '-'))
        }
        await app.suspects().first().click()
        await look('details')
      })
    })

test.describe('for everybody', () => {
  test.use({ locale: 'zh-CN', forcedColors: 'active' })

  test('with forced colours, in Chinese, with filters, settings and an empty table', async ({ page }) => {
    const app = new Stackdrift(page)
    await app.open('#v=1&tab=functions&f=nothing-has-this-name')
    await page.locator('input[type=file]').first().setInputFiles(pair('ttrpc-server-receive'))
    await app.ready()
    await expect(page.getByText('筛选后没有剩余')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: '设置' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('at 200 % zoom', () => {
  test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 })

  test('nothing is beside the window, however long the amounts', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('stackdrift.units', 'exact'))
    const app = new Stackdrift(page)
    await app.open()
    await app.compare(...pair('open-simulator-deepcopy-heap', 'heap.pb.gz'))
    for (const tab of ['Suspects', 'Functions', 'Stacks', 'Labels']) {
      await app.tab(tab)
      await app.ready()
      await expectNoSideScroll(page)
    }
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSideScroll(page)
  })
})
