import { expect, test } from '@playwright/test'
import { capture, FORMS, pair, readCase, shortName } from './case.ts'
import { Stackdrift } from './stackdrift.ts'

/** The row must say what it is, where it waits, in which state, and how many before and after. */
async function expectLeakFirst(app: Stackdrift, name: string) {
  const { leaks } = readCase(name)
  const leak = leaks[0]!
  const row = app.suspects().first()
  await expect(row).toContainText('Known')
  await expect(row).toContainText(shortName(leak.function))
  await expect(row).toContainText(leak.state)
  await expect(row).toContainText(new RegExp(`(?<!\\d)${leak.before}\\s*→\\s*${leak.after}(?!\\d)`))
  await expect(row).toContainText(`+${leak.after - leak.before}`)
}

for (const [name, fixed] of [
  ['client-go-streamwatcher-receive', 'apimachinery v0.21.0'],
  ['ttrpc-server-receive', 'ttrpc v1.1.0'],
] as const)
  for (const form of FORMS)
    test(`${name} as ${form}: the leak is first, with its version and fix`, async ({ page }) => {
      const app = new Stackdrift(page)
      await app.open()
      await app.compare(...pair(name, form))
      await expectLeakFirst(app, name)
      const { buggy } = readCase(name)
      const fix = new RegExp(`Fixed in \\S*${fixed.replaceAll('.', '\\.')}; this build has ${buggy}`)
      await expect(page.getByRole('main')).toContainText(fix)
    })

for (const name of [
  'kube-scheduler-scheduleone-nextpod',
  'kubelet-list-container-stats-no-timeout',
  'spdystream-exec',
])
  test(`${name}: the leak is first`, async ({ page }) => {
    const app = new Stackdrift(page)
    await app.open()
    await app.compare(...pair(name))
    await expectLeakFirst(app, name)
  })

test('a small leak stands above healthy groups that grew more', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair('mixed-healthy-and-leak'))
  await expect(app.suspects().first()).toContainText('newBigCache')
  await expect(app.suspects().first()).toContainText(/Known|Strong/)
})

test('rising load is no leak', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair('healthy-http-load'))
  await expect(app.suspects().first()).toBeVisible()
  for (const tier of ['Known', 'Proven', 'Strong'])
    await expect(app.suspects().filter({ has: page.getByText(tier, { exact: true }) })).toHaveCount(0)
})

for (const name of ['client-go-streamwatcher-receive', 'ttrpc-server-receive'])
  test(`${name}: the fixed version has no known leak`, async ({ page }) => {
    const app = new Stackdrift(page)
    await app.open()
    await app.compare(capture(name, 'fixed.before.pb.gz'), capture(name, 'fixed.after.pb.gz'))
    await expect(app.suspects().first()).toBeVisible()
    await expect(app.suspects().filter({ has: page.getByText('Known', { exact: true }) })).toHaveCount(0)
  })

test('a real leak comes with the page', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app
    .button(/client-go|watch/i)
    .first()
    .click()
  await app.ready()
  await expectLeakFirst(app, 'client-go-streamwatcher-receive')
})
