import type { Callers } from '#core/profile/wait-rules.ts'
import type { Debug1Record } from './debug1-records.ts'

/** A record whose leading frames are hidden: their program counters are all that is left of them. */
export interface Hidden {
  readonly record: Debug1Record
  /** Counters before the first shown frame, leaf first. */
  readonly pcs: readonly number[]
  readonly names: Callers
}

/** Functions in which a goroutine is parked for certain, right below the hidden frames. */
export const PARKED = /^(?:time\.Sleep|(?:internal\/)?sync\.runtime_\w+|internal\/poll\.runtime_\w+)$/

/** Bytes between the functions of chan.go, and of select.go; anything further away is another file of the runtime. */
export const NEAR = 0x4000

/** Counters of frames that are inlined into one function are nearer than this. */
export const FAR = 0xc0

export function hiddenOf(record: Debug1Record): Hidden {
  const { pcs, frames } = record
  const names = (n: number) => frames[n]?.name ?? ''
  const first = frames[0]?.address ?? 0
  const shown = pcs.findIndex(pc => pc === first + 1 || pc === first)
  return { record, pcs: shown <= 0 ? [] : pcs.slice(0, shown), names }
}
