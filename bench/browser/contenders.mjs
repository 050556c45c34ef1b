const DRAWN = () => document.documentElement.dataset.ready === 'true'
const SPEEDSCOPE_DRAWN = () =>
  document.title.endsWith(' - speedscope') && document.body.textContent.includes('Left Heavy')

/**
 * Each opens its page, gives it files as a user does and waits for the first complete picture.
 * `pair` tells whether it takes both files or only the before side, which is all that some can show.
 * `most` is the largest number of samples per file that it can draw within minutes.
 */
export const CONTENDERS = {
  'stackdrift pair': { folder: 'stackdrift', input: ['label', 'Profiles'], drawn: DRAWN, pair: true },
  'grafana pair': { folder: 'grafana', input: ['css', 'input[type=file]'], drawn: DRAWN, pair: true },
  'speedscope one': { folder: 'speedscope', input: ['css', '#file'], drawn: SPEEDSCOPE_DRAWN, pair: false },
  'react-pprof one': {
    folder: 'react-pprof',
    input: ['css', 'input[type=file]'],
    drawn: DRAWN,
    pair: false,
    most: 10_000,
  },
}

const PATIENCE_MS = 240_000

/** @returns {Promise<{ms: number}>} from giving the files to the picture, in milliseconds of the page's clock */
export async function showFiles(page, address, { folder, input, drawn, pair }, { before, after }) {
  page.on('dialog', dialog => dialog.dismiss())
  await page.goto(`${address}/${folder}/`)
  const [by, text] = input
  const field = by === 'label' ? page.getByLabel(text, { exact: true }) : page.locator(text)
  await field.first().waitFor({ state: 'attached' })
  await page.evaluate(() => {
    addEventListener('change', () => performance.mark('given'), { capture: true, once: true })
  })
  await field.first().setInputFiles(pair ? [before, after] : [before])
  await page.waitForFunction(drawn, null, { timeout: PATIENCE_MS, polling: 'raf' })
  const ms = await page.evaluate(async () => {
    const drawn = performance.now()
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return drawn - performance.getEntriesByName('given')[0].startTime
  })
  return { ms }
}
