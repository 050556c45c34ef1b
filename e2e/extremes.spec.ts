import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { Stackdrift } from './stackdrift.ts'

function pairOf(before: readonly string[], after: readonly string[]): [string, string] {
  const folder = mkdtempSync(join(tmpdir(), 'stackdrift-'))
  const write = (name: string, lines: readonly string[]) => {
    writeFileSync(join(folder, name), lines.join('\n'))
    return join(folder, name)
  }
  return [write('before.folded', before), write('after.folded', after)]
}

/** Stacks of 5,000 frames that part at their ends, and one that calls itself all the way. */
function deep(grown: number): string[] {
  const shared = Array.from({ length: 4990 }, (_, i) => `main.f${i}`).join(';')
  const ends = Array.from({ length: 8 }, (_, i) => `${shared};main.end${i};main.last ${10 + i * grown}`)
  return [...ends, `main.main;${'main.again;'.repeat(4998)}main.last ${40 + 30 * grown}`]
}

test('stacks of 5,000 frames: every view, what is copied, and what a link brings back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pairOf(deep(0), deep(1)))

  await app.tab('Stacks')
  await app.rows('Stacks').first().click()
  await page.keyboard.press('Control+c')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(async () => (await copied()).split('main.again').length).toBe(4999)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')
  await expect(app.rows('Stacks').last()).toBeInViewport()
  expect(await app.rows('Stacks').count()).toBeLessThan(200)

  await app.tab('Functions')
  await page.keyboard.press('/')
  await page.keyboard.type('main.again')
  await app.rows('Functions').filter({ hasText: 'main.again' }).click()
  await app.tab('Flame graph')
  await app.flame().focus()
  await page.keyboard.press('p')
  await expect(page.getByLabel('Flame graph, Callers')).toBeVisible()

  await app.tab('Graph')
  await expect(page.locator('[data-node]').first()).toBeVisible()

  await app.button('Share').click()
  const link = page.getByRole('textbox', { name: 'Link', exact: true })
  await expect(link).toHaveValue(/d=/)
  const reader = new Stackdrift(await context.newPage())
  await reader.page.goto(await link.inputValue())
  await reader.ready()
  await reader.tab('Stacks')
  await expect(reader.rows('Stacks').first()).toContainText('5,000')
})

/** Bytes that the page holds after a collection, and the nodes of the document. */
async function held(session: CDPSession): Promise<{ readonly bytes: number; readonly nodes: number }> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  return { bytes: usedSize + backingStorageSize, nodes }
}

/** Hides other functions than before, and waits until what is left has been counted. */
async function hide(page: Page, round: number): Promise<void> {
  const functions = page.getByRole('tab', { name: 'Functions' })
  const before = (await functions.textContent()) ?? ''
  await page.getByRole('textbox', { name: 'hide' }).fill(`^h[0-9]{1,${1 + (round % 4)}}$`)
  await expect(functions).not.toHaveText(before)
}

test('sixty changes of filter leave nothing behind', async ({ page }) => {
  const stacks = (amount: number) =>
    Array.from({ length: 6000 }, (_, i) => `main;f${i % 50};g${i % 330};h${i} ${amount + (i % 3)}`)
  const session = await page.context().newCDPSession(page)
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pairOf(stacks(1), stacks(2)))
  await app.tab('Flame graph')
  await app.button('Filter').click()
  await page.getByRole('menuitem', { name: /^hide/ }).click()
  for (let round = 0; round < 8; round++) await hide(page, round)
  const first = await held(session)
  for (let round = 0; round < 60; round++) await hide(page, round)
  const last = await held(session)
  expect(last.bytes - first.bytes).toBeLessThan(8e6)
  expect(last.nodes - first.nodes).toBeLessThan(500)
})
