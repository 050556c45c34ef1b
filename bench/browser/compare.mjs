import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findBrowser } from '../../scripts/browser.mjs'
import { interleave, ratio } from '../median.mjs'
import { buildRivals } from '../rivals/build.mjs'
import { installRivals } from '../rivals/install.mjs'
import { visitOnce } from './chromium.mjs'
import { CONTENDERS, showFiles } from './contenders.mjs'
import { serveFolders } from './server.mjs'

const PAGE = fileURLToPath(new URL('../../dist', import.meta.url))
const OURS = 'stackdrift pair'

/** From files given to the first complete picture: CPU of the whole browser, less what an empty page costs it. */
export async function compareInBrowser(pairs, { rounds, skip }) {
  const browser = findBrowser()
  if (browser === null) return skip('browser', 'no Chromium, Chrome or Edge was found')
  if (!existsSync('/proc/self/stat')) return skip('browser', 'the CPU time of a browser is read from /proc')
  const folders = await foldersToServe(skip)
  const server = await serveFolders(folders)
  try {
    const rows = []
    for (const pair of pairs)
      rows.push(...(await comparePair(pair, { server, folders, browser, rounds, skip })))
    return { title: 'Browser: files given to first picture, CPU seconds less an empty page', rows }
  } finally {
    server.close()
  }
}

async function foldersToServe(skip) {
  const ours = existsSync(PAGE) ? { stackdrift: PAGE } : {}
  if (!ours.stackdrift) skip('stackdrift', `there is no ${PAGE}; run npm run build`)
  const missing = installRivals()
  if (missing === null) return { ...ours, ...(await buildRivals()) }
  skip('speedscope, react-pprof, @grafana/flamegraph', missing)
  return ours
}

async function comparePair(pair, { server, folders, browser, rounds, skip }) {
  const runs = { empty: () => visitEmpty(browser, server.address) }
  for (const [name, contender] of Object.entries(CONTENDERS)) {
    if (!folders[contender.folder]) continue
    if (pair.statistics.before.samples > (contender.most ?? Number.POSITIVE_INFINITY)) {
      skip(`${name} on ${pair.name}`, `it shows nothing within minutes beyond ${contender.most} samples`)
      continue
    }
    runs[name] = () =>
      visitWith(browser, server.address, contender, pair, reason => skip(`${name} on ${pair.name}`, reason))
  }
  const { empty, ...results } = await interleave(runs, rounds)
  const net = Object.fromEntries(
    Object.entries(results).map(([name, { cpu }]) => [name, cpu === null ? null : cpu - empty.cpu]),
  )
  return Object.entries(results).map(([name, { ms }]) => ({
    files: pair.name,
    page: name,
    'CPU s': net[name],
    'to ours ratio': name === OURS ? null : ratio(net[name], net[OURS]),
    'picture after ms': ms,
    'empty page s': empty.cpu,
  }))
}

async function visitEmpty(browser, address) {
  const { cpu } = await visitOnce(browser, page => page.goto(`${address}/empty/`))
  return { cpu }
}

async function visitWith(browser, address, contender, pair, failed) {
  try {
    const { result, cpu } = await visitOnce(browser, page => showFiles(page, address, contender, pair))
    return { cpu, ms: result.ms }
  } catch (error) {
    failed(error.message.split('\n')[0])
    return { cpu: null, ms: null }
  }
}
