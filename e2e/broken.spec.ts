import { expect, test } from '@playwright/test'
import { pair } from './case.ts'
import { Stackdrift } from './stackdrift.ts'

test('a mistake of the page itself is told, with ways on', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => {
      throw new Error('no canvas today')
    }
  })
  const app = new Stackdrift(page)
  await app.open()
  await app.drop(...pair('mixed-healthy-and-leak'))
  const told = app.alert('The page met a mistake of its own')
  await expect(told).toContainText('no canvas today')
  await expect(told.getByRole('button', { name: 'Reload' })).toBeVisible()
  await told.getByRole('button', { name: 'New comparison' }).click()
  await expect(page.getByRole('button', { name: 'Choose files for Before' })).toBeVisible()
})

test('a middle click pastes nothing', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  const paste = () => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'what was selected last')
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }
  await page.getByRole('heading', { level: 1 }).click({ button: 'middle' })
  await page.evaluate(paste)
  await page.keyboard.press('Shift')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.evaluate(paste)
  await expect(page.getByRole('alert')).toHaveCount(1)
})
