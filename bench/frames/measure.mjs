import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findBrowser } from '../../scripts/browser.mjs'
import { visitOnce } from '../browser/chromium.mjs'
import { CONTENDERS, showFiles } from '../browser/contenders.mjs'
import { serveFolders } from '../browser/server.mjs'
import { GESTURES } from './gestures.mjs'
import { installRecorder, summarize } from './recorder.mjs'

const PAGE = fileURLToPath(new URL('../../dist', import.meta.url))
const SETTLE_MS = 500

/** Work of the main thread per frame while loading, and then while the flame graph is zoomed, panned and searched. */
export async function measureFrames(pairs, { skip }) {
  const browser = findBrowser()
  if (browser === null) return skip('frames', 'no Chromium, Chrome or Edge was found')
  if (!existsSync(PAGE)) return skip('frames', `there is no ${PAGE}; run npm run build`)
  const server = await serveFolders({ stackdrift: PAGE })
  try {
    const rows = []
    for (const pair of pairs) rows.push(...(await recordPair(browser, server.address, pair, skip)))
    return { title: 'Frames: milliseconds of main-thread work per frame', rows }
  } finally {
    server.close()
  }
}

async function recordPair(browser, address, pair, skip) {
  try {
    const { result } = await visitOnce(browser, page => record(page, address, pair))
    return result.map(({ name, recording }) => ({ pair: pair.name, while: name, ...summarize(recording) }))
  } catch (error) {
    skip(`frames of ${pair.name}`, error.message.split('\n')[0])
    return []
  }
}

async function record(page, address, pair) {
  await page.addInitScript(installRecorder)
  await showFiles(page, address, CONTENDERS['stackdrift pair'], pair)
  await page.waitForTimeout(SETTLE_MS)
  const take = () =>
    page.evaluate(() => globalThis.takeRecording(performance.getEntriesByName('given')[0].startTime))
  const recordings = [{ name: 'loading', recording: await take() }]
  await page.getByRole('tab', { name: 'Flame graph' }).click()
  const graph = page.getByRole('tabpanel').locator('canvas').first()
  await graph.waitFor()
  await page.waitForTimeout(SETTLE_MS)
  recordings.push({ name: 'opening the flame graph', recording: await take() })
  const box = await graph.boundingBox()
  const field = page.getByRole('searchbox').last()
  for (const [name, gesture] of Object.entries(GESTURES)) {
    await gesture(page, box, field)
    await page.waitForTimeout(SETTLE_MS)
    recordings.push({ name, recording: await take() })
  }
  return recordings
}
