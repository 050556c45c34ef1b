import type { Profile, SampleType } from '#core/profile/profile.ts'

const UNITS: readonly Readonly<Record<string, number>>[] = [
  { nanoseconds: 1, ns: 1, microseconds: 1e3, us: 1e3, milliseconds: 1e6, ms: 1e6, seconds: 1e9, s: 1e9 },
  { bytes: 1, b: 1, kilobytes: 1024, kb: 1024, megabytes: 1024 ** 2, mb: 1024 ** 2 },
]

/** What to multiply a value in `from` by to get it in `to`; null when the two do not measure the same. */
export function factorBetween(from: string, to: string): number | null {
  if (from === to) return 1
  for (const family of UNITS) {
    const source = family[from.toLowerCase()]
    const target = family[to.toLowerCase()]
    if (source !== undefined && target !== undefined) return source / target
  }
  return null
}

/** Sample types that every profile of both sides has, in the order and unit of the first one; as pprof does. */
export function commonTypes(before: readonly Profile[], after: readonly Profile[]): readonly SampleType[] {
  const [first, ...others] = [...before, ...after]
  if (!first) return []
  return first.sampleTypes.filter(type =>
    others.every(profile =>
      profile.sampleTypes.some(each => each.type === type.type && factorBetween(each.unit, type.unit) !== null),
    ),
  )
}

/** The default that the newest file names, if both have it, else the last one in common. */
export function defaultType(
  before: readonly Profile[],
  after: readonly Profile[],
  types: readonly SampleType[],
): SampleType {
  for (const profile of [...after, ...before]) {
    const own = profile.sampleTypes[profile.defaultSampleType]
    const shared = types.find(type => type.type === own?.type)
    if (shared) return shared
  }
  return types.at(-1) ?? { type: '', unit: '' }
}
