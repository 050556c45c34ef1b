import type { Silence } from '#core/suspects/silence.ts'
import { formatNumber as n } from './format.ts'

const many = (count: number, one: string, more: string) => `${n(count)} ${count === 1 ? one : more}`

/** Why there are no suspects. */
const SILENCE: Readonly<Record<Silence, string>> = {
  contention:
    'Delays and counts of contention add up from the start of the process, so they grow in every healthy program. Functions sorted by change show where waiting has become worse: locks that are held too long, channels that are too slow. Who never gets on is told by a goroutine profile.',
  time: 'CPU time is spent, not kept. Functions sorted by change show what became slower.',
  allocations:
    'What was allocated only ever grows, also in a healthy program. Choose inuse_space: only memory that is still in use can leak.',
  'other-values':
    'A suspect is a group of goroutines that wait at one place, or memory that is still in use. This profile counts something else; Functions and the flame graph show what changed.',
  'no-states':
    'These stacks do not tell what waits: the frames of the runtime are missing. Capture again from /debug/pprof/goroutine.',
  'no-growth': 'One heap profile tells what is in use, not what grows. Add the other side.',
  empty: 'There is no stack in it.',
}

/** Words of the tables and of the pane beside them. */
export const tablesEn = {
  didNotGrow: 'did not grow',
  sortBy: 'Sort by',
  waitsNormal: 'Normal',
  shareTitle: 'Share of the growth of everything that grew',
  ratioTitle: 'How many times as much as before',
  selfTitle: 'In the function itself (flat)',
  totalTitle: 'In the function and what it calls (cum)',
  self: 'Self',
  total: 'Total',
  selfBefore: 'Self before',
  selfAfter: 'Self after',
  selfChange: 'Self change',
  totalBefore: 'Total before',
  totalAfter: 'Total after',
  totalChange: 'Total change',
  shareOfTotal: 'Share of all',
  where: 'Place',
  more: (count: number) => `+${n(count)}`,
  copyTable: 'Copy as TSV',
  copyMarkdown: 'Copy as Markdown',
  frames: (count: number) => many(count, 'frame', 'frames'),
  calledFrom: (callers: string) => `called from ${callers}`,
  root: 'root of its goroutine',
  noFrames: 'no frames',
  oldest: 'Waiting',
  oldestTitle: 'The longest wait among its goroutines',
  noState: 'not known',
  rowsShown: (shown: number, all: number) => (shown === all ? n(all) : `${n(shown)} of ${n(all)}`),
  empty: {
    noGrowth: 'Nothing grew',
    noGrowthText:
      'Every group of goroutines is as large as before or smaller. What shrank and what stayed is below.',
    silent: (kind: string) => `No suspects in a ${kind} profile`,
    silence: SILENCE,
    snapshot: 'One side only: growth is not known',
    snapshotText: 'Rows are ordered by how many wait. Add the other side to see which of them grew.',
    noRows: 'No goroutines in this profile',
    noMatch: (text: string) => `Nothing matches “${text}”`,
    noMatchText: 'Plain text is searched in function names, /…/ is a regular expression.',
    badPattern: (why: string) => `This regular expression cannot be read: ${why}`,
    nothing: 'Both sides are empty',
  },
  details: {
    selectedRows: (count: number) => many(count, 'stack', 'stacks'),
    ofGrowth: 'of growth',
    ofAll: 'of all',
    change: 'change',
    self: 'self (flat)',
    total: 'total (cum)',
    fixedHas: (module: string, fixed: string, seen: string) =>
      `Fixed in ${module} ${fixed}; this build has ${seen}.`,
    fixedUnseen: (module: string, fixed: string) =>
      `Fixed in ${module} ${fixed}; the version in this build is not known.`,
    notAffected: (module: string, seen: string) => `${module} ${seen} should not have this leak any more.`,
    issue: (number: string) => `Issue #${number}`,
    pull: (number: string) => `Change #${number}`,
    otherStacks: (count: number) => `and ${many(count, 'more stack', 'more stacks')}`,
    callers: 'Called by',
    callersNote: 'share of its total',
    callees: 'Calls',
    start: 'A row taken at random is no leak',
    letGo: 'Clear the selection',
    itself: 'itself',
    starts: 'start of the stack',
    copyText: 'Copy as text',
    copyMarkdown: 'Copy as Markdown',
    boxes: (count: number) => many(count, 'box', 'boxes'),
    sum: 'sum, each stack counted once',
    each: 'One by one',
    inside: 'inside another',
    modules: (count: number) => many(count, 'module', 'modules'),
    modulesChanged: (count: number) => `${n(count)} changed`,
    module: 'Module',
    noModules: 'These profiles name no module version.',
  },
}

export type TablesMessages = typeof tablesEn
