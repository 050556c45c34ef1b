import { goVersionOf, modulesOf } from '#core/profile/facts.ts'
import type { Profile } from '#core/profile/profile.ts'
import type { Comparison } from './comparison.ts'
import type { Note } from './note.ts'
import type { SetAside } from './one-kind.ts'

/** A file of one side as it came: two files with one fingerprint have the same bytes. */
export interface SourceFile {
  readonly name: string
  readonly fingerprint: string
  readonly profiles: readonly Profile[]
}

export interface Sides {
  readonly before: readonly SourceFile[]
  readonly after: readonly SourceFile[]
  /** Heap profiles of the same moments, where goroutines are what is compared. */
  readonly memory?: Pick<Sides, 'before' | 'after'>
  /** What `ofOneKind` left out. */
  readonly setAside?: SetAside
  /** Captures between the two, in their order: they are compared with nothing, only counted. */
  readonly series?: readonly SourceFile[]
  /** Files that were given and do not take part: other moments, other formats of the same moment, no profiles. */
  readonly leftOut?: readonly string[]
}

const TOO_CLOSE_SECONDS = 30

/** Everything a reader should know before trusting the comparison: warnings first. */
export function notesOf(sides: Sides, comparison: Comparison): readonly Note[] {
  const notes = [
    sameFile(sides),
    differentTypes(sides),
    order(sides),
    gap(sides),
    alreadyADiff(sides),
    cut(sides),
    setAside(sides),
    summed(sides),
    series(sides),
    leftOut(sides),
    builds(sides),
    goVersions(sides),
    hosts(sides),
    ...moduleNotes(sides),
    comparison.exact ? null : warning('inexact', {}),
    comparison.snapshot ? info('snapshot', {}) : distinctStacks(comparison),
  ].filter(note => note !== null)
  return [...notes.filter(note => note.level === 'warning'), ...notes.filter(note => note.level === 'info')]
}

/** Seconds from the first capture of before to the last of after; negative when swapped, null when a side has no time. */
export function secondsApart(sides: Sides): number | null {
  const before = timesOf(sides.before)
  const after = timesOf(sides.after)
  if (before.length === 0 || after.length === 0) return null
  return (Math.max(...after) - Math.min(...before)) / 1000
}

function timesOf(files: readonly SourceFile[]): number[] {
  return profilesOf(files).flatMap(profile => (profile.time === null ? [] : [profile.time]))
}

function profilesOf(files: readonly SourceFile[]): readonly Profile[] {
  return files.flatMap(file => file.profiles)
}

function sameFile({ before, after }: Sides): Note | null {
  const twin = after.find(file =>
    before.some(other => other !== file && other.fingerprint === file.fingerprint),
  )
  return twin ? warning('same-file', { name: twin.name }) : null
}

function order(sides: Sides): Note | null {
  const seconds = secondsApart(sides)
  return seconds !== null && seconds < 0 ? warning('swapped', { seconds: -seconds }) : null
}

function gap(sides: Sides): Note | null {
  if (sides.before.length === 0 || sides.after.length === 0) return null
  if (profilesOf(sides.before).some(profile => profile.side !== null)) return null
  const seconds = secondsApart(sides)
  if (seconds === null) return info('no-times', {})
  const apart = Math.abs(seconds)
  return apart < TOO_CLOSE_SECONDS
    ? warning('too-close', { seconds: apart })
    : info('apart', { seconds: apart })
}

function differentTypes(sides: Sides): Note | null {
  const before = kindsOf(sides.before)
  const after = kindsOf(sides.after)
  if (before === '' || after === '' || before === after) return null
  return warning('different-types', { before, after })
}

function kindsOf(files: readonly SourceFile[]): string {
  return unique(profilesOf(files).map(profile => profile.kind)).join(', ')
}

function alreadyADiff(sides: Sides): Note | null {
  const signed = profilesOf(sides.after).some(profile =>
    profile.warnings.some(each => each.code === 'already-a-diff'),
  )
  return signed ? info('already-a-diff', {}) : null
}

function setAside({ setAside: left, after, before }: Sides): Note | null {
  if (left === undefined) return null
  return info('set-aside', { kinds: left.kinds.join(', '), shown: kindsOf(after.length > 0 ? after : before) })
}

function summed({ before, after }: Sides): Note | null {
  if (before.length < 2 && after.length < 2) return null
  return info('summed', { before: before.length, after: after.length })
}

