import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { pair } from './case.ts'
import { Stackdrift } from './stackdrift.ts'

const LEAK = 'ttrpc-server-receive'
const TITLE = 'shim 4711 on node-12: ttrpc deadlock'
const NOTE = 'Handlers wait for the connection loop.'

/** The dialog with a comparison behind it, the title and the first suspect's note filled in. */
async function share(page: Page): Promise<Stackdrift> {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair(LEAK))
  await app.button('Share').click()
  await page.getByRole('textbox', { name: 'Title' }).fill(TITLE)
  await page
    .getByRole('textbox', { name: /^Note on/ })
    .first()
    .fill(NOTE)
  await page
    .getByRole('combobox', { name: /^Verdict on/ })
    .first()
    .selectOption('Confirmed')
  return app
}

/** The link once the words are in it: every letter of the note makes it another one. */
async function linkOf(page: Page): Promise<string> {
  const field = page.getByRole('textbox', { name: 'Link', exact: true })
  let last = ''
  await expect
    .poll(
      async () => {
        const before = last
        last = await field.inputValue()
        return last !== '' && last === before
      },
      { intervals: [400] },
    )
    .toBe(true)
  return last
}

/** A link in a browser that has never seen the page, cut off from the network once the page itself is there. */
async function openElsewhere(browser: Browser, link: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const app = new Stackdrift(page)
  await page.goto(new URL('/', link).href)
  await page.waitForSelector('html[data-fetched]', { state: 'attached' })
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  context.on('request', request => asked.push(request.url()))
  await context.setOffline(true)
  await page.evaluate(hash => {
    location.hash = hash
  }, new URL(link).hash)
  return { page, app, asked: () => asked.filter(url => /^https?:/.test(url) && !url.endsWith('/favicon.svg')) }
}

test('a link opens elsewhere as the same screen, with the words of the review, and asks nobody', async ({
  page,
  browser,
}) => {
  const app = await share(page)
  const link = await linkOf(page)
  expect(link.length).toBeLessThan(8000)
  await page.keyboard.press('Escape')
  const rows = await app.suspects().allInnerTexts()

  const there = await openElsewhere(browser, link)
  await there.app.ready()
  await expect(there.page.getByText(TITLE)).toBeVisible()
  await expect(there.page.getByText(NOTE)).toBeVisible()
  expect(await there.app.suspects().allInnerTexts()).toEqual(rows)
  for (const tab of ['Flame graph', 'Stacks', 'Functions', 'Suspects']) await there.app.tab(tab)
  expect(there.asked()).toEqual([])
})

test('a reader changes the words and hands the comparison on', async ({ page, browser }) => {
  await share(page)
  const there = await openElsewhere(browser, await linkOf(page))
  await there.app.ready()
  await there.app.button('Share').click()
  await expect(there.page.getByRole('textbox', { name: 'Title' })).toHaveValue(TITLE)
  await there.page.getByRole('textbox', { name: 'Title' }).fill('second look')
  const again = await openElsewhere(browser, await linkOf(there.page))
  await again.app.ready()
  await expect(again.page.getByText('second look')).toBeVisible()
  await expect(again.page.getByText(NOTE)).toBeVisible()
})

test('the view travels: tab, width and selection', async ({ page, browser }) => {
  const app = new Stackdrift(page)
  await app.open('#v=1&tab=stacks&g=lines')
  await app.compare(...pair(LEAK))
  await app.rows('Stacks').nth(2).click()
  const chosen = await app.table('Stacks').locator('[aria-selected="true"]').textContent()
  await app.button('Share').click()
  const there = await openElsewhere(browser, await linkOf(page))
  await there.app.ready()
  await expect(there.page.getByRole('tab', { name: 'Stacks' })).toHaveAttribute('aria-selected', 'true')
  expect(await there.app.table('Stacks').locator('[aria-selected="true"]').textContent()).toBe(chosen)
})

test('a link that was cut or changed is an alert and no picture', async ({ page, browser }) => {
  await share(page)
  const link = await linkOf(page)
  const at = link.indexOf('&d=') + 60
  const flipped = link.slice(0, at) + (link[at] === 'A' ? 'B' : 'A') + link.slice(at + 1)
  for (const broken of [flipped, link.slice(0, at)]) {
    const there = await openElsewhere(browser, broken)
    await expect(there.app.alert('This link is damaged')).toBeVisible()
    await expect(there.app.suspects()).toHaveCount(0)
  }
})

test('what is private is replaced before it travels, and the dialog shows it', async ({ page, browser }) => {
  await share(page)
  await page.getByRole('radio', { name: /^Everything/ }).check()
  await expect(page.getByRole('region', { name: 'How it will read' })).toContainText('private1')
  const there = await openElsewhere(browser, await linkOf(page))
  await there.app.ready()
  await there.app.tab('Functions')
  await expect(there.app.table('Functions')).toContainText('private1')
  await page.getByRole('checkbox', { name: /^Replace private names/ }).uncheck()
  await expect(page.getByRole('region', { name: 'How it will read' })).not.toContainText('private1')
})

test('the rules hold for every file: what is private is in none of them', async ({ page }) => {
  await share(page)
  await page.getByRole('textbox', { name: 'Also private' }).fill('github.com/containerd')
  await expect(page.getByRole('region', { name: 'How it will read' })).toContainText(
    'github.com/containerd/ttrpc.(*serverConn)',
  )
  await page.getByRole('radio', { name: 'Markdown' }).check()
  const report = page.locator('dialog pre')
  await expect(report).toContainText('private')
  await expect(report).toContainText(NOTE)
  await expect(report).not.toContainText('containerd')
  await expect(report).not.toContainText('example.com/service')
  await page.getByRole('checkbox', { name: /^Replace private names/ }).uncheck()
  await expect(report).toContainText('github.com/containerd/ttrpc')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the dialog is axe-clean and fits, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await share(page)
    await linkOf(page)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
      expect(violations).toEqual([])
      const room = await page
        .getByRole('dialog')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(room).toBe(0)
    }
  })
}

test('files for people and programs: pictures, pprof, tables', async ({ page }) => {
  await share(page)
  const save = async (way: string, name: string) => {
    await page.getByRole('radio', { name: way }).check()
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: `Save: ${name}`, exact: true }).click()
    return (await waiting).path()
  }
  const svg = await readFile(await save('Pictures', 'Flame graph, SVG'), 'utf8')
  expect(svg).toMatch(/^<svg xmlns/)
  expect(svg).toContain('run.func2')
  const png = await readFile(await save('Pictures', 'Flame graph, PNG'))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.length).toBeGreaterThan(5000)
  const graph = await readFile(await save('Pictures', 'Call graph, SVG'), 'utf8')
  expect(graph).toContain('ttrpc.(*serverConn).run.func2')
  expect(await readFile(await save('Pictures', 'Call graph, DOT'), 'utf8')).toMatch(/^digraph "goroutine 26/)
  const tsv = await readFile(await save('JSON, TSV', 'Suspects as TSV'), 'utf8')
  expect(tsv).toMatch(/^known\t.*run\.func2\t/m)
  const diff = await save('pprof', 'Difference')
  if (spawnSync('go', ['version']).status !== 0) return
  const { stdout, status } = spawnSync('go', ['tool', 'pprof', '-top', diff], { encoding: 'utf8' })
  expect(status).toBe(0)
  expect(stdout).toMatch(/164 .*ttrpc.*run\.func2/)
})
