import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { pair } from './case.ts'
import { Stackdrift } from './stackdrift.ts'

const LEAK = 'ttrpc-server-receive'
const COMMAND = fileURLToPath(new URL('../dist-cli/stackdrift.js', import.meta.url))

// Each opens several windows, one after the other.
test.describe.configure({ timeout: 180_000 })

let server: ChildProcess
let address = ''
let folder = ''

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stackdrift-e2e-store-'))
  server = spawn(process.execPath, [COMMAND, 'serve', '--port', '0', '--rate', '0', '--store', folder])
  if (!server.stdout) throw new Error('serve has no output')
  const lines = createInterface(server.stdout)
  address = await new Promise<string>(resolve => lines.once('line', resolve))
})

test.afterAll(async () => {
  server.kill()
  await rm(folder, { recursive: true, force: true })
})

const section = (page: Page) => page.getByRole('region', { name: 'Short link' })
const shortLink = (page: Page) => section(page).getByRole('textbox', { name: 'Short link' })

async function share(page: Page, fragment = ''): Promise<Stackdrift> {
  const app = new Stackdrift(page)
  await page.goto(address + fragment)
  await app.compare(...pair(LEAK))
  await app.button('Share').click()
  return app
}

async function store(page: Page): Promise<string> {
  await section(page).getByRole('button', { name: 'Store encrypted' }).click()
  await expect(section(page).getByRole('status')).toHaveText('Stored')
  return shortLink(page).first().inputValue()
}

async function openFresh(browser: Browser, link: string, locale = 'en-GB') {
  const context = await browser.newContext({ locale })
  const page = await context.newPage()
  await page.goto(link)
  return { page, app: new Stackdrift(page) }
}

