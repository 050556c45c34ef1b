import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { capture, pair } from './case.ts'
import { Stackdrift } from './stackdrift.ts'

// Analysing a state takes seconds on a busy machine.
test.describe.configure({ timeout: 180_000 })

async function open(page: Page): Promise<Stackdrift> {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair('mixed-healthy-and-leak'))
  return app
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`${colorScheme}, what opens over a comparison`, () => {
    test.use({ colorScheme, viewport: { width: 1024, height: 768 } })

    test('dialogs', async ({ page }) => {
      await open(page)
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible()
      await expectAccessible(page, 'help')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Settings' }).click()
      await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
      await expectAccessible(page, 'settings')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Share', exact: true }).click()
      const share = page.getByRole('dialog', { name: 'Share this comparison' })
      for (const way of ['HTML file', 'Markdown', 'Pictures', 'pprof', 'JSON, TSV', 'Link']) {
        await share.getByRole('radio', { name: way, exact: true }).check({ force: true })
        await expectAccessible(page, way)
      }
    })

    test('menus, filters and what is found', async ({ page }) => {
      const app = await open(page)
      await app.tab('Flame graph')
      await page.getByRole('button', { name: 'Filter', exact: true }).click()
      await expect(page.getByRole('menu', { name: 'Filter' })).toBeVisible()
      await expectAccessible(page, 'menu of filters')
      await page.getByRole('menuitem', { name: /^focus/ }).click()
      await page.keyboard.type('a(')
      await expectAccessible(page, 'a pattern that cannot be read')
      await page.keyboard.press('Escape')
      await app.flame().focus()
      for (const key of ['Home', 'ArrowDown', 'Shift+F10']) await page.keyboard.press(key)
      await expect(page.getByRole('menu', { name: /^Function / })).toBeVisible()
      await expectAccessible(page, 'menu of a function')
      await page.keyboard.press('Escape')
      await page.getByRole('searchbox', { name: 'Find' }).fill('Read')
      await expect(page.getByRole('button', { name: 'Next match' })).toBeVisible()
      await expectAccessible(page, 'what was found')
    })

    test('ways to look at the flame graph', async ({ page }) => {
      const app = await open(page)
      await app.tab('Flame graph')
      await app.flame().focus()
      for (const key of ['Home', 'ArrowDown', 'p']) await page.keyboard.press(key)
      await expect(page.getByRole('application', { name: 'Flame graph, Callers' })).toBeVisible()
      await expectAccessible(page, 'sandwich')
      await page.goBack()
      for (const key of ['v', 't', 'o']) {
        await page.keyboard.press(key)
        await app.ready()
        await expectAccessible(page, key)
      }
    })

    test('files that arrive, and one that cannot be read', async ({ page }) => {
      const app = await open(page)
      await app.choose(capture('mixed-healthy-and-leak', 'after.pb.gz'))
      await expect(page.getByRole('dialog', { name: 'Where does it belong?' })).toBeVisible()
      await expectAccessible(page, 'a third file')
      await page.keyboard.press('Escape')
      await page.getByRole('main').evaluate(main => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File(['no stacks'], 'notes.txt'))
        main.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true }))
      })
      await expect(page.getByText('Drop here for Before')).toBeVisible()
      await expectAccessible(page, 'something is dragged')
      await page.getByRole('main').evaluate(main => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File(['no stacks'], 'notes.txt'))
        main.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }))
      })
      await expect(app.alert('notes.txt')).toBeVisible()
      await expectAccessible(page, 'a message')
    })
  })
