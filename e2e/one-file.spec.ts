import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { pair } from './case.ts'
import { Stackdrift } from './stackdrift.ts'

const COMMAND = fileURLToPath(new URL('../dist-cli/stackdrift.js', import.meta.url))
const LEAK = 'ttrpc-server-receive'
const TITLE = 'shim 4711 </script><b> deadlock'
const NOTE = 'Handlers wait for the connection loop.'

/** A file as somebody opens it who got it by mail: from a disk, in a fresh browser, without a network. */
async function openFile(browser: Browser, path: string) {
  const context = await browser.newContext({ offline: true })
  const page = await context.newPage()
  const said: string[] = []
  const asked: string[] = []
  page.on('console', message => said.push(message.text()))
  page.on('pageerror', error => said.push(error.message))
  context.on('request', request => asked.push(request.url()))
  await page.goto(pathToFileURL(path).href)
  const app = new Stackdrift(page)
  await app.ready()
  return { page, app, said, asked: () => asked.filter(url => !/^(?:file|blob|data):/.test(url)) }
}

async function saveHtml(page: Page, path: string): Promise<void> {
  await page.getByRole('radio', { name: 'HTML file' }).check()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save HTML file' }).click()
  await (await waiting).saveAs(path)
}

test('the page saves itself with the comparison; its reader sees the same, without a network, and saves again', async ({
  page,
  browser,
}, info) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair(LEAK))
  const rows = await app.suspects().allInnerTexts()
  await app.button('Share').click()
  await page.getByRole('textbox', { name: 'Title' }).fill(TITLE)
  await page
    .getByRole('textbox', { name: /^Note on/ })
    .first()
    .fill(NOTE)
  await page.waitForTimeout(600)
  const path = info.outputPath('leak.html')
  await saveHtml(page, path)

  const there = await openFile(browser, path)
  await expect(there.page).toHaveTitle(`${TITLE} · Stackdrift`)
  await expect(there.page.getByText(NOTE)).toBeVisible()
  expect(await there.app.suspects().allInnerTexts()).toEqual(rows)
  for (const tab of ['Flame graph', 'Stacks', 'Functions', 'Graph', 'Suspects']) await there.app.tab(tab)
  expect(there.page.url().length).toBeLessThan(400)
  await there.page.reload()
  await there.app.ready()
  await there.app.button('Share').click()
  await there.page.getByRole('textbox', { name: 'Title' }).fill('second look')
  await there.page.waitForTimeout(600)
  const again = info.outputPath('again.html')
  await saveHtml(there.page, again)
  expect(there.asked()).toEqual([])
  expect(there.said).toEqual([])

  const last = await openFile(browser, again)
  await expect(last.page.getByText('second look')).toBeVisible()
  await expect(last.page.getByText(NOTE)).toBeVisible()
})

test('the command makes the same file, and the file runs nothing that was not in it', async ({
  browser,
}, info) => {
  const path = info.outputPath('command.html')
  expect(spawnSync(process.execPath, [COMMAND, 'html', ...pair(LEAK), '-o', path]).status).toBe(0)
  expect(readFileSync(path, 'utf8')).toMatch(/default-src 'none'; script-src 'sha256-[\w+/=]{44}';/)
  const { page, app, said } = await openFile(browser, path)
  await expect(app.suspects().first()).toContainText('Known')
  expect(said).toEqual([])
  await page
    .evaluate(() => {
      const script = document.createElement('script')
      script.append('document.title = "changed"')
      document.body.append(script)
    })
    .catch(() => {})
  await expect(page).not.toHaveTitle('changed')
})

test('a file may be dropped onto the page that is a file', async ({ browser }, info) => {
  const path = info.outputPath('empty.html')
  spawnSync(process.execPath, [COMMAND, 'html', ...pair(LEAK), '-o', path])
  const { app } = await openFile(browser, path)
  await app.drop(...pair('client-go-streamwatcher-receive'))
  await expect(app.suspects().first()).toContainText('StreamWatcher')
})
