import { writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { Profile, StringTable, ValueType } from 'pprof-format'
import { Stackdrift } from './stackdrift.ts'

/** What other viewers of differences get wrong, looked for on the screen. */

function file(name: string, content: string | Uint8Array): string {
  const path = test.info().outputPath(name)
  writeFileSync(path, content)
  return path
}

/** A `debug=1` text: `main.kept 3`, a function and how many goroutines are in it. */
function dump(name: string, ...counts: readonly [string, number][]): string {
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  const records = counts.map(
    ([what, count], i) => `${count} @ 0x${i + 1}01\n#\t0x${i + 1}01\t${what}+0x18\t/app/main.go:${i + 3}\n`,
  )
  return file(name, `goroutine profile: total ${total}\n${records.join('\n')}`)
}

const sides = (): [string, string] => [
  dump('before.txt', ['main.kept', 30], ['main.gone', 5]),
  dump('after.txt', ['main.kept', 30], ['main.fresh', 300]),
]

test('what is only on one side stays in sight and is called removed or new, in numbers that exist', async ({
  page,
}) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...sides())
  await app.tab('Functions')
  const row = (name: string) => app.rows('Functions').filter({ hasText: name })
  await expect(row('main.gone')).toContainText('removed')
  await expect(row('main.fresh')).toContainText('new')
  await expect(row('main.kept')).toContainText('same')
  await app.tab('Stacks')
  await expect(app.rows('Stacks').filter({ hasText: 'gone' })).toContainText('removed')
  for (const tab of ['Suspects', 'Flame graph', 'Stacks', 'Functions', 'Graph']) {
    await app.tab(tab)
    await expect(page.getByRole('main')).not.toContainText(/Infinity|NaN|∞/)
  }
})

test('the flame graph says removed and new in words, and shares with what they are of', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...sides())
  await app.tab('Flame graph')
  await app.flame().focus()
  const said = page.locator('[aria-live="polite"].unseen').first()
  const heard: string[] = []
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight']) {
    const last = (await said.textContent()) ?? ''
    await page.keyboard.press(key)
    await expect(said).not.toHaveText(last)
    heard.push((await said.textContent()) ?? '')
  }
  const all = heard.join('\n')
  expect(all).toMatch(/main\.gone.*removed/)
  expect(all).toMatch(/main\.fresh.*new/)
  expect(all).toMatch(/main\.fresh.*% of all/)
})

for (const [what, names] of [
  ['before', ['empty.pb', 'full.pb']],
  ['after', ['full.pb', 'empty.pb']],
] as const) {
  test(`nothing on the ${what} side is a comparison too`, async ({ page }) => {
    const paths = { 'empty.pb': file('empty.pb', encoded(0)), 'full.pb': file('full.pb', encoded(12)) }
    const app = new Stackdrift(page)
    await app.open()
    await app.compare(paths[names[0]], paths[names[1]])
    await app.tab('Functions')
    await expect(app.rows('Functions').first()).toContainText(what === 'before' ? 'new' : 'removed')
    await expect(page.getByRole('main')).not.toContainText(/Infinity|NaN|∞/)
  })
}

/** A goroutine profile with one stack, or with none. */
function encoded(count: number): Uint8Array {
  const stringTable = new StringTable()
  const type = new ValueType({ type: stringTable.dedup('goroutine'), unit: stringTable.dedup('count') })
  const names = { name: stringTable.dedup('main.wait'), filename: stringTable.dedup('/app/main.go') }
  return new Profile({
    stringTable,
    sampleType: [type],
    sample: count === 0 ? [] : [{ locationId: [1], value: [count] }],
    location: [{ id: 1, line: [{ functionId: 1, line: 7 }] }],
    function: [{ id: 1, ...names }],
  }).encode()
}
