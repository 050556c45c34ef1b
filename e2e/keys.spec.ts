import { expect, type Page, test } from '@playwright/test'
import { pair } from './case.ts'
import { Stackdrift } from './stackdrift.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
// Every key of the list is pressed, one comparison after the other.
test.describe.configure({ timeout: 180_000 })

const address = (page: Page) => decodeURIComponent(new URL(page.url()).hash)
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

async function leadsTo(page: Page, key: string, part: string | RegExp) {
  await page.keyboard.press(key)
  await expect.poll(() => address(page), `after ${key}`).toMatch(part)
}

async function inFlame(app: Stackdrift) {
  await app.tab('Flame graph')
  await app.flame().focus()
}

/** Each key looks at somewhere else; in a low window, so that there is something to scroll to. */
async function moves(app: Stackdrift, keys: readonly string[]) {
  await app.page.setViewportSize({ width: 1280, height: 400 })
  await inFlame(app)
  for (const key of keys) {
    const before = address(app.page)
    await app.page.keyboard.press(key)
    await expect.poll(() => address(app.page), `after ${key}`).not.toBe(before)
  }
  await app.page.setViewportSize({ width: 1280, height: 800 })
}

async function filters(app: Stackdrift, key: string, name: string) {
  const { page } = app
  await leadsTo(page, key, new RegExp(`[&#]${name}=`))
  await expect(page.getByRole('button', { name: /^Remove filter / })).toHaveCount(1)
  await leadsTo(page, 'Backspace', new RegExp(`^(?!.*[&#]${name}=)`))
}

