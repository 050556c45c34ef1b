import { type ChannelOperation, channelPrint, isNilPrint } from './counter-prints.ts'
import { FAR, type Hidden, NEAR, PARKED } from './hidden.ts'

/** The park of a channel operation, and the functions that called it. */
interface ChannelPark {
  readonly address: number
  readonly callers: Set<number>
  /** Bytes from the first of them. */
  distance: number
}

/**
 * States by the address of the park in `chansend` or `chanrecv`. Each of the two parks at one place for nil channels and
 * at one for others, so what makes two of a kind is unknown, and so is what two kinds of evidence name differently.
 */
export function findChannels(parked: readonly Hidden[], x86: boolean): ReadonlyMap<number, string> {
  const parks = parksOf(parked)
  const ordered = orderedParks(parks)
  const found = parks.map(park => {
    const operation = operationOf(park, ordered, x86)
    if (operation === null) return { park, state: 'unknown' }
    const isNil = isNilPrint(operation, park.distance, x86)
    return { park, state: isNil ? `${operation} (nil chan)` : operation }
  })
  const counts = new Map<string, number>()
  for (const { state } of found) counts.set(state, (counts.get(state) ?? 0) + 1)
  return new Map(found.map(({ park, state }) => [park.address, counts.get(state) === 1 ? state : 'unknown']))
}

/** How far parks for channels that are not nil lie behind their caller, at least and at most. */
const [SHORTEST, LONGEST] = [0x1a0, 0x5e0]

/** The park and its caller, of counters that can be those of a channel operation. */
export function channelPark(pcs: readonly number[]): { park: number; caller: number } | null {
  if (pcs.length < 3 || pcs.length > 4) return null
  const [park, caller] = [pcs[pcs.length - 2]!, pcs[pcs.length - 1]!]
  return park - caller < FAR || park - caller >= NEAR ? null : { park, caller }
}

/** Before Go 1.14 parks have one counter more, `goparkunlock`, unless the channel is nil; later what has so many is no park. */
function parksOf(parked: readonly Hidden[]): ChannelPark[] {
  const parks = new Map<number, ChannelPark & { readonly counters: number }>()
  for (const { pcs, names } of parked) {
    const found = PARKED.test(names(0)) || names(0).startsWith('runtime/') ? null : channelPark(pcs)
    if (found === null) continue
    const { park: address, caller } = found
    const park = parks.get(address) ?? { address, callers: new Set(), counters: pcs.length, distance: 0 }
    park.callers.add(caller)
    park.distance = Math.max(park.distance, address - caller)
    parks.set(address, park)
  }
  const all = [...parks.values()]
  const isRecent = all.some(
    ({ counters, distance }) => counters === 3 && distance >= SHORTEST && distance < LONGEST,
  )
  return all.filter(park => !isRecent || park.counters === 3)
}

function operationOf(
  { address, callers }: ChannelPark,
  ordered: ReadonlyMap<number, ChannelOperation>,
  x86: boolean,
): ChannelOperation | null {
  const told = new Set(Array.from(callers, caller => (x86 ? channelPrint(address, caller) : null)))
  told.add(ordered.get(address) ?? null)
  told.delete(null)
  const [operation = null] = told
  return told.size === 1 ? operation : null
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
function orderedParks(parks: readonly ChannelPark[]): ReadonlyMap<number, ChannelOperation> {
  const callers = new Set(parks.flatMap(park => [...park.callers]))
  const marks: Mark[] = parks.map(({ address }) => ({ address, isPark: true }))
  for (const address of callers) marks.push({ address, isPark: false })
  const groups = groupMarks(marks.sort((one, other) => one.address - other.address))
  for (const [i, group] of groups.entries()) {
    const next = groups[i + 1]
    if (next !== undefined && next[0]!.address - group.at(-1)!.address < NEAR) {
      return new Map([...named(group, 'chan send'), ...named(next, 'chan receive')])
    }
    if (group.filter(mark => !mark.isPark).length === 2) return new Map(named(group, 'chan receive'))
  }
  return new Map()
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

function named(group: readonly Mark[], operation: ChannelOperation): [number, ChannelOperation][] {
  return group.filter(mark => mark.isPark).map(({ address }) => [address, operation])
}
