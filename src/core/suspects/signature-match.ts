import type { Comparison } from '#core/compare/comparison.ts'
import { parsePlace } from '#core/symbol/place.ts'
import type { Group } from './group.ts'
import type { Signature } from './signature.ts'
import type { SignatureMatch } from './suspect.ts'
import { isAffected, versionOf } from './version.ts'

/** What the source paths of a comparison tell of versions. */
export interface Versions {
  /** Module → version; the first one seen counts. */
  readonly seen: ReadonlyMap<string, string>
  /** Per frame of the comparison; null where its path tells no version. */
  readonly ofFrame: readonly (ModuleVersion | null)[]
}

interface ModuleVersion {
  readonly module: string
  readonly version: string
}

export function versionsIn({ frames }: Comparison): Versions {
  const seen = new Map<string, string>()
  const ofFile = new Map<string, ModuleVersion | null>()
  const ofFrame = frames.file.map(file => {
    let found = ofFile.get(file)
    if (found === undefined) {
      found = versionIn(file)
      ofFile.set(file, found)
      if (found && !seen.has(found.module)) seen.set(found.module, found.version)
    }
    return found
  })
  return { seen, ofFrame }
}

function versionIn(file: string): ModuleVersion | null {
  if (!file.includes('@')) return null
  const { module, version } = parsePlace(file)
  return module === null || version === null ? null : { module, version }
}

/** The catalogue's entries for a group, with what its own source paths say about the version. */
export function signatureMatches(
  comparison: Comparison,
  group: Group,
  versions: Versions,
): readonly SignatureMatch[] {
  if (group.signatures.length === 0) return []
  const own = ownVersions(comparison, group, versions)
  return group.signatures.map(({ entry }) => matchOf(entry, own, versions.seen))
}

/** Versions in the group's largest stack: with two builds on two sides, the growing one decides. */
export function ownVersions(
  { offsets, stack }: Comparison,
  { rows }: Pick<Group, 'rows'>,
  { ofFrame }: Versions,
): ReadonlyMap<string, string> {
  const own = new Map<string, string>()
  const row = rows[0]!
  for (let i = offsets[row]!; i < offsets[row + 1]!; i++) {
    const found = ofFrame[stack[i]!]
    if (found) own.set(found.module, found.version)
  }
  return own
}

/** Fills a match from an entry. Also used for entries that the look-alike of a group names. */
export function matchOf(
  entry: Signature,
  own: ReadonlyMap<string, string>,
  seen: ReadonlyMap<string, string>,
): SignatureMatch {
  const { range } = entry
  const inRange = range ? (versionOf(range, own) ?? versionOf(range, seen)) : null
  const module =
    range?.module ?? entry.modules.find(each => own.has(each) || seen.has(each)) ?? entry.modules[0] ?? null
  const seenVersion = inRange ?? (module === null ? null : (own.get(module) ?? seen.get(module) ?? null))
  return {
    id: entry.id,
    title: entry.title,
    module,
    seenVersion,
    fixed: range?.fixed ?? null,
    affected: range ? isAffected(range, seenVersion) : 'unknown',
    cause: entry.cause,
    remedy: entry.remedy,
    healthyWhen: entry.healthyWhen ?? '',
    evidence: entry.evidence,
  }
}
