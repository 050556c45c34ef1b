import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findBrowser } from '../../scripts/browser.mjs'
import { visitOnce } from '../browser/chromium.mjs'
import { CONTENDERS, showFiles } from '../browser/contenders.mjs'
import { serveFolders } from '../browser/server.mjs'
import { buildRivals } from '../rivals/build.mjs'
import { installRivals } from '../rivals/install.mjs'
import { callbackTimes } from './callbacks.mjs'
import { GESTURES, RIVAL_GESTURES } from './gestures.mjs'
import { installRecorder, summarize } from './recorder.mjs'

const PAGE = fileURLToPath(new URL('../../dist', import.meta.url))
const SETTLE_MS = 500
const OURS = 'stackdrift pair'
/** Those that zoom and pan without steps. Both draw with WebGL. */
const RIVALS = ['speedscope one', 'react-pprof one']

/**
 * Work of the main thread per frame while loading, and then while the flame graph is zoomed, panned and searched; beside
 * it what the page's own callbacks take of the processor.
 */
export async function measureFrames(pairs, { skip }) {
  const browser = findBrowser()
  if (browser === null) return skip('frames', 'no Chromium, Chrome or Edge was found')
  if (!existsSync(PAGE)) return skip('frames', `there is no ${PAGE}; run npm run build`)
  const missing = installRivals()
  if (missing !== null) skip('rivals of frames', missing)
  const server = await serveFolders({ stackdrift: PAGE, ...(missing === null ? await buildRivals() : {}) })
  const names = missing === null ? [OURS, ...RIVALS] : [OURS]
  try {
    const rows = []
    for (const pair of pairs)
      for (const name of names) rows.push(...(await recordPair(browser, server.address, name, pair, skip)))
    return { title: 'Frames: milliseconds of main-thread work per frame', rows }
  } finally {
    server.close()
  }
}

async function recordPair(browser, address, name, pair, skip) {
  const { most = Number.POSITIVE_INFINITY } = CONTENDERS[name]
  if (pair.statistics.before.samples > most) {
    skip(`frames of ${name} on ${pair.name}`, `it shows nothing within minutes beyond ${most} samples`)
    return []
  }
  try {
    const { result } = await visitOnce(browser, page => record(page, address, name, pair), {
      webgl: name !== OURS,
    })
    return result.map(({ gesture, recording, callbacks }) => ({
      pair: pair.name,
      page: name,
      while: gesture,
      ...summarize(recording),
      'callback ms': callbacks[callbacks.length >> 1] ?? null,
      'worst callback ms': callbacks.at(-1) ?? null,
      'callbacks over 16 ms': callbacks.filter(ms => ms > 16).length,
    }))
  } catch (error) {
    skip(`frames of ${name} on ${pair.name}`, error.message.split('\n')[0])
    return []
  }
}

async function record(page, address, name, pair) {
  await page.addInitScript(installRecorder)
  const recordings = []
  const during = async (gesture, action) => {
    const callbacks = await callbackTimes(page, async () => {
      await action()
      await page.waitForTimeout(SETTLE_MS)
    })
    const recording = await page.evaluate(() =>
      globalThis.takeRecording(performance.getEntriesByName('given')[0].startTime),
    )
    recordings.push({ gesture, recording, callbacks })
  }
  await during('loading', () => showFiles(page, address, CONTENDERS[name], pair))
  const ours = name === OURS
  if (ours) await during('opening the flame graph', () => openFlameGraph(page))
  const graph = ours ? page.getByRole('application').locator('canvas').first() : page.locator('canvas').last()
  const box = await graph.boundingBox()
  const field = page.getByRole('searchbox').last()
  for (const [gesture, perform] of Object.entries(ours ? GESTURES : RIVAL_GESTURES))
    await during(gesture, () => perform(page, box, field))
  return recordings
}

async function openFlameGraph(page) {
  await page.getByRole('tab', { name: 'Flame graph' }).click()
  await page.getByRole('application').first().waitFor()
}
