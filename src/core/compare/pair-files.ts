import type { ProfileFormat, ProfileKind } from '#core/profile/profile.ts'
import { naturalOrder, type PathWords, pathWords } from './path-words.ts'

/** A file that could be read, as far as it matters for the side it belongs to. */
export interface Candidate {
  /** With the folders and archives it lies in, parted by `/`. */
  readonly name: string
  readonly kind: ProfileKind
  readonly format: ProfileFormat
  /** Milliseconds since 1970 of the capture, and of the file; null where unknown. */
  readonly time: number | null
  readonly modified: number | null
}

/** Where files belong. `between` are moments of a series in their order; `aside` is left out. */
export interface Proposal<T> {
  readonly before: readonly T[]
  readonly after: readonly T[]
  readonly between: readonly T[]
  readonly aside: readonly T[]
}

/** Captures closer than this, of several machines, are one moment. */
const ONE_MOMENT_MS = 30_000
/** The last and weakest way to see a series. */
const BY_TYPE = 2
/** What tells most of the same moment is taken first: ids, ages and creators, then names and times. */
const RICHEST: readonly ProfileFormat[] = ['goroutine-debug2', 'pprof']

interface Sorted<T> extends PathWords {
  readonly file: T
}

/**
 * Puts files on sides by what their paths say, by their types and their times:
 *
 * - `before` and `after` in paths decide where both occur;
 * - else paths that differ in nothing but a number or a time are one series of one type: its first is before, its last
 *   after, the rest between. Where no path repeats, the same is tried without the outermost folder, then by type alone;
 * - what has no partner, stays after; files of several machines within half a minute are one moment.
 *
 * Of one moment in several formats one is kept, since they are the same goroutines.
 */
export function pairFiles<T extends Candidate>(files: readonly T[]): Proposal<T> {
  const sorted = files.map(inWords)
  const sides = new Set(sorted.map(each => each.side))
  return sides.has(-1) && sides.has(1) ? bySides(sorted) : bySeries(sorted)
}

/**
 * The files of one side: of a series one moment is taken, of a moment one format, if possible one that `others` have too.
 * Machines stay beside each other.
 */
export function onOneSide<T extends Candidate>(
  files: readonly T[],
  side: 'before' | 'after',
  others: readonly Candidate[] = [],
): Proposal<T> {
  const found = groups(files.map(inWords), seriesOf).map(inTime)
  const taken = found.flatMap(group => (isOneMoment(group) ? group : group.slice(...ENDS[side])))
  const kept = oneFormat(taken, others)
  const aside = files.filter(file => !kept.includes(file))
  return { before: [], after: [], between: [], aside, [side]: kept }
}

/** What is taken of a series on either side. */
const ENDS = { before: [0, 1], after: [-1] } as const

/** A folder or an archive for each side. */
export function onBothSides<T extends Candidate>(one: readonly T[], other: readonly T[]): Proposal<T> {
  const before = onOneSide(one, 'before', other)
  const after = onOneSide(other, 'after', one)
  return { before: before.before, after: after.after, between: [], aside: [...before.aside, ...after.aside] }
}

function bySides<T extends Candidate>(sorted: readonly Sorted<T>[]): Proposal<T> {
  const of = (side: number) => sorted.filter(each => each.side === side).map(each => each.file)
  const sides = onBothSides(of(-1), of(1))
  return { ...sides, aside: [...sides.aside, ...of(0)] }
}

function inWords<T extends Candidate>(file: T): Sorted<T> {
  return { file, ...pathWords(file.name) }
}

function seriesOf({ file, series }: Sorted<Candidate>): string {
  return `${file.kind} ${file.format} ${series}`
}

function bySeries<T extends Candidate>(sorted: readonly Sorted<T>[]): Proposal<T> {
  const keys: readonly ((each: Sorted<T>) => string)[] = [
    seriesOf,
    each => seriesOf({ ...each, series: each.series.replace(/^[^/]*\//, '') }),
    each => each.file.kind,
  ]
  const kept = oneFormat(sorted.map(each => each.file))
  const distinct = sorted.filter(each => kept.includes(each.file))
  for (const [level, key] of keys.entries()) {
    const found = groups(level === BY_TYPE && sorted.length > 2 ? distinct : sorted, key).map(inTime)
    if (!found.some(group => group.length > 1)) continue
    if (level > 0 && sorted.length > 2 && isOneMoment(sorted.map(each => each.file))) break
    return inMoments(found, sorted)
  }
  const aside = sorted.map(each => each.file).filter(file => !kept.includes(file))
  return { before: [], after: kept, between: [], aside }
}

/** The first and the last of each series. A series of one has no partner: it goes to after, unless its kind is there. */
function inMoments<T extends Candidate>(
  series: readonly (readonly T[])[],
  sorted: readonly Sorted<T>[],
): Proposal<T> {
  const pairs = series.filter(group => group.length > 1)
  const before = oneFormat(pairs.map(group => group[0]!))
  const after = oneFormat(pairs.map(group => group.at(-1)!))
  const between = pairs.filter(group => before.includes(group[0]!)).flatMap(group => group.slice(1, -1))
  const kinds = new Set(after.map(file => file.kind))
  const alone = series.filter(group => group.length === 1).map(group => group[0]!)
  const added = oneFormat(alone.filter(file => !kinds.has(file.kind)))
  const placed = new Set([...before, ...after, ...between, ...added])
  return {
    before,
    after: [...after, ...added],
    between,
    aside: sorted.map(each => each.file).filter(file => !placed.has(file)),
  }
}

/** One format of each folder and kind, where several tell of the same moment: one that the other side has, if possible. */
function oneFormat<T extends Candidate>(files: readonly T[], others: readonly Candidate[] = []): readonly T[] {
  const moments = groups(files.map(inWords), ({ file }) => `${file.kind} ${folderOf(file.name)}`)
  return moments.flatMap(group => {
    const [first] = group
    const formats = [...new Set(group.map(each => each.file.format))]
    const shared = formats.filter(format =>
      others.some(other => other.format === format && other.kind === first?.file.kind),
    )
    const offered = shared.length > 0 ? shared : formats
    const best = RICHEST.find(format => offered.includes(format)) ?? offered[0]
    return group.map(each => each.file).filter(file => file.format === best)
  })
}

function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/') + 1)
}

function groups<T>(all: readonly Sorted<T>[], key: (each: Sorted<T>) => string): Sorted<T>[][] {
  const found = new Map<string, Sorted<T>[]>()
  for (const each of all) {
    const id = key(each)
    const group = found.get(id)
    if (group) group.push(each)
    else found.set(id, [each])
  }
  return [...found.values()]
}

/** Earlier first: by the time of the capture where all have one, else by their numbers, else by the files' own times. */
function inTime<T extends Candidate>(group: readonly Sorted<T>[]): T[] {
  const files = group.map(each => each.file)
  const timed = files.every(file => file.time !== null) && new Set(files.map(file => file.time)).size > 1
  const byName = new Set(files.map(file => file.name)).size === files.length
  return files.sort((one, other) => {
    if (timed) return one.time! - other.time!
    const named = byName ? naturalOrder(one.name, other.name) : 0
    return named || (one.modified ?? 0) - (other.modified ?? 0)
  })
}

function isOneMoment(files: readonly Candidate[]): boolean {
  const times = files.map(file => file.time)
  if (times.includes(null)) return false
  const known = times as number[]
  return Math.max(...known) - Math.min(...known) < ONE_MOMENT_MS
}
