import { expect, type Page, test } from '@playwright/test'
import { pair } from './case.ts'
import { Stackdrift } from './stackdrift.ts'

const NAMES: Readonly<Record<string, RegExp>> = {
  1: /^Leak suspects$/,
  2: /^Flame graph$/,
  3: /^Stacks$/,
  4: /^Functions$/,
  5: /^Call graph$/,
}

async function open(page: Page): Promise<Stackdrift> {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair('mixed-healthy-and-leak'))
  return app
}

/** What takes the keys, by its role and name. */
async function hasKeys(page: Page, name: RegExp) {
  const takers = page.getByRole('treegrid', { name }).or(page.getByRole('application', { name }))
  await expect(takers.first()).toBeFocused()
}

test('a key that opens a view leads into it', async ({ page }) => {
  await open(page)
  for (const [key, name] of Object.entries(NAMES)) {
    await page.keyboard.press(key)
    await hasKeys(page, name)
  }
  await page.keyboard.press('6')
  await expect(page.getByRole('tabpanel')).toBeFocused()
  await page.keyboard.press('t')
  await hasKeys(page, /^Flame graph as a table$/)
  await page.keyboard.press('v')
  await hasKeys(page, /^Flame graph, Before$/)
})

test('what goes away while it has the focus leaves it to the view', async ({ page }) => {
  await open(page)
  await page.keyboard.press('2')
  await hasKeys(page, /^Flame graph$/)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('p')
  await hasKeys(page, /^Flame graph, /)
  await page.goBack()
  await hasKeys(page, /^Flame graph$/)
  await page.keyboard.press('f')
  await page.getByRole('button', { name: 'Clear all filters' }).focus()
  await page.keyboard.press('Enter')
  await hasKeys(page, /^Flame graph$/)
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: 'Clear the selection' }).focus()
  await page.keyboard.press('Enter')
  await hasKeys(page, /^Flame graph$/)
})

test('a message that is closed leaves the keyboard in the view', async ({ page }) => {
  const app = await open(page)
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^After, .*Choose files/ }).click()
  await (await chosen).setFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no stacks') })
  await app.alert('notes.txt').getByRole('button', { name: 'Dismiss' }).press('Enter')
  await hasKeys(page, /^Leak suspects$/)
})

test('Enter leads to the details and out of the filter, Esc back', async ({ page }) => {
  const app = await open(page)
  await app.table('Leak suspects').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('#details')).toBeFocused()
  await page.keyboard.press('Escape')
  await hasKeys(page, /^Leak suspects$/)
  await page.keyboard.press('/')
  await page.keyboard.type('cache')
  await page.keyboard.press('Enter')
  await hasKeys(page, /^Leak suspects$/)
  await page.keyboard.press('/')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await hasKeys(page, /^Leak suspects$/)
})
