import { moments } from '#core/compare/captures.ts'
import { type Candidate, onOneSide, pairFiles } from '#core/compare/pair-files.ts'
import { pathWords } from '#core/compare/path-words.ts'
import type { FileId, FileSummary } from '#worker/protocol.ts'
import type { Side } from './facts.ts'

/** Which files stand where. */
export interface Placing {
  readonly before: readonly FileId[]
  readonly after: readonly FileId[]
  /** Captures between the sides, in their order. */
  readonly series: readonly FileId[]
  /** Files that take no part: other formats of the same moment, kinds that stand there already. */
  readonly aside: readonly FileId[]
  /** Files that wait for the reader's word. */
  readonly undecided: readonly FileId[]
}

export interface Arrival {
  readonly summary: FileSummary
  /** Milliseconds since 1970, of the file itself; used only where the captures have no times. */
  readonly modified: number | null
}

/**
 * Puts files that arrived together on the sides. Where a side was pointed at, they go there. Two captures that fill
 * empty sides are ordered by time, more of them by their paths, types and times; one alone is a snapshot, and the next
 * one joins it. When both sides are taken the order cannot be known: those in doubt are undecided.
 */
export function placeFiles(
  placed: Placing,
  known: ReadonlyMap<FileId, Arrival>,
  arrived: readonly FileId[],
  side: Side | null,
): Placing {
  const [first, ...others] = arrived
  if (first === undefined) return placed
  if (side !== null) return placeAt(placed, known, arrived, side)
  const empty = placed.before.length === 0 && placed.after.length === 0
  if (empty && others.length === 0) {
    const sides = fillsBoth(known.get(first)) ? [first] : []
    return { ...placed, before: sides, after: [first] }
  }
  if (empty && others.length > 1) return { ...placed, ...proposalFor(known, arrived) }
  const alone = placed.before.length === 0 ? placed.after : placed.after.length === 0 ? placed.before : null
  if (alone === null) return { ...placed, undecided: [...placed.undecided, ...arrived] }
  const sorted = [...alone, ...arrived].sort((one, other) => order(known.get(one), known.get(other)))
  const start = sorted[0]
  const end = sorted.at(-1)
  if (start === undefined || end === undefined) return placed
  const middle = sorted.filter(id => id !== start && id !== end)
  return { ...placed, before: [start], after: [end], undecided: [...placed.undecided, ...middle] }
}

/** Files that were given for one side: all of them, but of folders and archives one moment of each machine. */
function placeAt(
  placed: Placing,
  known: ReadonlyMap<FileId, Arrival>,
  arrived: readonly FileId[],
  side: Side,
): Placing {
  const inside = candidates(known, arrived).filter(each => each.name.includes('/'))
  const left = onOneSide(inside, side).aside.map(each => each.id)
  const own = arrived.filter(id => !left.includes(id))
  return { ...placed, [side]: [...placed[side], ...own], aside: [...placed.aside, ...left] }
}

function proposalFor(
  known: ReadonlyMap<FileId, Arrival>,
  arrived: readonly FileId[],
): Pick<Placing, 'before' | 'after' | 'series' | 'aside'> {
  const { before, after, between, aside } = pairFiles(candidates(known, arrived))
  const ids = (files: readonly { readonly id: FileId }[]) => files.map(file => file.id)
  return { before: ids(before), after: ids(after), series: ids(between), aside: ids(aside) }
}

function candidates(
  known: ReadonlyMap<FileId, Arrival>,
  ids: readonly FileId[],
): (Candidate & { readonly id: FileId })[] {
  return ids.flatMap(id => {
    const arrival = known.get(id)
    const [capture] = arrival?.summary.captures ?? []
    if (!arrival || !capture) return []
    const { name } = arrival.summary
    const { kind, format } = capture
    return [{ id, name, kind, format, time: timeOf(arrival), modified: arrival.modified }]
  })
}

/** Earlier first: by capture time, else by the words in the names, else by the files' own times; 0 keeps the order. */
function order(one: Arrival | undefined, other: Arrival | undefined): number {
  if (!one || !other) return 0
  const times = [timeOf(one), timeOf(other)] as const
  if (times[0] !== null && times[1] !== null && times[0] !== times[1]) return times[0] - times[1]
  const words = pathWords(one.summary.name).side - pathWords(other.summary.name).side
  if (words !== 0) return words
  return one.modified === null || other.modified === null ? 0 : one.modified - other.modified
}

function timeOf({ summary }: Arrival): number | null {
  return summary.captures.find(capture => capture.time !== null)?.time ?? null
}

/** A difference, or a log with dumps of several moments: the first of them is before, the last is after. */
function fillsBoth(arrival: Arrival | undefined): boolean {
  const captures = arrival?.summary.captures ?? []
  const sides = captures.map(capture => capture.side)
  return moments(captures).length > 0 || (sides.includes('before') && sides.includes('after'))
}
