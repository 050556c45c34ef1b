import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { capture, pair } from './case.ts'
import { Stackdrift } from './stackdrift.ts'

const LEAK = 'client-go-streamwatcher-receive'
const GIGABYTE = 1024 ** 3

const folder = mkdtempSync(join(tmpdir(), 'bad-input-'))
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** Takes no room on the disk: the file system only remembers how long it would be. */
function sparse(name: string, bytes: number): string {
  const path = file(name, '')
  truncateSync(path, bytes)
  return path
}

const PNG = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
])
const whole = readFileSync(capture(LEAK, 'after.pb.gz'))

const BAD = [
  { what: 'an empty file', path: file('nothing.pb.gz', ''), says: /empty/ },
  { what: 'a picture', path: file('picture.png', PNG), says: /picture, not a profile/ },
  {
    what: 'an error page saved as a profile',
    path: file(
      'goroutine.pb.gz',
      '<!DOCTYPE html>\n<html><head><title>401</title></head><body>Log in</body></html>',
    ),
    says: /web page/,
  },
  {
    what: 'an execution trace',
    path: file('trace.out', 'go 1.22 trace\0\0\0\u0001\u0001'),
    says: /execution trace/,
  },
  {
    what: 'half a download',
    path: file('half.pb.gz', whole.subarray(0, whole.length >> 1)),
    says: /ends in the middle/,
  },
  { what: 'two gigabytes', path: sparse('huge.pb', 2 * GIGABYTE + 1), says: /too large/ },
] as const

for (const { what, path, says } of BAD)
  test(`${what}: says what it is and what to do; what was loaded stays`, async ({ page }) => {
    const app = new Stackdrift(page)
    await app.open()
    await app.compare(...pair(LEAK))
    await app.choose(path)
    const alert = app.alert(path.slice(folder.length + 1))
    await expect(alert).toContainText(says)
    await expect(app.suspects().first()).toContainText('+150')
    await app.ready()
  })

test('a bad file on the first visit leaves the page usable', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.drop(BAD[2].path)
  await expect(app.alert('goroutine.pb.gz')).toContainText(/web page/)
  await app.compare(...pair(LEAK))
  await expect(app.suspects().first()).toContainText('Known')
})

test('an alert can be dismissed', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.choose(BAD[0].path)
  const alert = app.alert('nothing.pb.gz')
  await alert.getByRole('button', { name: 'Dismiss' }).click()
  await expect(alert).toBeHidden()
})

test('the same file twice is said', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  const path = capture(LEAK, 'after.pb.gz')
  await app.drop(path)
  await app.ready()
  await app.drop(path)
  await expect(page.getByText(/same bytes/)).toContainText('after.pb.gz')
})

test('profiles of two types are not subtracted in silence', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.drop(capture('open-simulator-deepcopy-heap', 'before.heap.pb.gz'), capture(LEAK, 'after.pb.gz'))
  await expect(page.getByText(/different kinds|cannot be subtracted/i).first()).toBeVisible()
})
