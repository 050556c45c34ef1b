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

/** Decides what the samples are about from the sample types that Go's runtime/pprof writes. */
export function kindOf({ sampleTypes, defaultType, periodType, leaves }: KindHints): ProfileKind {
  const types = sampleTypes.map(sampleType => sampleType.type)
  const only = types.length === 1 ? types[0] : undefined
  if (only === 'goroutine' || only === 'goroutineleak' || only === 'threadcreate') return only
  if (types.includes('inuse_space') || types.includes('inuse_objects')) {
    return defaultType.startsWith('alloc_') ? 'allocs' : 'heap'
  }
  if (types.includes('alloc_space') || types.includes('alloc_objects')) return 'allocs'
  if (types.includes('contentions') || types.includes('delay')) {
    for (const name of leaves()) if (UNLOCK.test(name)) return 'mutex'
    return 'block'
  }
  if (types.includes('cpu') || periodType === 'cpu') return 'cpu'
  return 'other'
}

/** pprof's rule: the named default, else the last type. */
export function defaultTypeIndex(sampleTypes: readonly SampleType[], defaultType: string): number {
  const named = sampleTypes.findIndex(sampleType => sampleType.type === defaultType)
  return named >= 0 ? named : Math.max(0, sampleTypes.length - 1)
}
