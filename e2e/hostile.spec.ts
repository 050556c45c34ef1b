import { writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { pair } from './case.ts'
import { HOSTILE, hostileProfile } from './hostile-profile.ts'
import { Stackdrift } from './stackdrift.ts'

/** What a page does that it must not: ask somebody, run something, complain. */
function watch(page: Page): { readonly asked: string[]; readonly said: string[] } {
  const asked: string[] = []
  const said: string[] = []
  page.on('request', request => asked.push(request.url()))
  page.on('dialog', dialog => {
    said.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('pageerror', error => said.push(error.message))
  page.on('console', message => message.type() === 'error' && said.push(message.text()))
  return { asked, said }
}

/** The browser itself asks for the icon again when the address changes. */
const foreign = (asked: readonly string[]) =>
  asked.filter(url => /^https?:/.test(url) && !url.endsWith('/favicon.svg'))

test('a file that was made to do harm is text: nothing runs, nobody is asked, the page stays usable', async ({
  page,
}) => {
  test.slow()
  const app = new Stackdrift(page)
  await app.open()
  await page.waitForSelector('html[data-fetched]', { state: 'attached' })
  await page.waitForLoadState('networkidle')
  const { asked, said } = watch(page)
  const paths = [1, 50].map((scale, i) => {
    const path = test.info().outputPath(`${i}.pb`)
    writeFileSync(path, hostileProfile(scale))
    return path
  })
  await app.choose(...paths)
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true', { timeout: 120_000 })
  for (const tab of ['Flame graph', 'Stacks', 'Functions', 'Graph', 'Labels']) await app.tab(tab)
  await expect(app.rows('Labels').first()).toBeVisible()
  await app.tab('Functions')
  await expect(app.table('Functions')).toContainText('<img src=x onerror=alert(1)>')
  await expect(app.table('Functions')).toContainText('\\u202egnp.exe')
  expect(await page.locator('body').textContent()).not.toContain('\u202e')
  await app.rows('Functions').first().click()
  expect(await page.locator('img, main script, iframe').count()).toBe(0)
  expect(foreign(asked)).toEqual([])
  expect(said).toEqual([])
})

test('words of a link are text too', async ({ page, browser }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair('ttrpc-server-receive'))
  await app.button('Share').click()
  await page.getByRole('textbox', { name: 'Title' }).fill(HOSTILE.image)
  await page
    .getByRole('textbox', { name: /^Note on/ })
    .first()
    .fill(`${HOSTILE.image} ${HOSTILE.override}`)
  const field = page.getByRole('textbox', { name: 'Link', exact: true })
  await expect(field).toHaveValue(/d=.{300}/)
  await page.waitForTimeout(600)
  const link = await field.inputValue()
  const there = await (await browser.newContext()).newPage()
  const { asked, said } = watch(there)
  await there.goto(link)
  await new Stackdrift(there).ready()
  await expect(there.getByText(HOSTILE.image).first()).toBeVisible()
  expect(await there.locator('img').count()).toBe(0)
  const origin = new URL(link).origin
  expect(foreign(asked).filter(url => !url.startsWith(origin))).toEqual([])
  expect(said).toEqual([])
})

test('no text becomes HTML or code, whatever asks for it', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  const refused = await page.evaluate(() => {
    const tries: (() => unknown)[] = [
      () => {
        document.createElement('div').innerHTML = '<b>x</b>'
      },
      () => new Worker('https://example.com/worker.js'),
      () => new Worker('data:text/javascript,1'),
      () => {
        document.createElement('script').text = '1'
      },
    ]
    return tries.map(each => {
      try {
        each()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : ''
      }
    })
  })
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError'])
})
