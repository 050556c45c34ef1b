import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { treeCpu } from './process-tree.mjs'

/** Some draw with WebGL; without a graphics card Chromium has it only when asked, and is then slower with everything else. */
const WITH_WEBGL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader']
const WITHOUT_WEBGL = ['--disable-gpu']
const VIEWPORT = { width: 1280, height: 800 }
const WINDOW_MS = 250
/** CPU seconds per window below which the browser counts as at rest. */
const REST = 0.03

/**
 * A browser of its own for one visit, closed at the end whatever happens.
 * @param {string} executablePath
 * @param {(page: import('@playwright/test').Page) => Promise<T>} visit
 * @param {{webgl?: boolean}} needs
 * @returns {Promise<{result: T, cpu: number}>} `cpu`: seconds of the whole browser, from rest with a blank tab until it rests again
 * @template T
 */
export async function visitOnce(executablePath, visit, { webgl = true } = {}) {
  const args = webgl ? WITH_WEBGL : WITHOUT_WEBGL
  const server = await chromium.launchServer({ executablePath, args })
  try {
    const browser = await chromium.connect(server.wsEndpoint())
    const page = await browser.newPage({ viewport: VIEWPORT })
    const blank = await cpuAtRest(server.process().pid)
    const result = await visit(page)
    return { result, cpu: (await cpuAtRest(server.process().pid)) - blank }
  } finally {
    await server.close()
  }
}

/** Painting goes on after a page says that it is ready; the browser has shown the picture when two windows were idle. */
async function cpuAtRest(pid) {
  let last = treeCpu(pid)
  let idle = 0
  for (let tries = 0; tries < 120 && idle < 2; tries++) {
    await sleep(WINDOW_MS)
    const now = treeCpu(pid)
    idle = now - last <= REST ? idle + 1 : 0
    last = now
  }
  return last
}
