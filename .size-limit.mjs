// Budgets of the built page, gzipped. What each part loads is read from the build itself: a chunk brings what it imports
// and the styles of its name, so nothing has to be listed when code moves from one chunk to another.
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const ASSETS = 'dist/assets'
const files = existsSync(ASSETS) ? readdirSync(ASSETS) : []
const page = existsSync('dist/index.html') ? readFileSync('dist/index.html', 'utf8') : ''
const stem = file => file.replace(/-.{8}\.(js|css)$/, '')
const chunks = (...names) => files.filter(file => file.endsWith('.js') && names.includes(stem(file)))

/** The chunks and all that they import before they run. */
function closure(entries) {
  const found = new Set(entries)
  for (const file of found) {
    const code = readFileSync(`${ASSETS}/${file}`, 'utf8')
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      found.add(imported)
  }
  return found
}

function withStyles(found) {
  const names = new Set([...found].map(stem))
  return [...found, ...files.filter(file => file.endsWith('.css') && names.has(stem(file)))]
}

const first = withStyles(closure(files.filter(file => file.endsWith('.js') && page.includes(file))))
const comparison = withStyles(
  closure([
    ...first.filter(file => file.endsWith('.js')),
    ...chunks('en', 'ComparisonPage', 'FilterBar', 'SuspectsView', 'FlameView', 'DetailsPane'),
  ]),
)
const worker = [...closure(chunks('analysis.worker'))]
/** What a tab or dialog loads beyond a comparison that is on the screen. */
const beyond = (...names) =>
  withStyles(closure(chunks(...names))).filter(file => !comparison.includes(file) && !worker.includes(file))

const budget = (name, list, limit, more = []) => ({
  name,
  path: [...more, ...list.map(file => `${ASSETS}/${file}`)],
  limit,
  gzip: true,
})

export default [
  budget('first view: what index.html names', first, '110 kB', ['dist/index.html']),
  budget('first comparison: suspects, flame graph, details, all in English', comparison, '190 kB', [
    'dist/index.html',
  ]),
  budget('worker, before it knows the files', worker, '40 kB'),
  budget('catalogue of known leaks, with the first goroutine profile', chunks('catalogue'), '100 kB'),
  budget('ranking of suspects, with the catalogue', chunks('ranking'), '16 kB'),
  budget('call graph, with its tab', beyond('GraphView', 'graph.worker'), '30 kB'),
  budget(
    'sharing, with its dialog and in the worker',
    beyond('ShareDialog', 'StoreSection', 'open-stored', 'link', 'share-levels'),
    '52 kB',
  ),
  budget('Chinese', beyond('zh', 'catalogue-zh'), '60 kB'),
]
