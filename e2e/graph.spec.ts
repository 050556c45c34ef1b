import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { type Download, expect, type Locator, type Page, test } from '@playwright/test'
import { pair } from './case.ts'
import { Stackdrift } from './stackdrift.ts'

const LEAK = 'kube-scheduler-scheduleone-nextpod'

const graphOf = (page: Page): Locator => page.getByRole('application', { name: 'Call graph' })
const boxes = (page: Page): Locator => graphOf(page).locator('[data-node]')
const spoken = (page: Page): Locator => graphOf(page).locator('[aria-live]')

async function openGraph(page: Page, name = LEAK, form?: string): Promise<Stackdrift> {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair(name, form))
  await app.tab('Graph')
  await expect(boxes(page).first()).toBeVisible()
  return app
}

async function save(page: Page, form: RegExp): Promise<Download> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('menuitem', { name: form }).click()
  return download
}

test('the graph is laid out in a worker of its own, also without a network', async ({ page, context }) => {
  const app = new Stackdrift(page)
  await app.open()
  await page.waitForSelector('html[data-fetched]', { state: 'attached' })
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await app.compare(...pair(LEAK))
  await app.tab('Graph')
  await expect(boxes(page).first()).toBeVisible()
  expect(page.workers().map(worker => new URL(worker.url()).pathname)).toEqual(
    expect.arrayContaining([expect.stringMatching(/graph\.worker/)]),
  )
})

test('arrow keys walk along calls, and every view knows what is selected', async ({ page }) => {
  const app = await openGraph(page)
  await graphOf(page).focus()
  await expect(spoken(page)).toHaveText(
    /\(\*Scheduler\)\.scheduleOne, 2 → 42 {2}▲ \+40, self 0, called by 1, calls 1$/,
  )
  await page.keyboard.press('ArrowDown')
  await expect(spoken(page)).toContainText('MakeNextPodFunc.func1')
  await page.keyboard.press('ArrowDown')
  await expect(spoken(page)).toContainText('(*PriorityQueue).Pop')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(spoken(page)).toContainText('JitterUntilWithContext.func1')
  await expect(page.locator('#details')).toContainText('JitterUntilWithContext.func1')
  await app.tab('Functions')
  await expect(app.table('Functions').locator('[aria-selected="true"]')).toContainText(
    'JitterUntilWithContext.func1',
  )
})

test('a click selects, a click beside lets go, keys and wheel move the picture', async ({ page }) => {
  await openGraph(page)
  const moved = graphOf(page).locator('svg > g')
  const place = () => moved.getAttribute('transform')
  await boxes(page).filter({ hasText: 'BackoffUntil.func1' }).first().click()
  await expect(spoken(page)).toContainText('BackoffUntil.func1')
  const before = await place()
  await page.keyboard.press('+')
  const nearer = await place()
  expect(nearer).not.toBe(before)
  await page.keyboard.press('0')
  for (const box of [boxes(page).first(), boxes(page).last()]) await expect(box).toBeInViewport()
  const all = await place()
  await graphOf(page).hover()
  await page.mouse.wheel(0, 60)
  await expect.poll(place).not.toBe(all)
  const { x, y } = (await graphOf(page).boundingBox())!
  const panned = await place()
  await page.mouse.move(x + 20, y + 200)
  await page.mouse.down()
  await page.mouse.move(x + 90, y + 240, { steps: 4 })
  await page.mouse.up()
  expect(await place()).not.toBe(panned)
  await expect(spoken(page)).toContainText('BackoffUntil.func1')
  await page.keyboard.press('Escape')
  await expect(spoken(page)).toBeEmpty()
})

test('as many nodes as wanted, with the runtime when wanted', async ({ page }) => {
  await openGraph(page)
  await page.getByLabel('Nodes').selectOption('20')
  await expect(boxes(page)).toHaveCount(20)
  await expect(boxes(page).filter({ hasText: 'scheduleOne' }).first()).toBeAttached()
  await expect(boxes(page).filter({ hasText: /gopark/ })).toHaveCount(0)
  await page.getByLabel('Runtime frames').check()
  await expect(boxes(page).filter({ hasText: /gopark/ })).toHaveCount(1)
})

test('the picture can be kept as SVG, PNG and DOT', async ({ page }) => {
  await openGraph(page)
  const svg = await readFile(await (await save(page, /SVG/)).path(), 'utf8')
  expect(svg).toContain('scheduleOne')
  expect(svg).toContain('2 → 42')
  expect(svg).not.toMatch(/var\(|color-mix|oklab|class=/)
  const png = await readFile(await (await save(page, /PNG/)).path())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.length).toBeGreaterThan(20_000)
  const dot = await save(page, /DOT/)
  expect(dot.suggestedFilename()).toBe('stackdrift.dot')
  const text = await readFile(await dot.path(), 'utf8')
  expect(text).toMatch(/^digraph "goroutine [\d,]+ → [\d,]+ /)
  expect(text).toContain('(*Scheduler).scheduleOne\\n2 → 42  ▲ +40')
})

test('the graph can be read as a list', async ({ page }) => {
  await openGraph(page)
  const list = page.getByRole('list', { name: 'Functions of the call graph' })
  const item = list.locator('> li').filter({ hasText: /^\S*\(\*Scheduler\)\.scheduleOne: / })
  await expect(item).toContainText('2 → 42')
  await expect(item.getByRole('list', { name: 'calls' })).toContainText('MakeNextPodFunc.func10: 2 → 42')
})

test('Labels adds up what text dumps say, and marks it as no label', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair('mixed-healthy-and-leak', 'debug2.txt'))
  await app.tab('Labels')
  await expect(page.getByText('No labels here')).toBeVisible()
  await expect(app.rows('Labels').first()).toContainText(/created by.*not a label/)
  const row = app.rows('Labels').filter({ hasText: 'newBigCache' })
  await expect(row).toContainText(/3.*23.*\+20.*×7\.7/)
})

test('Labels of a heap are the sizes of its objects', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair('open-simulator-deepcopy-heap', 'heap.pb.gz'))
  await app.tab('Labels')
  await expect(app.rows('Labels').first()).toContainText('bytes')
  await app.table('Labels').getByRole('columnheader', { name: 'Value' }).click()
  await expect(app.rows('Labels').nth(1)).toContainText('16 B')
  await app.rows('Labels').first().click()
  await expect(app.rows('Labels')).toHaveCount(1)
})

test('without labels the tab says how to get them', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair(LEAK))
  await page.keyboard.press('6')
  await expect(page.getByRole('heading', { name: 'These profiles have no labels' })).toBeVisible()
  await expect(page.getByText('pprof.SetGoroutineLabels')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
})
