// The captures that are held against pprof: every pair of binary profiles among the fixtures.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CAPTURES = fileURLToPath(new URL('../fixtures/captures', import.meta.url))

export const answerFile = name => fileURLToPath(new URL(`./answers/${name}.json`, import.meta.url))

const GOROUTINES = [{ type: 'goroutine', unit: 'count' }]
const HEAP = [
  { type: 'alloc_objects', unit: 'count' },
  { type: 'alloc_space', unit: 'bytes' },
  { type: 'inuse_objects', unit: 'count' },
  { type: 'inuse_space', unit: 'bytes' },
]

/** {name, files: [before, after], types} of every pair, healthy twins too. */
export const PAIRS = readdirSync(CAPTURES).flatMap(name =>
  ['', 'fixed.'].flatMap(twin =>
    ['pb.gz', 'heap.pb.gz'].flatMap(ending => {
      const files = ['before', 'after'].map(side => join(CAPTURES, name, `${twin}${side}.${ending}`))
      if (!files.every(existsSync)) return []
      return [
        {
          name: `${name}.${twin}${ending.split('.')[0]}`,
          files,
          types: ending === 'pb.gz' ? GOROUTINES : HEAP,
        },
      ]
    }),
  ),
)

const LABELLED = fileURLToPath(new URL('./labelled/', import.meta.url))
const CPU = [
  { type: 'samples', unit: 'count' },
  { type: 'cpu', unit: 'nanoseconds' },
]

/** Every filter with others, on every sample type; what has no such labels is asked too. */
const TOGETHER = [
  { focus: 'k8s\\.io|net/http|main', ignore: '(?i)reflector|poll', hide: '^runtime\\.' },
  { focus: 'runtime', show_from: 'main|k8s', hide: '[[:alpha:]]+/wait\\.' },
  { show: '^(main|k8s|net)', ignore: 'nothing has this name\\z', tagignore: '1kb:' },
]

const NAMED = [
  {
    pair: 'kube-scheduler-scheduleone-nextpod.pb',
    type: GOROUTINES[0],
    filters: [
      { focus: 'k8s\\.io/' },
      { ignore: 'k8s\\.io/' },
      { focus: 'wait\\.(BackoffUntil|Until)$', ignore: '(?i)REFLECTOR' },
      { focus: 'informers/.*\\.go$' },
      { hide: 'util/wait' },
      { hide: '^runtime\\.' },
      { show: 'k8s\\.io/' },
      { show: 'k8s\\.io/', hide: 'util/wait' },
      { show_from: 'cache\\.' },
      { show_from: 'wait\\.JitterUntil$' },
      { show_from: 'nothing has this name' },
      { focus: 'runtime\\.selectgo' },
      { focus: 'scheduler', show_from: 'cache\\.', hide: 'Backoff' },
      { focus: '[[:upper:]]hared\\pLnformer' },
    ],
  },
  {
    pair: 'healthy-http-load.pb',
    type: GOROUTINES[0],
    filters: [
      { focus: 'net/http' },
      { ignore: 'http|poll' },
      { hide: 'net' },
      { show: 'main\\.' },
      { show_from: 'serve' },
      { tagfocus: 'request=.' },
      { tagignore: 'request=.' },
    ],
  },
  {
    pair: 'open-simulator-deepcopy-heap.heap',
    type: HEAP[1],
    filters: [
      { focus: 'DeepCopy' },
      { tagfocus: '1kb:' },
      { tagfocus: ':64' },
      { tagfocus: 'bytes=128b:4kb' },
      { tagfocus: '32b' },
      { tagignore: 'bytes=:1kb' },
      { focus: 'DeepCopy', tagignore: '2kb:1mb' },
      { hide: 'encoding/json', tagfocus: '100:' },
      { show_from: 'DeepCopy' },
    ],
  },
]

/** What pprof is asked with its filters on: {pair, files, type, filters, answers}. */
export const FILTERED = [
  ...filteredPairs(),
  ...PAIRS.filter(({ name }) => !name.includes('.fixed.')).flatMap(({ name, types }) =>
    types.map(type => ({ pair: name, type, filters: TOGETHER })),
  ),
].map(each => ({
  ...each,
  files: each.files ?? PAIRS.find(({ name }) => name === each.pair).files,
  answers: answerFile(`${each.pair}.${each.type.type}.${each.filters === TOGETHER ? 'together' : 'filtered'}`),
}))

function filteredPairs() {
  return [
    ...NAMED,
    ...CPU.map(type => ({
      pair: 'labelled',
      files: ['before.pb.gz', 'after.pb.gz'].map(file => LABELLED + file),
      type,
      filters: [
        { tagfocus: 'tenant=tenant-[12]' },
        { tagfocus: 'route=/health', tagignore: 'tenant-2' },
        { tagfocus: '/orders,tenant-0' },
        { tagroot: 'tenant' },
        { tagroot: 'route,tenant' },
        { tagleaf: 'route' },
        { tagroot: 'tenant', tagleaf: 'route', hide: 'sha256' },
        { tagroot: 'route', focus: '^/orders', show_from: 'tenant|main\\.' },
        { tagroot: 'route', tagfocus: 'tenant-1', tagshow: 'tenant', taghide: 'route' },
      ],
    })),
  ]
}
