import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { pair } from './case.ts'
import { Stackdrift } from './stackdrift.ts'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** `dist/` copied into a sub-folder of a plain web server, as hosts of static pages do it. */
async function host(folder: string): Promise<{ server: Server; address: string; dist: string }> {
  const dist = join(folder, 'some', 'where')
  cpSync(DIST, dist, { recursive: true })
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.replace(/\/$/, '/index.html')
    try {
      const bytes = readFileSync(join(folder, path))
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(bytes)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return { server, address: `http://localhost:${port}/some/where/`, dist }
}

const kept = (page: Page) => page.waitForSelector('html[data-offline]', { state: 'attached' })

test('the second visit needs no network, wherever the page is hosted', async ({ page, context }, info) => {
  const { server, address } = await host(info.outputPath('site'))
  await page.goto(address)
  await kept(page)
  await page.close()
  await new Promise(resolve => {
    server.close(resolve)
    server.closeAllConnections()
  })
  await context.setOffline(true)
  const again = await context.newPage()
  const app = new Stackdrift(again)
  await again.goto(address)
  await app.compare(...pair('ttrpc-server-receive'))
  await expect(app.suspects().first()).toContainText('Known')
  for (const tab of ['Flame graph', 'Stacks', 'Functions', 'Graph']) await app.tab(tab)
  await app.button('Share').click()
  await again.getByRole('radio', { name: 'HTML file' }).check()
  const waiting = again.waitForEvent('download')
  await again.getByRole('button', { name: 'Save HTML file' }).click()
  expect((await waiting).suggestedFilename()).toBe('stackdrift.html')
})

test('a new version waits until the reader wants it', async ({ page }, info) => {
  const { server, address, dist } = await host(info.outputPath('site'))
  await page.goto(address)
  await kept(page)
  const index = join(dist, 'index.html')
  writeFileSync(index, readFileSync(index, 'utf8').replace('<title>', '<title>Newer '))
  const worker = join(dist, 'service-worker.js')
  writeFileSync(worker, readFileSync(worker, 'utf8').replaceAll(/[0-9a-f]{16}/g, 'f'.repeat(16)))
  await page.reload()
  const prompt = page.getByRole('status').filter({ hasText: 'A new version is here' })
  await expect(prompt).toBeVisible()
  await expect(page).toHaveTitle('Stackdrift')
  await prompt.getByRole('button', { name: 'Reload' }).click()
  await expect(page).toHaveTitle('Newer Stackdrift')
  await expect(prompt).toHaveCount(0)
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1)
  server.close()
})

test('what is not of the page passes by: nothing that is shared or opened is kept', async ({ page }) => {
  await page.goto('/')
  await kept(page)
  await page.reload()
  await page.evaluate(() =>
    Promise.allSettled(['open.json', 'api/store', 'nothing.txt'].map(path => fetch(path))),
  )
  const paths = await page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })
  expect(paths).toContain('/index.html')
  expect(
    paths.filter(path => !/^\/(?:assets|examples)\/|^\/(?:index|one-file)\.html$|^\/favicon\.svg$/.test(path)),
  ).toEqual([])
})
