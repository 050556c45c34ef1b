import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { capture, pair } from './case.ts'
import { Stackdrift } from './stackdrift.ts'

const LEAK = 'client-go-streamwatcher-receive'
const HEAP = 'open-simulator-deepcopy-heap'

const folder = mkdtempSync(join(tmpdir(), 'sides-'))
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

function put(path: string, from: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  cpSync(from, join(folder, path))
}

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

test('a folder with goroutines and memory of both moments opens as a comparison of either', async ({
  page,
}) => {
  for (const side of ['before', 'after']) {
    put(`incident/${side}/goroutine.pb.gz`, capture(LEAK, `${side}.pb.gz`))
    put(`incident/${side}/heap.pb.gz`, capture(HEAP, `${side}.heap.pb.gz`))
  }
  writeFileSync(join(folder, 'incident/app.log'), 'started\n')
  const app = new Stackdrift(page)
  await app.open()
  await app.dropPaths(join(folder, 'incident'))
  await app.ready()
  await expect(app.suspects().first()).toContainText('+150')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('radio', { name: 'heap' }).click()
  await expect(page.getByRole('banner')).toContainText('81.9 MB')
  await expect(page.getByRole('banner')).toContainText('incident/after/heap.pb.gz')
})

test('machines of one deployment are summed and kept apart by a label', async ({ page }) => {
  for (const side of ['before', 'after']) {
    put(`pods/${side}/a/goroutine.pb.gz`, capture(LEAK, `${side}.pb.gz`))
    put(`pods/${side}/b/goroutine.pb.gz`, capture(LEAK, `fixed.${side}.pb.gz`))
  }
  const app = new Stackdrift(page)
  await app.open()
  await app.dropPaths(join(folder, 'pods'))
  await app.ready()
  await expect(page.getByRole('banner')).toContainText('193')
  await app.tab('Labels')
  await expect(app.rows('Labels').filter({ hasText: 'a/goroutine.pb.gz' })).toContainText('+150')
})

test('a series proposes its ends, and the reader can say otherwise', async ({ page }) => {
  const series = ['before', 'fixed.before', 'fixed.after', 'after']
  for (const [i, name] of series.entries())
    put(`series/goroutine.${i + 1}.pb.gz`, capture(LEAK, `${name}.pb.gz`))
  const app = new Stackdrift(page)
  await app.open()
  await app.dropPaths(join(folder, 'series'))
  const list = page.getByRole('dialog', { name: '4 profiles' })
  const side = (i: number) => list.getByLabel(`Side of series/goroutine.${i}.pb.gz`)
  await expect(side(1)).toHaveValue('before')
  await expect(side(4)).toHaveValue('series')
  await side(3).selectOption('Left out')
  await side(4).selectOption('After')
  await list.getByRole('button', { name: 'Compare' }).click()
  await expect(list).toBeHidden()
  await expect(app.suspects().first()).toContainText('+150')
  await expect(page.getByText('Not compared: series/goroutine.3.pb.gz')).toBeVisible()
})
