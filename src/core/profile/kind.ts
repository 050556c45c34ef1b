import type { ProfileKind, SampleType } from './profile.ts'

/** What tells the kind of a profile. `leaves` yields names near the leaf of some stacks; it is asked only for contention. */
export interface KindHints {
  readonly sampleTypes: readonly SampleType[]
  readonly defaultType: string
  readonly periodType: string
  readonly leaves: () => Iterable<string>
}

const UNLOCK =
  /^(?:internal\/)?sync\.\(\*(?:RW)?Mutex\)\.(?:Unlock|RUnlock|unlockSlow)$|^sync\.runtime_Semrelease$/

const ALONE: Readonly<Record<string, ProfileKind>> = {
  goroutine: 'goroutine',
  goroutineleak: 'goroutineleak',
  threadcreate: 'threadcreate',
}

/** Decides what the samples are about from the sample types that Go's runtime/pprof writes. */
export function kindOf({ sampleTypes, defaultType, periodType, leaves }: KindHints): ProfileKind {
  const types = sampleTypes.map(sampleType => sampleType.type)
  const has = (...names: readonly string[]) => names.some(name => types.includes(name))
  const alone = types.length === 1 ? ALONE[types[0]!] : undefined
  if (alone !== undefined) return alone
  if (has('inuse_space', 'inuse_objects')) return defaultType.startsWith('alloc_') ? 'allocs' : 'heap'
  if (has('alloc_space', 'alloc_objects')) return 'allocs'
  if (has('contentions', 'delay')) return contentionKind(leaves)
  return has('cpu') || periodType === 'cpu' ? 'cpu' : 'other'
}

/** Block and mutex profiles have the same types; time is charged to Lock in one and to Unlock in the other. */
function contentionKind(leaves: KindHints['leaves']): ProfileKind {
  for (const name of leaves()) if (UNLOCK.test(name)) return 'mutex'
  return 'block'
}

/** pprof's rule: the named default, else the last type. */
export function defaultTypeIndex(sampleTypes: readonly SampleType[], defaultType: string): number {
  const named = sampleTypes.findIndex(sampleType => sampleType.type === defaultType)
  return named >= 0 ? named : Math.max(0, sampleTypes.length - 1)
}