test('stored, opened elsewhere, deleted, gone', async ({ page, browser }) => {
  const app = await share(page)
  await expect(app.suspects().first()).toBeVisible()
  const rows = await app.suspects().allInnerTexts()
  await page.getByRole('textbox', { name: 'Title' }).fill('shim leaks after upgrade')
  await page.waitForTimeout(600)
  const link = await store(page)
  expect(link.length).toBeLessThan(250)
  expect(link).toContain('#v=1&id=')

  const there = await openFresh(browser, link)
  await there.app.ready()
  await expect(there.page.getByText('shim leaks after upgrade')).toBeVisible()
  await expect(there.app.suspects().first()).toBeVisible()
  expect(await there.app.suspects().allInnerTexts()).toEqual(rows)
  await there.app.tab('Flame graph')
  await expect(there.page).toHaveURL(/#v=1&id=.*tab=flame/)
  await there.page.reload()
  await there.app.ready()
  await expect(there.page.getByRole('tab', { name: 'Flame graph' })).toHaveAttribute('aria-selected', 'true')

  await section(page)
    .getByRole('button', { name: /^Delete the comparison/ })
    .click()
  await expect(section(page).getByRole('status')).toHaveText('Deleted from the server')
  await expect(shortLink(page)).toHaveCount(0)
  const late = await openFresh(browser, link)
  await expect(late.app.alert('This comparison is gone')).toBeVisible()
  const chinese = await openFresh(browser, link, 'zh-CN')
  await expect(chinese.app.alert('此比较已不存在')).toBeVisible()
})

test('the server gets ciphertext and a name, never the key, and nothing before the reader asks', async ({
  page,
  context,
}) => {
  const asked: { method: string; url: string; body: Buffer | null; headers: string }[] = []
  context.on('request', request =>
    asked.push({
      method: request.method(),
      url: request.url(),
      body: request.postDataBuffer(),
      headers: JSON.stringify(request.headers()),
    }),
  )
  const app = new Stackdrift(page)
  await page.goto(address)
  await app.compare(...pair(LEAK))
  await app.tab('Functions')
  await expect(app.rows('Functions').first()).toBeVisible()
  const cells = await app.rows('Functions').allInnerTexts()
  const names = cells.flatMap(text => text.match(/[A-Za-z_]{4,}/g) ?? [])
  expect(names.length).toBeGreaterThan(20)
  expect(asked.filter(({ url }) => url.includes('/api/'))).toEqual([])

  await app.button('Share').click()
  await page.getByRole('radio', { name: /^Everything/ }).check()
  await page.getByRole('checkbox', { name: /^Replace private names/ }).uncheck()
  await expect(section(page).getByRole('button', { name: 'Store encrypted' })).toBeVisible()
  expect(asked.filter(({ url }) => url.includes('/api/')).map(({ method }) => method)).toEqual(['GET'])
  await page.waitForTimeout(600)
  const link = await store(page)
  const [id = '', key = ''] = /id=([\w-]+)\.([\w-]+)/.exec(link)?.slice(1) ?? []

  const bytes = await readFile(join(folder, id))
  const written = [bytes, ...asked.flatMap(({ body }) => body ?? [])].map(each => each.toString('latin1'))
  for (const text of written) for (const name of names) expect(text).not.toContain(name)
  for (const { url, headers, body } of asked)
    expect(`${url} ${headers} ${body?.toString('latin1') ?? ''}`).not.toContain(key)
  for (const file of await readdir(folder))
    expect(await readFile(join(folder, file), 'latin1')).not.toContain(key)
})

test('a page without a store says why, and shows the other ways', async ({ page, baseURL }) => {
  const app = new Stackdrift(page)
  await page.goto(baseURL ?? '')
  await app.compare(...pair(LEAK))
  await app.button('Share').click()
  await expect(section(page)).toContainText('has no store')
  await expect(section(page)).toContainText('HTML file')
  await expect(section(page).getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('each thing that can be wrong with such a link has its own words', async ({ page, browser }) => {
  await share(page)
  const link = await store(page)
  const [base = '', id = '', key = ''] = /^(.*id=)([\w-]+)\.([\w-]+)/.exec(link)?.slice(1) ?? []
  const other = key.startsWith('A') ? 'B' : 'A'
  for (const [broken, words] of [
    [`${base}${id}.${other}${key.slice(1)}`, 'The key in this link does not fit'],
    [`${base}${id}.${key.slice(0, 20)}`, 'This link is cut off'],
    [`${base}${id}`, 'This link is cut off'],
    [`${base}0000001${'A'.repeat(22)}.${key}`, 'This comparison has expired'],
  ] as const) {
    const there = await openFresh(browser, broken)
    await expect(there.app.alert(words)).toBeVisible()
    await expect(there.app.suspects()).toHaveCount(0)
  }
  const bytes = await readFile(join(folder, id))
  await writeFile(join(folder, id), bytes.subarray(0, bytes.length - 3))
  const there = await openFresh(browser, link)
  await expect(there.app.alert('This comparison is damaged')).toBeVisible()

  await there.page.route('**/api/**', route => route.abort())
  await there.page.reload()
  await expect(there.app.alert('The store does not answer')).toBeVisible()
})

test('the token is remembered only where a reader wishes, and without the key', async ({ page }) => {
  await share(page)
  const link = await store(page)
  const kept = () => page.evaluate(() => JSON.stringify(localStorage))
  expect(await kept()).not.toContain(/id=([\w-]+)/.exec(link)?.[1])
  await section(page)
    .getByRole('checkbox', { name: /^Remember the token/ })
    .check()
  expect(await kept()).toContain(/id=([\w-]+)/.exec(link)?.[1])
  expect(await kept()).not.toContain(link.split('.').at(-1))

  const app = await share(page)
  await expect(section(page)).toContainText('its key was not kept')
  await section(page)
    .getByRole('button', { name: /^Delete the comparison/ })
    .click()
  await expect(section(page)).not.toContainText('its key was not kept')
  await page.goto(link)
  await expect(app.alert('This comparison is gone')).toBeVisible()
  expect(await kept()).not.toContain(/id=([\w-]+)/.exec(link)?.[1])
})

test('the command stores the same way', async ({ browser }) => {
  const args = ['link', '--store', address, '--expire', '1h', ...pair(LEAK)]
  const { stdout, stderr, status } = spawnSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8' })
  expect(status).toBe(0)
  const there = await openFresh(browser, stdout.trim())
  await there.app.ready()
  await expect(there.app.suspects().first()).toContainText('Known')
  const [, token = '', url = ''] = /Bearer ([\w-]+)' (\S+)/.exec(stderr) ?? []
  const removed = await fetch(url, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })
  expect(removed.status).toBe(204)
  const late = await openFresh(browser, stdout.trim())
  await expect(late.app.alert('This comparison is gone')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the section is axe-clean and fits, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await share(page)
    await store(page)
    await section(page).getByText('Delete it from a terminal').click()
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
      expect(violations).toEqual([])
      const room = await page.getByRole('dialog').evaluate(each => each.scrollWidth - each.clientWidth)
      expect(room).toBe(0)
    }
  })
}
