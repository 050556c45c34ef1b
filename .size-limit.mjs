// Budgets of the built page, gzipped. What a name stands for is read from the build, so that no chunk escapes its budget.
import { readdirSync, readFileSync } from 'node:fs'

const DIST = 'dist'
const assets = readdirSync(`${DIST}/assets`).map(name => `${DIST}/assets/${name}`)
const index = readFileSync(`${DIST}/index.html`, 'utf8')

const isCode = path => /\.(js|css)$/.test(path)
const named = (...starts) =>
  assets.filter(path => isCode(path) && starts.some(start => path.startsWith(`${DIST}/assets/${start}`)))
const firstView = assets.filter(path => index.includes(path.slice(DIST.length + 1)))

/** The dialog, the store with it, and what the worker loads for both. */
const SHARING = [
  'ShareDialog',
  'StoreSection',
  'open-stored',
  'page-store',
  'stored-id',
  'share-levels',
  'link',
]

/** Tabs, dialogs and workers that a first comparison does not draw, and the languages that it does not speak. */
const LATER = named(
  ...[
    'zh',
    'StacksView',
    'FunctionsView',
    'GraphView',
    'LabelsView',
    'graph.worker',
    'analysis.worker',
    'catalogue',
  ],
  ...['HelpDialog', 'PasteDialog', 'SidesDialog', 'Problems', ...SHARING, 'archive', 'read-other'],
)

const budget = (name, path, limit) => ({ name, path, limit, gzip: true })

export default [
  budget('first view: what index.html names', [`${DIST}/index.html`, ...firstView], '110 kB'),
  budget(
    'first comparison: all but other tabs and dialogs',
    [`${DIST}/index.html`, ...assets.filter(path => isCode(path) && !LATER.includes(path))],
    '190 kB',
  ),
  budget('worker', named('analysis.worker'), '40 kB'),
  budget('call graph, with its tab', named('GraphView', 'graph.worker'), '30 kB'),
  budget('catalogue of known leaks, with the first goroutine profile', named('catalogue'), '100 kB'),
  budget('sharing, with its dialog and in the worker', named(...SHARING), '42 kB'),
]
