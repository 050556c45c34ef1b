import { expect, test } from '@playwright/test'
import { pair } from './case.ts'
import { Stackdrift } from './stackdrift.ts'

test('nothing leaves the page: it works with the network off and asks for nothing', async ({
  page,
  context,
  baseURL,
}) => {
  const app = new Stackdrift(page)
  const asked: string[] = []
  context.on('request', request => asked.push(request.url()))
  await app.open()
  await page.waitForSelector('html[data-offline]', { state: 'attached' })
  await page.waitForLoadState('networkidle')
  const foreign = asked.filter(url => !url.startsWith(baseURL!) && !/^(?:data|blob):/.test(url))
  expect(foreign).toEqual([])

  asked.length = 0
  await context.setOffline(true)
  await app.compare(...pair('client-go-streamwatcher-receive'))
  await expect(app.suspects().first()).toContainText('Known')
  for (const tab of ['Flame graph', 'Stacks', 'Functions', 'Suspects']) await app.tab(tab)
  // The browser itself asks for the icon again when the address changes.
  expect(asked.filter(url => /^https?:/.test(url) && !url.endsWith('/favicon.svg'))).toEqual([])
})

test('the console stays silent', async ({ page }) => {
  const app = new Stackdrift(page)
  const said: string[] = []
  page.on('console', message => said.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', error => said.push(error.message))
  await app.open()
  await app.compare(...pair('ttrpc-server-receive'))
  for (const tab of ['Flame graph', 'Stacks', 'Functions']) await app.tab(tab)
  expect(said).toEqual([])
})
