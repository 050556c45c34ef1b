import type { Comparison, Details, Frames } from '#core/compare/comparison.ts'
import { type Label, LEAKED, LOCKED, NONE } from '#core/profile/profile.ts'
import { codeList, type LinkCoder } from './link-coder.ts'
import { LinkStop } from './link-failure.ts'

type Rows = Pick<Comparison, 'before' | 'after' | 'offsets' | 'stack'>

interface Entry {
  readonly labels: number
  readonly before: number
  readonly after: number
  readonly minutes: number
  readonly creator: number
  readonly flags: number
}

/** Labels, waiting times and creators, row by row; mostly one entry that has all of the row's amounts. */
export function codeDetails(
  coder: LinkCoder,
  details: Details | null,
  rows: Rows,
  frames: Frames,
): Details | null {
  if (!coder.flag('details', details !== null)) return null
  const withGoroutines = coder.flag('goroutines', details?.goroutines != null)
  const labelSets = codeList(coder, 'label sets', details?.labelSets.slice(1) ?? null, set =>
    codeSet(coder, set),
  )
  const nextEntry = entryCoder(coder, withGoroutines, labelSets.length, frames.name.length)
  const first = new Uint32Array(rows.before.length + 1)
  const entries: Entry[] = []
  for (let row = 0; row < rows.before.length; row++) {
    let before = rows.before[row]!
    let after = rows.after[row]!
    const own = codeList(coder, 'entries', details && entriesOf(details, row), entry => {
      const next = nextEntry(entry, before, after, rows.stack[rows.offsets[row]!]!)
      before -= next.before
      after -= next.after
      return next
    })
    entries.push(...own)
    first[row + 1] = entries.length
  }
  return {
    first,
    labels: Uint32Array.from(entries, each => each.labels),
    before: Float64Array.from(entries, each => each.before),
    after: Float64Array.from(entries, each => each.after),
    labelSets: [[], ...labelSets],
    goroutines: withGoroutines
      ? {
          id: new Float64Array(entries.length),
          minutes: Uint32Array.from(entries, each => each.minutes),
          creator: Uint32Array.from(entries, each => each.creator),
          creatorId: new Float64Array(entries.length),
          flags: Uint8Array.from(entries, each => each.flags),
        }
      : null,
  }
}

function entriesOf(details: Details, row: number): readonly Entry[] {
  const { goroutines } = details
  const entries: Entry[] = []
  for (let i = details.first[row]!; i < details.first[row + 1]!; i++)
    entries.push({
      labels: details.labels[i]!,
      before: details.before[i]!,
      after: details.after[i]!,
      minutes: goroutines?.minutes[i] ?? 0,
      creator: goroutines?.creator[i] ?? NONE,
      flags: goroutines?.flags[i] ?? 0,
    })
  return entries
}

function entryCoder(coder: LinkCoder, withGoroutines: boolean, sets: number, frames: number) {
  const creatorOf = new Map<number, number>()
  return (entry: Entry | null, before: number, after: number, root: number): Entry => {
    const all = coder.flag('all', entry ? entry.before === before && entry.after === after : false)
    const amounts = all
      ? { before, after }
      : {
          before: coder.real('entry before', entry?.before ?? 0),
          after: coder.real('entry after', entry?.after ?? 0),
        }
    const labels = sets === 0 ? 0 : coder.number('labels', entry?.labels ?? 0)
    if (labels > sets) stop('labels')
    if (!withGoroutines) return { ...amounts, labels, minutes: 0, creator: NONE, flags: 0 }
    const minutes = coder.number('minutes', entry?.minutes ?? 0)
    const flags = coder.number('flags', entry?.flags ?? 0)
    const likely = creatorOf.get(root)
    const usual = likely !== undefined && coder.flag('usual creator', entry?.creator === likely)
    const creator = usual ? likely : codeCreator(coder, entry, root)
    if ((creator !== NONE && creator >= frames) || creator < 0 || flags > (LOCKED | LEAKED) || minutes >= NONE)
      stop('entry')
    creatorOf.set(root, creator)
    return { ...amounts, labels, minutes, creator, flags }
  }
}

function codeCreator(coder: LinkCoder, entry: Entry | null, root: number): number {
  if (!coder.flag('created', entry ? entry.creator !== NONE : false)) return NONE
  return root + coder.signed('creator', (entry?.creator ?? 0) - root)
}

function codeSet(coder: LinkCoder, set: readonly Label[] | null): readonly Label[] {
  return codeList(coder, 'set', set, (label, before) => {
    const key = coder.text(label?.key ?? '', before?.key)
    const numeric = coder.flag('numeric', typeof label?.value === 'number')
    const value = numeric
      ? coder.real('label', typeof label?.value === 'number' ? label.value : 0)
      : coder.text(typeof label?.value === 'string' ? label.value : '')
    const measured = coder.flag('unit', label?.unit !== undefined)
    return measured ? { key, value, unit: coder.text(label?.unit ?? '') } : { key, value }
  })
}

function stop(what: string): never {
  throw new LinkStop('link-corrupt', { what })
}