/** What shows that a key does what the list says; by what stands on the key. */
const WORKS: Readonly<Record<string, (app: Stackdrift) => Promise<void>>> = {
  '?': async ({ page }) => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible()
    await page.keyboard.press('Escape')
  },
  '/': async ({ page }) => {
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { selected: true }).focus()
  },
  '1 … 6': async app => {
    const names = ['Suspects', 'Flame graph', 'Stacks', 'Functions', 'Graph', 'Labels']
    for (const [i, name] of names.entries()) {
      await app.page.keyboard.press(String(i + 1))
      await expect(app.page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true')
    }
  },
  '↑ ↓ j k': async app => {
    await app.tab('Suspects')
    await app.table('Leak suspects').focus()
    for (const key of ['ArrowDown', 'j']) await app.page.keyboard.press(key)
    const lines = app.table('Leak suspects').locator('tr[data-line]')
    const at = async () => Number(await lines.locator('xpath=self::*[@data-active]').getAttribute('data-line'))
    const down = await at()
    await app.page.keyboard.press('k')
    await expect.poll(at).toBeLessThan(down)
    await app.page.keyboard.press('ArrowUp')
  },
  '↑ ↓ ← →': async app => {
    await inFlame(app)
    await leadsTo(app.page, 'Home', /sel=n0/)
    await leadsTo(app.page, 'ArrowDown', /sel=n1/)
    const first = address(app.page)
    await app.page.keyboard.press('ArrowRight')
    await expect.poll(() => address(app.page)).not.toBe(first)
    await leadsTo(app.page, 'ArrowLeft', first)
    await leadsTo(app.page, 'ArrowUp', /sel=n0/)
  },
  '⇧↑ ⇧↓ ⇧← ⇧→': async app => {
    await inFlame(app)
    await leadsTo(app.page, 'Home', /sel=n0/)
    await leadsTo(app.page, 'ArrowDown', /sel=n1/)
    await leadsTo(app.page, 'Shift+ArrowRight', /sel=n[\d.]+-[\d.]+/)
    await expect(app.page.getByRole('complementary', { name: 'Details' })).toContainText('2 boxes')
  },
  'Enter Esc Home': async app => {
    await inFlame(app)
    await leadsTo(app.page, 'Home', /sel=n0/)
    await leadsTo(app.page, 'ArrowDown', /sel=n1/)
    await leadsTo(app.page, 'Enter', /[&#]z=/)
    await leadsTo(app.page, 'Escape', /^(?!.*[&#]z=)/)
  },
  'W A S D + − 0': app => moves(app, ['+', 'd', 'a', 's', 'w', '-', '+', '0']),
  '↑ ↓ ← → Enter + − 0': async app => {
    await app.tab('Graph')
    const graph = app.page.getByRole('application', { name: 'Call graph' })
    await graph.focus()
    await expect(async () => {
      for (const key of ['ArrowRight', 'ArrowDown']) await app.page.keyboard.press(key)
      expect(address(app.page)).toMatch(/sel=f/)
    }).toPass()
    const drawn = app.page.getByRole('tabpanel')
    const whole = await drawn.innerHTML()
    for (const key of ['+', '+', 'Enter']) await app.page.keyboard.press(key)
    await expect.poll(() => drawn.innerHTML()).not.toBe(whole)
    for (const key of ['-', '0']) await app.page.keyboard.press(key)
  },
  'Ctrl F': async app => {
    await inFlame(app)
    await app.page.keyboard.press('Control+f')
    await expect(app.page.getByRole('searchbox', { name: 'Find' })).toBeFocused()
    await app.page.keyboard.type('Read')
    await app.page.keyboard.press('Enter')
    await expect(app.page.getByRole('main')).toContainText(/1 \/ \d+ box/)
    await app.page.keyboard.press('Shift+Enter')
    await expect(app.page.getByRole('main')).toContainText(/(\d+) \/ \1 box/)
    await app.page.getByRole('searchbox', { name: 'Find' }).fill('')
  },
  'n ⇧N': async app => {
    await app.page.getByRole('searchbox', { name: 'Find' }).fill('Read')
    await app.flame().focus()
    await app.page.keyboard.press('n')
    await expect(app.page.getByRole('main')).toContainText(/1 \/ \d+ box/)
    await app.page.keyboard.press('Shift+N')
    await expect(app.page.getByRole('main')).toContainText(/(\d+) \/ \1 box/)
    await app.page.getByRole('searchbox', { name: 'Find' }).fill('')
  },
  m: async app => {
    await inFlame(app)
    for (const part of ['w=sum', 'w=after', 'w=delta', '^(?!.*w=)'])
      await leadsTo(app.page, 'm', new RegExp(part))
  },
  l: async app => {
    await leadsTo(app.page, 'l', /hl=0/)
    await leadsTo(app.page, 'l', /^(?!.*hl=0)/)
  },
  o: async app => {
    await inFlame(app)
    await leadsTo(app.page, 'o', /hue=package/)
    await leadsTo(app.page, 'o', /^(?!.*hue=)/)
  },
  v: async app => {
    await leadsTo(app.page, 'v', /[&#]l=sides/)
    await expect(app.page.getByRole('application', { name: /^Flame graph, / })).toHaveCount(2)
    await leadsTo(app.page, 'v', /^(?!.*[&#]l=)/)
  },
  t: async app => {
    await leadsTo(app.page, 't', /[&#]l=table/)
    await expect(app.table('Flame graph as a table')).toBeVisible()
    await leadsTo(app.page, 't', /^(?!.*[&#]l=)/)
  },
  'f i h ⇧S': async app => {
    await app.tab('Suspects')
    await app.suspects().first().click()
    for (const [key, name] of [
      ['f', 'f'],
      ['i', 'i'],
      ['h', 'h'],
      ['Shift+S', 'sf'],
    ] as const)
      await filters(app, key, name)
  },
  p: async app => {
    await leadsTo(app.page, 'p', /[&#]p=\d/)
    await expect(app.page.getByRole('application', { name: 'Flame graph, Callers' })).toBeVisible()
    await app.page.goBack()
    await expect.poll(() => address(app.page)).not.toMatch(/[&#]p=/)
    await expect(app.page.getByRole('application', { name: 'Flame graph, Callers' })).toHaveCount(0)
  },
  b: async ({ page }) => {
    await page.keyboard.press('b')
    await page.getByRole('tab', { name: 'Flame graph', exact: true }).click()
    await expect(page.getByRole('list', { name: 'Pinned' })).toContainText('newBigCache')
    await page.keyboard.press('b')
    await expect(page.getByRole('list', { name: 'Pinned' })).toHaveCount(0)
  },
  Backspace: async app => filters(app, 'f', 'f'),
  '⇧F10': async app => {
    await inFlame(app)
    await app.page.keyboard.press('ArrowDown')
    await app.page.keyboard.press('Shift+F10')
    await expect(app.page.getByRole('menu', { name: /^Function / })).toBeVisible()
    await app.page.keyboard.press('Escape')
  },
  x: async app => {
    await expect(app.page.getByRole('banner')).toContainText('+446')
    await app.page.keyboard.press('x')
    await expect(app.page.getByRole('banner')).toContainText('−446')
    await app.page.keyboard.press('x')
    await expect(app.page.getByRole('banner')).toContainText('+446')
  },
  c: async app => {
    await app.tab('Suspects')
    await app.suspects().first().click()
    await app.page.keyboard.press('c')
    await expect.poll(() => clipboard(app.page)).toMatch(/newBigCache\.func1$/)
  },
  '⇧C': async app => {
    await app.page.keyboard.press('Shift+C')
    await expect.poll(() => clipboard(app.page)).toMatch(/newBigCache\.func1\n\t.*bigcache\.go:\d+/)
  },
  'Ctrl O': async ({ page }) => {
    const chooser = page.waitForEvent('filechooser')
    await page.keyboard.press('Control+o')
    await chooser
  },
  'Ctrl V': async app => {
    await app.page.evaluate(() => navigator.clipboard.writeText('main;worker 3\n'))
    await app.page.keyboard.press('Control+v')
    await expect(app.page.locator('body')).toContainText('pasted text')
  },
}

test('every key that the help lists does what it says', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair('mixed-healthy-and-leak'))
  await page.keyboard.press('?')
  const terms = page.getByRole('dialog', { name: 'Help' }).locator('dt')
  await expect(terms.first()).toBeVisible()
  const keys = await terms.allInnerTexts()
  await page.keyboard.press('Escape')
  const listed = keys.map(text => text.replace(/\s+/g, ' ').trim())
  expect(listed.toSorted()).toEqual(Object.keys(WORKS).toSorted())
  for (const [name, works] of Object.entries(WORKS)) await test.step(name, () => works(app))
})

test('single letters can be switched off', async ({ page }) => {
  const app = new Stackdrift(page)
  await app.open()
  await app.compare(...pair('mixed-healthy-and-leak'))
  await page.keyboard.press('?')
  await page.getByRole('checkbox', { name: /Single letters/ }).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('m')
  await page.keyboard.press('v')
  expect(address(page)).not.toMatch(/[&#](w|l)=/)
})
