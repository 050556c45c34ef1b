import { goVersionOf, modulesOf, totalOf } from '#core/profile/facts.ts'
import type { Profile } from '#core/profile/profile.ts'
import { isoTime } from './json-values.ts'
import type { Words } from './words.ts'

/**
 * What was found in a file, as `stackdrift read --json` prints it. A file that is a difference is described as it was
 * written: totals are after minus before. Of several captures the first is described and all are listed.
 */
export function readJson(profiles: readonly Profile[], words: Words): object {
  const [profile] = profiles
  if (!profile) return {}
  const parts = profile.side === null ? [profile] : profiles
  const versions = [...modulesOf(profile)].map(([module, seen]) => [module, seen.join(', ')])
  return {
    format: profile.format,
    wrapper: profile.wrapper,
    kind: profile.kind,
    sampleTypes: profile.sampleTypes.map((type, i) => ({ ...type, total: netTotal(parts, i) })),
    defaultSampleType: profile.sampleTypes[profile.defaultSampleType]?.type ?? null,
    samples: parts.reduce((count, part) => count + part.samples.stack.length, 0),
    stacks: parts.reduce((count, part) => count + distinctStacks(part), 0),
    functions: new Set(Array.from(profile.functions.name, name => profile.strings[name])).size,
    time: profile.time === null ? null : isoTime(profile.time),
    duration: profile.duration,
    labels: labelCounts(profile),
    states: stateCounts(profile),
    goVersion: goVersionOf(profile),
    modules: Object.fromEntries(versions),
    warnings: profile.warnings.map(each => ({
      code: each.code,
      text: words.warning(each),
      ...(each.at && { at: each.at }),
    })),
    ...(profiles.length > parts.length ? { captures: profiles.map(captureJson) } : {}),
  }
}

function captureJson(profile: Profile): object {
  const total = jsonTotal(BigInt(totalOf(profile, profile.defaultSampleType)))
  return { format: profile.format, time: profile.time === null ? null : isoTime(profile.time), total }
}

function netTotal(parts: readonly Profile[], type: number): number | string {
  const signed = parts.map(part => BigInt(totalOf(part, type)) * (part.side === 'before' ? -1n : 1n))
  return jsonTotal(signed.reduce((sum, total) => sum + total, 0n))
}

function jsonTotal(total: bigint): number | string {
  const short = Number(total)
  return Number.isSafeInteger(short) ? short : total.toString()
}

function distinctStacks({ stacks }: Profile): number {
  const seen = new Set<string>()
  for (let i = 0; i + 1 < stacks.offsets.length; i++)
    seen.add(
      `${stacks.state?.[i] ?? ''}:${stacks.frames.subarray(stacks.offsets[i], stacks.offsets[i + 1]).join()}`,
    )
  return seen.size
}

/** Samples per label key, weighed by the default sample type where that is a count. */
function labelCounts(profile: Profile): Record<string, number> {
  const counts: Record<string, number> = {}
  profile.samples.labels.forEach((set, sample) => {
    for (const label of profile.labelSets[set]!)
      counts[label.key] = (counts[label.key] ?? 0) + weight(profile, sample)
  })
  return counts
}

function stateCounts(profile: Profile): Record<string, number> {
  const counts: Record<string, number> = {}
  const { state } = profile.stacks
  if (!state) return counts
  profile.samples.stack.forEach((stack, sample) => {
    const text = profile.states[state[stack]!]!.text
    counts[text] = (counts[text] ?? 0) + weight(profile, sample)
  })
  return counts
}

function weight(profile: Profile, sample: number): number {
  const type = profile.sampleTypes[profile.defaultSampleType]
  return type?.unit === 'count' ? profile.samples.values[profile.defaultSampleType]![sample]! : 1
}
