import { channelPrint, looksLikeAmd64, selectPrint } from './counter-prints.ts'
import type { Debug1Record } from './debug1-records.ts'
import type { Callers } from './wait-rules.ts'

/** A record whose leading frames are hidden: their program counters are all that is left of them. */
export interface Hidden {
  readonly record: Debug1Record
  /** Counters before the first shown frame, leaf first. */
  readonly pcs: readonly number[]
  readonly names: Callers
}

/** What can be known about the runtime's functions from counters alone. */
export interface HiddenMap {
  /** Return address in `runtime.gopark`, or -1 where no record tells. */
  readonly gopark: number
  /** Return addresses in `runtime.chansend` and `runtime.chanrecv`. */
  readonly send: ReadonlySet<number>
  readonly receive: ReadonlySet<number>
  /** Return addresses in `runtime.block` and `runtime.selectgo`. */
  readonly block: ReadonlySet<number>
  readonly select: ReadonlySet<number>
  readonly amd64: boolean
}

/** Functions in which a goroutine is parked for certain, right below the hidden frames. */
const PARKED = /^(?:time\.Sleep|(?:internal\/)?sync\.runtime_\w+|internal\/poll\.runtime_pollWait)$/

/** Bytes between the functions of chan.go, and of select.go; anything further away is another file of the runtime. */
const NEAR = 0x4000

export function hiddenOf(record: Debug1Record): Hidden {
  const { pcs, frames } = record
  const names = (n: number) => frames[n]?.name ?? ''
  const first = frames[0]?.address ?? 0
  const shown = pcs.findIndex(pc => pc === first + 1 || pc === first)
  return { record, pcs: shown <= 0 ? [] : pcs.slice(0, shown), names }
}

/** Learns from all records of a file what its hidden counters stand for. */
export function learnCounters(all: readonly Hidden[]): HiddenMap {
  const gopark = findGopark(all)
  const parked = all.filter(({ pcs }) => pcs.length > 0 && pcs[0] === gopark)
  const amd64 = looksLikeAmd64(parked.flatMap(({ pcs }) => pcs))
  return { gopark, amd64, ...findChannels(parked), ...findSelects(parked) }
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
function isAlikePark({ pcs, names }: Hidden): boolean {
  const [, park, caller] = pcs
  if (park === undefined || names(0).startsWith('runtime/pprof.') || !looksLikeAmd64(pcs)) return false
  if (caller === undefined) return selectPrint(park) !== null
  return pcs.length === 3 && park - caller < NEAR && channelPrint(park, caller) !== null
}

interface Mark {
  readonly address: number
  readonly isPark: boolean
}

/**
 * In every binary chan.go lies in the order of its source: the callers of each operation, then its parks.
 *
 *     chansend1 | chansend … (nil park, park) | chanrecv1 chanrecv2 | chanrecv … (nil park, park)
 *
 * One group alone could be either, unless it has two callers: only receiving has.
 */
function findChannels(parked: readonly Hidden[]): Pick<HiddenMap, 'send' | 'receive'> {
  const marks = new Map<number, Mark>()
  for (const { pcs } of parked) {
    if (pcs.length < 3 || pcs.length > 4) continue
    const [park, caller] = [pcs[pcs.length - 2]!, pcs[pcs.length - 1]!]
    marks.set(park, { address: park, isPark: true })
    marks.set(caller, { address: caller, isPark: false })
  }
  const groups = groupMarks([...marks.values()].sort((one, other) => one.address - other.address))
  const none = new Set<number>()
  for (const [i, group] of groups.entries()) {
    const next = groups[i + 1]
    if (next !== undefined && next[0]!.address - group.at(-1)!.address < NEAR) {
      return { send: parksOf(group), receive: parksOf(next) }
    }
    if (group.filter(mark => !mark.isPark).length === 2) return { send: none, receive: parksOf(group) }
  }
  return { send: none, receive: none }
}

/** A group is some callers followed by some parks. */
function groupMarks(marks: readonly Mark[]): Mark[][] {
  const groups: Mark[][] = []
  marks.forEach((mark, i) => {
    const before = marks[i - 1]
    const near = before !== undefined && mark.address - before.address < NEAR
    if (near && (mark.isPark || !before.isPark)) groups.at(-1)!.push(mark)
    else groups.push([mark])
  })
  return groups
}

function parksOf(group: readonly Mark[]): ReadonlySet<number> {
  return new Set(group.filter(mark => mark.isPark).map(mark => mark.address))
}

/** `block` stands right before `selectgo` in select.go; each parks at one place. */
function findSelects(parked: readonly Hidden[]): Pick<HiddenMap, 'block' | 'select'> {
  const own = parked.filter(({ pcs, names }) => pcs.length === 2 && !PARKED.test(names(0)))
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
