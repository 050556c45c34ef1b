import { channelPark, findChannels } from './channel-parks.ts'
import { channelPrint, looksLikeX86, selectPrint } from './counter-prints.ts'
import { FAR, type Hidden, NEAR, PARKED } from './hidden.ts'

/** What can be known about the runtime's functions from counters alone. */
export interface HiddenMap {
  /** Return address in `runtime.gopark`, or -1 where no record tells. */
  readonly gopark: number
  /** States by return address in `runtime.chansend` and `runtime.chanrecv`. */
  readonly channels: ReadonlyMap<number, string>
  /** Return addresses in `runtime.block` and `runtime.selectgo`. */
  readonly block: ReadonlySet<number>
  readonly select: ReadonlySet<number>
  readonly x86: boolean
}

/** Learns from all records of a file what its hidden counters stand for. */
export function learnCounters(all: readonly Hidden[]): HiddenMap {
  const gopark = findGopark(all)
  const parked = all.filter(({ pcs }) => pcs.length > 0 && pcs[0] === gopark)
  const x86 = looksLikeX86(parked.flatMap(({ record }) => record.pcs))
  return { gopark, x86, channels: findChannels(parked, x86), ...findSelects(parked) }
}

/**
 * The counter that known parks begin with, else the commonest first one: whatever waits begins with it. Where nothing
 * repeats, a record that has the prints of a channel operation or a select begins with it.
 */
function findGopark(all: readonly Hidden[]): number {
  const known = all.filter(({ names, pcs }) => pcs.length > 0 && PARKED.test(names(0)))
  const votes = new Map<number, number>()
  for (const { pcs } of known.length > 0 ? known : all.filter(({ pcs }) => pcs.length > 0)) {
    votes.set(pcs[0]!, (votes.get(pcs[0]!) ?? 0) + 1)
  }
  const [best] = [...votes].sort((one, other) => other[1] - one[1])
  if (best !== undefined && (known.length > 0 || best[1] > 1)) return best[0]
  return all.find(isAlikePark)?.pcs[0] ?? -1
}

/** The goroutine that takes the profile hides frames as well, and is not parked. */
function isAlikePark({ record, pcs, names }: Hidden): boolean {
  if (names(0).startsWith('runtime/') || !looksLikeX86(record.pcs)) return false
  if (pcs.length === 2) return selectPrint(pcs[1]!) !== null
  const found = pcs.length === 3 ? channelPark(pcs) : null
  return found !== null && channelPrint(found.park, found.caller) !== null
}

/** `reflect.rselect` without cases: Go 1.21 and later have `block` inlined there, which shows as a counter nearby. */
export function isInlinedBlock({ record, pcs, names }: Hidden): boolean {
  const distance = pcs[1]! - (record.frames[0]?.address ?? 0)
  return names(0) === 'reflect.rselect' && pcs.length === 2 && distance > 0 && distance < FAR
}

/** `block` stands right before `selectgo` in select.go; each parks at one place. */
function findSelects(parked: readonly Hidden[]): Pick<HiddenMap, 'block' | 'select'> {
  const own = parked.filter(
    each =>
      each.pcs.length === 2 &&
      !PARKED.test(each.names(0)) &&
      !each.names(0).startsWith('runtime/') &&
      !isInlinedBlock(each),
  )
  const named = own.filter(({ names }) => names(0) === 'reflect.rselect').map(({ pcs }) => pcs[1]!)
  const found = [
    ...new Set(own.filter(({ names }) => !names(0).startsWith('reflect.chan')).map(({ pcs }) => pcs[1]!)),
  ]
  const [low, high] = found.sort((one, other) => one - other)
  if (found.length === 2 && high! - low! < NEAR) return { block: new Set([low!]), select: new Set([high!]) }
  const single = found.length === 1 && (named.length > 0 || distinct(own) > 2) ? found : named
  return { block: new Set(), select: new Set(single) }
}

/** Nobody writes `select {}` in several functions. */
function distinct(all: readonly Hidden[]): number {
  return new Set(all.map(({ names }) => names(0))).size
}
