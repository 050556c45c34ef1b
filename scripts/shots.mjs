// `npm run shots`: takes the pictures of README and docs again, of the page as it is built now.
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { findBrowser } from './browser.mjs'
import { buildStale } from './fresh.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const CAPTURES = 'e2e/fixtures/captures/'
const pair = (name, form = 'pb.gz') => ['before', 'after'].map(side => `${CAPTURES}${name}/${side}.${form}`)

const LEAK = pair('client-go-streamwatcher-receive')
const SCHEDULER = pair('kube-scheduler-scheduleone-nextpod')
const HEAP = pair('open-simulator-deepcopy-heap', 'heap.pb.gz')
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }

/** What is shown: two files, the view in the address, and what is done before the picture is taken. */
const PICTURES = [
  { name: 'screenshot', files: LEAK, act: page => page.getByRole('treegrid').first().press('Home') },
  { name: 'flame-dark', files: SCHEDULER, hash: 'tab=flame', context: { colorScheme: 'dark' } },
  { name: 'functions', files: HEAP, hash: 'tab=functions&f=DeepCopy' },
  {
    name: 'graph',
    files: HEAP,
    hash: 'tab=graph',
    act: async page => {
      await page.getByRole('button', { name: 'Show all' }).click()
      await page.waitForTimeout(800)
    },
  },
  { name: 'stacks-phone', files: SCHEDULER, hash: 'tab=stacks', context: PHONE },
  { name: 'chinese', files: LEAK, context: { locale: 'zh-CN' } },
]

process.exitCode = buildStale()
if (process.exitCode === 0) await takeAll()

async function takeAll() {
  const server = await preview({ preview: { port: 4188, strictPort: true }, logLevel: 'error' })
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath === null ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    for (const picture of PICTURES) await take(browser, picture)
  } finally {
    await browser.close()
    await server.close()
  }
}

async function take(browser, { name, files, hash = '', context = {}, act }) {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    ...context,
  })
  await page.goto(`http://localhost:4188/${hash === '' ? '' : `#v=1&${hash}`}`)
  await page.locator('input[type=file]').first().setInputFiles(files)
  await page.locator('html[data-ready="true"]').waitFor({ timeout: 60_000 })
  await act?.(page)
  await page.waitForTimeout(500)
  await page.screenshot({ path: `docs/${name}.png`, animations: 'disabled' })
  await page.close()
  console.log(`docs/${name}.png`)
}
