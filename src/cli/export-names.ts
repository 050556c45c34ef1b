/** What a comparison can be written as; each name is also how a file may end. */
export const NAMES = [
  'html',
  'md',
  'json',
  'suspects.tsv',
  'stacks.tsv',
  'functions.tsv',
  'labels.tsv',
  'folded',
  'flame.svg',
  'graph.svg',
  'graph.dot',
  'before.pb.gz',
  'after.pb.gz',
  'diff.pb.gz',
] as const

export type FormatName = (typeof NAMES)[number]

/** Endings that do not say it all, and what they mean. */
const SHORT: Readonly<Record<string, FormatName>> = {
  htm: 'html',
  markdown: 'md',
  tsv: 'suspects.tsv',
  svg: 'flame.svg',
  collapsed: 'folded',
  dot: 'graph.dot',
  gv: 'graph.dot',
  'before.pb': 'before.pb.gz',
  'after.pb': 'after.pb.gz',
  pb: 'diff.pb.gz',
  'pb.gz': 'diff.pb.gz',
  pprof: 'diff.pb.gz',
}

export function formatNamed(name: string): FormatName | null {
  return NAMES.find(each => each === name) ?? SHORT[name] ?? null
}

/** What a file of this name should hold: the longest ending that means something decides. */
export function formatFor(file: string): FormatName | null {
  const endings = [...NAMES, ...Object.keys(SHORT)].sort((a, b) => b.length - a.length)
  const name = file.toLowerCase()
  const ending = endings.find(
    each => name === each || (/[.\-_/\\]$/.test(name.slice(0, -each.length)) && name.endsWith(each)),
  )
  return ending === undefined ? null : formatNamed(ending)
}
