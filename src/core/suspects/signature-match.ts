import type { Comparison } from '#core/compare/comparison.ts'
import { parsePlace } from '#core/symbol/place.ts'
import type { Group } from './group.ts'
import type { Signature } from './signature.ts'
import type { SignatureMatch } from './suspect.ts'
import { isAffected, versionOf } from './version.ts'

/** Module → version, from every source path of the comparison; the first one seen counts. */
export function versionsSeen({ frames }: Comparison): ReadonlyMap<string, string> {
  const seen = new Map<string, string>()
  for (const file of new Set(frames.file)) {
    if (!file.includes('@')) continue
    const { module, version } = parsePlace(file)
    if (module !== null && version !== null && !seen.has(module)) seen.set(module, version)
  }
  return seen
}

/** The catalogue's entries for a group, with what its own source paths say about the version. */
export function signatureMatches(
  comparison: Comparison,
  group: Group,
  seen: ReadonlyMap<string, string>,
): readonly SignatureMatch[] {
  if (group.signatures.length === 0) return []
  const own = ownVersions(comparison, group)
  return group.signatures.map(({ entry }) => matchOf(entry, own, seen))
}

/** Versions in the group's largest stack: with two builds on two sides, the growing one decides. */
function ownVersions({ frames, offsets, stack }: Comparison, { rows }: Group): ReadonlyMap<string, string> {
  const own = new Map<string, string>()
  const row = rows[0]!
  for (let i = offsets[row]!; i < offsets[row + 1]!; i++) {
    const { module, version } = parsePlace(frames.file[stack[i]!]!)
    if (module !== null && version !== null) own.set(module, version)
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
