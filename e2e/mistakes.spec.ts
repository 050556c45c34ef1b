import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page, test } from '@playwright/test'
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

/** A record of a `debug=1` text: a count and its frames, leaf first. */
function record(count: number, ...frames: readonly (readonly [name: string, place: string])[]): string {
  const lines = frames.map(([name, place], i) => `#\t0x${i + 1}01\t${name}+0x18\t${place}\n`)
  return `${count} @ ${frames.map((_, i) => `0x${i + 1}01`).join(' ')}\n${lines.join('')}`
}

function text(name: string, ...records: readonly string[]): string {
  return file(name, `goroutine profile: total 9\n${records.join('\n')}`)
}

const CLIENT = '/root/go/pkg/mod/k8s.io/client-go'
const REFLECTOR = 'k8s.io/client-go/tools/cache.(*Reflector).ListAndWatch.func1'

const builds = (): [string, string] => {
  const of = (name: string, version: string, count: number) =>
    text(
      name,
      record(
        count,
        [REFLECTOR, `${CLIENT}@${version}/tools/cache/reflector.go:427`],
        ['main.main', '/app/main.go:9'],
      ),
      record(3, [
        'github.com/gorilla/mux.(*Router).ServeHTTP',
        '/root/go/pkg/mod/github.com/gorilla/mux@v1.8.0/mux.go:210',
      ]),
    )
  return [of('before.txt', 'v0.20.15', 2), of('after.txt', 'v0.21.0', 50)]
}

test('“new” has one colour in the table, the tooltip, the flame graph and the call graph', async ({ page }) => {
  const app = new Stackdrift(page)
  const main = ['main.main', '/app/main.go:9'] as const
  const kept = record(30, ['main.kept', '/app/main.go:3'], main)
  await app.open()
  await app.compare(
    text('before.txt', kept),
    text('after.txt', kept, record(300, ['main.fresh', '/app/main.go:4'], main)),
  )
  const colourOf = (of: Locator, property = 'color') =>
    of.first().evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

  await app.tab('Functions')
  const fresh = app.rows('Functions').filter({ hasText: 'main.fresh' })
  const word = await colourOf(fresh.getByText('▲ +300', { exact: true }))
  await app.tab('Graph')
  const edge = page.locator('g:has(> path):has(> text)').filter({ hasText: '0 → 300' })
  expect(await colourOf(edge.locator('path').first(), 'stroke')).toBe(word)
  const fill = await colourOf(
    page.locator('[data-node]').filter({ hasText: 'fresh' }).locator('rect').nth(1),
    'fill',
  )

  await app.tab('Flame graph')
  await app.flame().focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  const tooltip = page.locator('[aria-hidden="true"]').filter({ hasText: 'fresh' }).filter({ hasText: 'new' })
  expect(await colourOf(tooltip.locator('span').filter({ hasText: /^▲ new$/ }))).toBe(word)
  expect(await colourOf(page.locator('i[style*="--f-grew) 100%"]'), 'background-color')).toBe(fill)
  expect(await paints(page, fill)).toBe(true)
})

/** Whether the flame graph has points of a colour, to a step of rounding. */
function paints(page: Page, colour: string): Promise<boolean> {
  return page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement, css) => {
      const probe = new OffscreenCanvas(1, 1).getContext('2d')!
      probe.fillStyle = css
      probe.fillRect(0, 0, 1, 1)
      const wanted = probe.getImageData(0, 0, 1, 1).data
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
      let found = 0
      for (let i = 0; i < data.length; i += 4)
        if ([0, 1, 2].every(part => Math.abs(data[i + part]! - wanted[part]!) <= 2)) found++
      return found > 500
    }, colour)
}

test('names and lines of debug=1 are whole without a binary', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...builds())
  await app.tab('Functions')
  await app.rows('Functions').filter({ hasText: 'ListAndWatch.func1' }).click()
  const details = page.getByRole('complementary')
  await expect(details).toContainText(REFLECTOR)
  await expect(details).toContainText('reflector.go:427')
  await expect(details.getByRole('link', { name: /reflector\.go:427/ })).toHaveAttribute(
    'href',
    'https://github.com/kubernetes/client-go/blob/v0.21.0/tools/cache/reflector.go#L427',
  )
})

test('modules are told with the versions of both sides, what changed first', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...builds())
  await page.getByText('2 modules').click()
  const modules = page.getByRole('table').filter({ hasText: 'k8s.io/client-go' }).getByRole('row')
  await expect(modules.nth(1)).toContainText(/k8s\.io\/client-go\s*v0\.20\.15\s*v0\.21\.0/)
  await expect(modules.nth(1)).toHaveAttribute('data-changed', 'true')
  await expect(modules.nth(2)).toContainText(/gorilla\/mux\s*v1\.8\.0\s*v1\.8\.0/)
  await expect(modules.nth(2)).not.toHaveAttribute('data-changed')
})

test('what the width of a box means is written beside it', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...sides())
  await app.tab('Flame graph')
  for (const mode of ['larger side per stack', 'both sides together', 'after alone', 'size of the change']) {
    await page.getByRole('radio', { name: mode }).check()
    await expect(page.getByText(`Width ${mode}`)).toBeVisible()
  }
})

test('values of a label become frames at the root', async ({ page }) => {
  const labelled = (side: string) => fileURLToPath(new URL(`./oracle/labelled/${side}.pb.gz`, import.meta.url))
  const app = new Stackdrift(page)
  await app.open('#tab=flame&l=table&si=samples&tagroot=tenant')
  await app.compare(labelled('before'), labelled('after'))
  await expect(app.button(/tag root tenant/).first()).toBeVisible()
  const rows = app.rows('Flame graph as a table')
  await expect(rows.filter({ hasText: /^tenant-\d/ }).first()).toHaveAttribute('aria-level', '2')
  await expect(rows.filter({ hasText: /^tenant-\d/ })).toHaveCount(3)
})

test('a pattern that cannot be read says so beside the filter, and leaves the picture as it was', async ({
  page,
}) => {
  const app = new Stackdrift(page)
  await app.open('#tab=functions&f=main%5C.(kept')
  await app.compare(...sides())
  await expect(page.getByText(/A \( without its \)/).first()).toBeVisible()
  await expect(app.rows('Functions')).toHaveCount(3)
})
