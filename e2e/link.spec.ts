import { expect, test } from '@playwright/test'
import { pair } from './case.ts'
import { Stackdrift } from './stackdrift.ts'

const LEAK = 'client-go-streamwatcher-receive'

test('the view is in the fragment; back and forward restore it', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair(LEAK))

  await app.tab('Functions')
  await expect(page).toHaveURL(/#v=1&.*tab=functions/)
  await app.tab('Stacks')
  await expect(page).toHaveURL(/tab=stacks/)

  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Functions' })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Suspects' })).toHaveAttribute('aria-selected', 'true')
  await page.goForward()
  await expect(page.getByRole('tab', { name: 'Functions' })).toHaveAttribute('aria-selected', 'true')
  await expect(app.rows('Functions').first()).toBeVisible()
})

test('a link opens the view that it names, with pprof’s parameter names', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open('#v=1&tab=functions&g=lines&q=StreamWatcher')
  await app.compare(...pair(LEAK))
  await expect(page.getByRole('tab', { name: 'Functions' })).toHaveAttribute('aria-selected', 'true')
  await expect(app.rows('Functions').filter({ hasText: 'receive' }).first()).toBeVisible()
  await expect(app.rows('Functions').filter({ hasText: 'gopark' })).toHaveCount(0)
})

test('a link from a newer version says so', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open('#v=99&tab=functions')
  await expect(app.alert('v=99')).toBeVisible()
})

test('nothing of a profile is in the fragment', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair(LEAK))
  await app.suspects().first().click()
  await app.tab('Stacks')
  await expect(page).toHaveURL(/tab=stacks/)
  expect(page.url()).not.toContain('StreamWatcher')
})
