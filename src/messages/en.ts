import { adviceEn } from './advice.en.ts'
import { AS_WRITTEN } from './catalogue-text.ts'
import { failuresEn } from './failures.en.ts'
import { filtersEn } from './filters.en.ts'
import { firstEn, many } from './first.en.ts'
import { flameEn } from './flame.en.ts'
import { formatNumber as n } from './format.ts'
import { graphEn } from './graph.en.ts'
import { type Guides, guidesEn } from './guides.en.ts'
import { labelsEn } from './labels.en.ts'
import { notesEn } from './notes.en.ts'
import { reasonsEn } from './reasons.en.ts'
import { reportEn } from './report.en.ts'
import { shareEn } from './share.en.ts'
import { storeEn } from './store.en.ts'
import { tablesEn } from './tables.en.ts'
import { warningsEn } from './warnings.en.ts'

/** Every sentence of the page in English. Chinese has this shape, so a missing sentence does not compile. */
export const en = {
  ...firstEn,
  tiers: {
    proven: 'Proven leak',
    known: 'Known leak',
    strong: 'Strong suspect',
    possible: 'Possible leak',
    normal: 'Normal',
  },
  tiersShort: { proven: 'Proven', known: 'Known', strong: 'Strong', possible: 'Possible', normal: 'Normal' },
  part: 'same leak',
  tabs: {
    suspects: 'Suspects',
    flame: 'Flame graph',
    stacks: 'Stacks',
    functions: 'Functions',
    graph: 'Graph',
    labels: 'Labels',
  },
  views: 'Views',
  by: 'by',
  sampleType: 'Sample type',
  granularity: 'Granularity',
  granularities: { module: 'module', package: 'package', function: 'function', file: 'file', line: 'line' },
  scale: 'Scale',
  scales: { absolute: 'absolute', relative: 'share of total' },
  filter: 'Filter functions, files, states',
  broken: {
    title: 'The page met a mistake of its own and stopped',
    text: 'Your files are untouched. Reload to try the same view again, or begin a new comparison. Please report what stands below.',
  },
  badPattern: 'This pattern cannot be read; the last one that could still applies.',
  tables: { suspects: 'Leak suspects', stacks: 'Stacks', functions: 'Functions', labels: 'Labels' },
  columns: {
    tier: 'Tier',
    where: 'Where it waits',
    state: 'State',
    beforeAfter: 'Before → after',
    before: 'Before',
    after: 'After',
    change: 'Change',
    ratio: '×',
    share: 'Share of growth',
    why: 'Why',
    stack: 'Stack',
    function: 'Function',
    file: 'File',
  },
  groups: {
    shrank: 'Shrank',
    unchanged: 'Unchanged',
    normal: 'Grew, looks healthy',
    summary: (rows: number, change: string) => `${many(rows, 'stack', 'stacks')}, ${change}`,
  },
  filters: filtersEn,
  flame: flameEn,
  details: {
    name: 'Details',
    ratio: 'ratio',
    growth: 'of growth',
    cause: 'Cause',
    fix: 'Fix',
    evidence: 'Evidence',
    weight: 'weight',
    score: (score: string, tier: string) => `Score ${score}, ${tier}`,
    stack: 'Stack',
    leafFirst: 'leaf first',
    createdBy: 'created by',
    callers: 'Called by',
    healthyWhen: 'Healthy when',
    whyNormal: 'Why this counts as normal',
    plumbing: (count: number) => `${many(count, 'frame', 'frames')} of the runtime`,
  },
  verdict: {
    growth: (share: string) => `${share} of all growth`,
    fixedIn: (module: string, version: string) => `Fixed in ${module} ${version}.`,
    fixedHas: (module: string, version: string, seen: string) =>
      `Fixed in ${module} ${version}; this build has ${seen}.`,
    unfixed: (module: string, seen: string) => `This build has ${module} ${seen}.`,
    more: (count: number) => `and ${n(count)} more`,
    copyMarkdown: 'Copy as Markdown',
    markdown: 'Markdown',
    evidence: 'Evidence',
    waits: (count: string, place: string, state: string) =>
      state === 'in use' ? `${count} in use, allocated at ${place}.` : `${count} wait in ${state} at ${place}.`,
    nothing: 'No stack grew in a way that looks like a leak',
    nothingText:
      'A slow leak needs a longer gap: compare captures that are an hour apart, or taken when the count has clearly grown.',
    silent: (kind: string) => `A ${kind} profile: see what grew, function by function`,
    silentText:
      'Leak suspects come from goroutine profiles, which tell what each goroutine waits for, and from two heap profiles by inuse_space.',
    snapshot: (what: string) => `Snapshot: ${what}, one side`,
    snapshotText: 'Growth is unknown until there is a second profile. Drop it anywhere.',
    addBefore: 'Add “before”',
    showStacks: 'Show all stacks',
  },
  sides: {
    fresh: 'New comparison of these',
    question: 'Where does it belong?',
    text: (names: string) => `Both sides are taken. Where does ${names} belong?`,
    addBefore: 'Add to before',
    addAfter: 'Add to after',
    replaceBefore: 'Replace before',
    replaceAfter: 'Replace after',
    shift: 'After becomes before, this one becomes after',
    sum: 'Several files of one type on a side are summed.',
    files: (count: number) => `${n(count)} profiles were found`,
    proposed:
      'Sides are proposed by path, type and time. Several files of a type on a side are summed; what is between them is shown as a series.',
    file: 'File',
    holds: 'Holds',
    captured: 'Captured',
    place: 'Side',
    placeOf: (name: string) => `Side of ${name}`,
    between: 'Between',
    leftOut: 'Left out',
    compare: 'Compare',
    change: 'Files',
  },
  reasons: reasonsEn,
  tableTexts: tablesEn,
  printed: (when: string, where: string) => `Printed ${when} from ${where}`,
  notesMore: (count: number) => `${n(count)} more`,
  notes: notesEn,
  warnings: warningsEn,
  failures: failuresEn,
  report: reportEn,
  advice: adviceEn,
  guides: guidesEn as Guides,
  graph: graphEn,
  labels: labelsEn,
  shareDialog: shareEn,
  store: storeEn,
  /** The catalogue; in other languages it is fetched after everything else. */
  catalogue: AS_WRITTEN,
}

export type Messages = typeof en
