import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { pair } from './case.ts'
import { Stackdrift } from './stackdrift.ts'

const LEAK = 'kube-scheduler-scheduleone-nextpod'

test('a filter is written, says what is left, holds its last valid text, and stands in the address', async ({
  page,
}) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair(LEAK))
  await app.tab('Functions')
  const all = await app.table('Functions').getAttribute('aria-rowcount')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: /^focus/ }).click()
  await page.keyboard.type('k8s\\.io/')
  const bar = page.getByRole('group', { name: 'Filters' })
  await expect(bar).toContainText(/\d+ of \d+ → [\d,]+ of [\d,]+/)
  const left = await bar.getByRole('status').last().textContent()
  await page.keyboard.type('(')
  await expect(bar).toContainText('A ( without its )')
  await expect(bar.getByRole('status').last()).toHaveText(left ?? '')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/&f=k8s%5C\.io%2F/)
  await expect(app.table('Functions')).not.toHaveAttribute('aria-rowcount', all ?? '')
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expect(app.table('Functions')).toHaveAttribute('aria-rowcount', all ?? '')
})

test('keys filter by the selected function, and Backspace takes the filter away', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair(LEAK))
  await app.tab('Functions')
  await app.table('Functions').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('i')
  await expect(page.getByRole('button', { name: /^Edit filter ignore \^/ })).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('button', { name: /^Edit filter/ })).toHaveCount(0)
})

test('the menu of a function leads to its callers and callees, and Back leads out', async ({ page }) => {
  test.slow()
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair(LEAK))
  await app.tab('Functions')
  await app.rows('Functions').filter({ hasText: 'BackoffUntil' }).first().click({ button: 'right' })
  const axe = await new AxeBuilder({ page }).analyze()
  expect(axe.violations).toEqual([])
  await page.getByRole('menuitem', { name: 'Sandwich' }).press('Enter')
  await expect(page.getByRole('application', { name: 'Flame graph, Callers' })).toBeVisible()
  await expect(page.getByRole('application', { name: 'Flame graph, Callees' })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('application', { name: 'Flame graph, Callers' })).toHaveCount(0)
})
