import type { Level } from '#core/share/shared.ts'
import { formatNumber as n } from './format.ts'
import { reportEn } from './report.en.ts'

const many = (count: number, one: string, more: string) => `${n(count)} ${count === 1 ? one : more}`
const stacks = (count: number) => many(count, 'stack', 'stacks')

const levels: Record<Level, { name: string; text: (count: number) => string }> = {
  suspects: { name: 'Suspects only', text: count => `${stacks(count)} and the verdict` },
  changed: { name: 'What changed', text: count => `${stacks(count)}; the rest is one number` },
  names: { name: 'All without labels and lines', text: count => `${stacks(count)}, the whole flame graph` },
  everything: { name: 'Everything', text: count => `${stacks(count)} with their lines and labels` },
}

/** Sharing: the dialog, and a person's words on a comparison. */
export const shareEn = {
  title: 'Share this comparison',
  ways: {
    name: 'How to share',
    link: 'Link',
    html: 'HTML file',
    markdown: 'Markdown',
    picture: 'Pictures',
    pprof: 'pprof',
    data: 'JSON, TSV',
  },
  private: 'Nothing is uploaded',
  save: 'Save',
  saveHtml: 'Save HTML file',
  htmlText:
    'One file with the page in it, 1.3 MB. It opens from a disk or an attachment, asks nobody, and its reader can share again.',
  preparing: 'Preparing …',
  what: 'What travels',
  levels,
  characters: (count: number) => many(count, 'character', 'characters'),
  fits: {
    chat: 'fits a chat message',
    link: 'fits an issue or a mail',
    none: 'too long for a link',
  },
  limits: 'Chat tools cut messages at 2,000 to 4,000 characters. Issues, mail and browsers take 8,000.',
  making: 'Making the link …',
  names: {
    title: 'Names',
    names: 'Replace private names',
    packages: (list: string) => `packages without a public module path: ${list}`,
    noPackages: 'there are none',
    paths: 'Drop file paths outside modules',
    prefixes: 'Also private',
    labels: 'Labels',
    labelRules: { keep: 'stay', alias: 'numbered', drop: 'dropped' },
    builds: 'Drop build id and host names',
    times: 'Drop capture times',
  },
  preview: {
    title: 'How it will read',
    counts: (stay: number, replaced: number, dropped: number) =>
      `${many(stay + replaced + dropped, 'name', 'names')}: ${n(stay)} stay, ${n(replaced)} replaced, ${n(dropped)} dropped`,
    name: 'Name',
    becomes: 'Becomes',
    stays: 'public, stays',
    kept: 'stays',
    dropped: 'dropped',
    ids: 'arguments, goroutine ids',
    never: 'never travel',
    more: (count: number) => `and ${n(count)} more`,
  },
  review: {
    title: 'Notes for the reader',
    heading: 'Title',
    note: 'Note',
    noteOn: (name: string) => `Note on ${name}`,
    verdict: 'Verdict',
    verdictOn: (name: string) => `Verdict on ${name}`,
    none: 'no verdict',
    waits: (count: string, state: string) => (state === 'in use' ? `${count} in use` : `${count} in ${state}`),
    said: 'What the review says',
    verdicts: reportEn.verdicts,
  },
  link: 'Link',
  copyLink: 'Copy link',
  opened: 'From a link',
  markdownText: 'For an issue or a chat: verdict, numbers, stacks and evidence.',
  picture: {
    title: 'Picture',
    text: 'What the filters leave. The flame graph as the page draws it, the call graph as pprof counts it.',
    flameSvg: 'Flame graph, SVG',
    flamePng: 'Flame graph, PNG',
    graphSvg: 'Call graph, SVG',
    graphPng: 'Call graph, PNG',
    graphDot: 'Call graph, DOT',
    dot: 'For Graphviz.',
    svg: 'Text stays text, any size.',
    png: 'For chats and slides, two pixels per point.',
  },
  pprof: {
    text: 'For go tool pprof and everything else that reads its files.',
    before: 'Before',
    after: 'After',
    diff: 'Difference',
    diffText: (change: string) => `${change}; before counts negative, as pprof -diff_base has it`,
    sideText: (total: string) => `${total}, stacks as in the table`,
  },
  data: {
    json: 'JSON',
    jsonText: 'What the command prints with --json, for scripts.',
    suspects: 'Suspects as TSV',
    stacks: 'Stacks as TSV',
    functions: 'Functions as TSV',
    labels: 'Labels as TSV',
    tsvText: 'All rows, also those that the filters hide, for spreadsheets.',
    folded: 'Folded stacks',
    foldedText: 'One stack per line with the amounts of both sides, for flamegraph.pl and others.',
  },
  rest: 'everything else',
  update: {
    title: 'A new version is here.',
    text: 'What you look at stays until you reload.',
    reload: 'Reload',
    later: 'Later',
  },
}

export type ShareMessages = typeof shareEn
