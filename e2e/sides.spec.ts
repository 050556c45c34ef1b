import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { capture, pair } from './case.ts'
import { Stackdrift } from './stackdrift.ts'

const LEAK = 'client-go-streamwatcher-receive'

test('one file is a snapshot, a second joins it, a third asks where it belongs', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()

  await app.drop(capture(LEAK, 'after.pb.gz'))
  await app.ready()
  await expect(page.getByRole('main')).toContainText(/one side only/i)
  await expect(app.suspects().first()).toContainText('152')

  await app.drop(capture(LEAK, 'before.pb.gz'))
  await expect(app.suspects().first()).toContainText('+150')

  await app.drop(capture(LEAK, 'fixed.after.pb.gz'))
  const question = page.getByRole('dialog', { name: /where does it belong/i })
  await expect(question).toContainText('fixed.after.pb.gz')
  await question.getByRole('button', { name: 'Replace after' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('banner')).toContainText('fixed.after.pb.gz')
  await expect(app.suspects().filter({ hasText: '+150' })).toHaveCount(0)
})

test('capture times decide the order of two files that come together', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  const [before, after] = pair(LEAK)
  await app.compare(after, before)
  await expect(app.suspects().first()).toContainText('+150')
})

test('the file dialog takes several files', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.choose(...pair(LEAK))
  await app.ready()
  await expect(app.suspects().first()).toContainText('Known')
})

test('a pasted file is a profile like any other', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  const bytes = [...readFileSync(capture(LEAK, 'after.pb.gz'))]
  await page.evaluate(list => {
    const data = new DataTransfer()
    data.items.add(new File([Uint8Array.from(list)], 'pasted.pb.gz'))
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  }, bytes)
  await app.ready()
  await expect(app.suspects().first()).toContainText('chan send')
})

test('pasted text is a profile like any other', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await page.evaluate(text => {
    const data = new DataTransfer()
    data.setData('text/plain', text)
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  }, 'goroutine 7 [chan receive, 12 minutes]:\nmain.wait()\n\t/src/main.go:12 +0x1d\n')
  await app.ready()
  await expect(app.suspects().filter({ hasText: 'main.wait' })).toContainText('chan receive')
})

test('sides can be swapped, and swapping again restores them', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair(LEAK))
  const swap = app.button('Swap before and after')
  await swap.click()
  await expect(page.getByRole('banner')).toContainText('−150')
  await expect(page.getByRole('main')).toContainText(/swapped/i)
  await swap.click()
  await expect(page.getByRole('banner')).toContainText('+150')
})

test('the status tells what was compared', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair(LEAK))
  await expect(page.getByRole('status').filter({ hasText: '→' })).toContainText(/\b22\b.*→.*\b172\b/)
})
