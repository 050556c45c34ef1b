import { expect, type Locator, test } from '@playwright/test'
import { pair } from './case.ts'
import { Stackdrift } from './stackdrift.ts'

const LEAK = 'client-go-streamwatcher-receive'

/** Numbers of one row, in the order of its columns. */
async function numbers(row: Locator): Promise<string[]> {
  return (await row.getByRole('gridcell').allInnerTexts()).flatMap(text => text.match(/[+−]?\d[\d,]*/g) ?? [])
}

test('Stacks has one row per distinct stack, largest change first', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair(LEAK))
  await app.tab('Stacks')
  const first = app.rows('Stacks').first()
  await expect(first).toContainText('receive')
  await expect(first).toContainText('+150')
})

test('Functions counts what go tool pprof -top counts', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open('#v=1&tab=functions&q=/watch.*receive/')
  await app.compare(...pair(LEAK))
  const row = app.rows('Functions').filter({ hasText: 'receive' }).first()
  await expect(row).toBeVisible()
  const found = await numbers(row)
  expect(found).toEqual(expect.arrayContaining(['3', '153', '+150']))
})

test('a click on a head sorts, a second one turns the order round', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair(LEAK))
  await app.tab('Functions')
  const head = app
    .table('Functions')
    .getByRole('columnheader', { name: /function/i })
    .first()
  const click = () => head.getByRole('button').or(head).last().click()
  await click()
  await expect(head).toHaveAttribute('aria-sort', /ascending|descending/)
  const order = await head.getAttribute('aria-sort')
  const first = await app.rows('Functions').first().textContent()
  await click()
  await expect(head).not.toHaveAttribute('aria-sort', order!)
  await expect(app.rows('Functions').first()).not.toHaveText(first!)
})

test('only the rows in sight are in the page, and the rest is a scroll away', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open('#v=1&tab=functions&g=lines')
  await app.compare(...pair('open-simulator-deepcopy-heap', 'heap.pb.gz'))
  const table = app.table('Functions')
  await expect(app.rows('Functions').first()).toBeVisible()
  const all = Number(await table.getAttribute('aria-rowcount'))
  expect(all).toBeGreaterThan(200)
  expect(await app.rows('Functions').count()).toBeLessThan(all / 2)
  await table.focus()
  await page.keyboard.press('End')
  await expect(table.locator(`[aria-rowindex="${all}"]`)).toBeVisible()
})

test('the filter takes text and regular expressions, and says when one cannot be read', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair(LEAK))
  await app.tab('Functions')
  const filter = page.getByRole('searchbox').first()
  await filter.fill('StreamWatcher')
  await expect(app.rows('Functions').filter({ hasText: 'gopark' })).toHaveCount(0)
  await filter.fill('/gopark$|chansend$/')
  await expect(app.rows('Functions').filter({ hasText: 'gopark' })).toHaveCount(1)
  await filter.fill('/(/')
  await expect(page.getByText(/cannot be read/).first()).toBeVisible()
})

test('comparisons are kept only after consent, open again, and go when it is taken back', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  const kept = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await app.compare(...pair(LEAK))
  expect(await kept()).toEqual([])
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('checkbox', { name: /Keep what I compare/ }).check()
  await page.keyboard.press('Escape')
  await page.goto('/')
  await app.compare(...pair(LEAK))
  await expect.poll(kept).toEqual(['stackdrift'])
  await page.goto('/')
  await page.getByRole('button', { name: /^before\.pb\.gz → after\.pb\.gz/ }).click()
  await app.ready()
  await expect(app.suspects().first()).toContainText('receive')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('checkbox', { name: /Keep what I compare/ }).uncheck()
  await expect.poll(kept).toEqual([])
})