function series({ series: between = [] }: Sides): Note | null {
  return between.length > 0 ? info('series', { count: between.length }) : null
}

/** Names fill a line, not a page. */
const MOST_NAMED = 4

function leftOut({ leftOut: names = [] }: Sides): Note | null {
  if (names.length === 0) return null
  const more = Math.max(0, names.length - MOST_NAMED)
  return info('left-out', { count: names.length, names: names.slice(0, MOST_NAMED).join(', '), more })
}

function cut(sides: Sides): Note | null {
  const file = [...sides.before, ...sides.after].find(({ profiles }) =>
    profiles.some(profile => profile.warnings.some(each => each.code === 'dump-cut')),
  )
  return file ? warning('cut', { file: file.name }) : null
}

function builds(sides: Sides): Note | null {
  const before = buildIdsOf(sides.before)
  const after = buildIdsOf(sides.after)
  if (before.length === 0 || after.length === 0) return null
  const same = before.join() === after.join()
  const facts = { before: before.join(', '), after: after.join(', ') }
  return same ? info('same-build', { build: before.join(', ') }) : warning('different-builds', facts)
}

/** Build id of the main binary, which is the first mapping of a profile. */
function buildIdsOf(files: readonly SourceFile[]): readonly string[] {
  return unique(profilesOf(files).flatMap(profile => profile.mappings[0]?.buildId || [])).sort()
}

function goVersions(sides: Sides): Note | null {
  const before = unique(profilesOf(sides.before).flatMap(profile => goVersionOf(profile) ?? []))
  const after = unique(profilesOf(sides.after).flatMap(profile => goVersionOf(profile) ?? []))
  if (before.length === 0 || after.length === 0 || before.join() === after.join()) return null
  return warning('different-go', { before: before.join(', '), after: after.join(', ') })
}

function distinctStacks({ before, after }: Comparison): Note {
  const both = before.reduce((count, value, row) => count + (value !== 0 && after[row] !== 0 ? 1 : 0), 0)
  return info('distinct-stacks', { stacks: before.length, both })
}

const HOST_KEYS = new Set(['host', 'hostname', 'instance', 'node', 'pod'])

function hosts(sides: Sides): Note | null {
  const before = hostsOf(sides.before)
  const after = hostsOf(sides.after)
  if (before.length === 0 || after.length === 0 || before.join() === after.join()) return null
  return warning('different-hosts', { before: before.join(', '), after: after.join(', ') })
}

/** Hosts that collectors write as a label or as a comment `host=…`. */
function hostsOf(files: readonly SourceFile[]): readonly string[] {
  return unique(
    profilesOf(files).flatMap(profile => [
      ...profile.labelSets.flatMap(set =>
        set.flatMap(label => (HOST_KEYS.has(label.key) ? [String(label.value)] : [])),
      ),
      ...profile.comments.flatMap(
        comment => /^(?:host|hostname|instance|node|pod)[=:]\s*(\S+)$/.exec(comment)?.[1] ?? [],
      ),
    ]),
  ).sort()
}

/** A module of the profiles with the version each side has; null where a side does not show it. */
export interface ModuleVersions {
  readonly module: string
  readonly before: string | null
  readonly after: string | null
}

export function moduleVersions(sides: Sides): readonly ModuleVersions[] {
  const before = versionsOf(sides.before)
  const after = versionsOf(sides.after)
  return unique([...before.keys(), ...after.keys()])
    .sort()
    .map(module => ({ module, before: before.get(module) ?? null, after: after.get(module) ?? null }))
}

function versionsOf(files: readonly SourceFile[]): ReadonlyMap<string, string> {
  const seen = new Map<string, Set<string>>()
  for (const profile of profilesOf(files))
    for (const [module, versions] of modulesOf(profile))
      for (const version of versions) seen.set(module, (seen.get(module) ?? new Set()).add(version))
  return new Map([...seen].map(([module, versions]) => [module, [...versions].sort().join(', ')]))
}

function moduleNotes(sides: Sides): (Note | null)[] {
  const changed = moduleVersions(sides).filter(each => each.before && each.after && each.before !== each.after)
  const text = changed.map(each => `${each.module} ${each.before} → ${each.after}`).join(', ')
  return changed.length > 0 ? [warning('modules-changed', { count: changed.length, text })] : []
}

function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)]
}

function warning(code: Note['code'], facts: Note['facts']): Note {
  return { code, level: 'warning', facts }
}

function info(code: Note['code'], facts: Note['facts']): Note {
  return { code, level: 'info', facts }
}
