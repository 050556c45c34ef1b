import { moments } from '#core/compare/captures.ts'
import type { FileId, FileSummary } from '#worker/protocol.ts'
import type { Side } from './facts.ts'

/** Which files stand where; `undecided` ones wait for the reader's word. */
export interface Placing {
  readonly before: readonly FileId[]
  readonly after: readonly FileId[]
  readonly undecided: readonly FileId[]
}

export interface Arrival {
  readonly summary: FileSummary
  /** Milliseconds since 1970, of the file itself; used only where the captures have no times. */
  readonly modified: number | null
}

/**
 * Puts files that arrived together on the sides. Where a side was pointed at, they go there. Two captures that fill
 * empty sides are ordered by time; one alone is a snapshot, and the next one joins it. When both sides are taken, and
 * when three or more arrive, the order cannot be known: those in doubt are undecided.
 */
export function placeFiles(
  placed: Placing,
  known: ReadonlyMap<FileId, Arrival>,
  arrived: readonly FileId[],
  side: Side | null,
): Placing {
  if (side !== null) return { ...placed, [side]: [...placed[side], ...arrived] }
  const [first, ...others] = arrived
  if (first === undefined) return placed
  if (placed.before.length === 0 && placed.after.length === 0 && others.length === 0) {
    const sides = fillsBoth(known.get(first)) ? [first] : []
    return { ...placed, before: sides, after: [first] }
  }
  if (placed.before.length === 0 && placed.after.length === 0) {
    const pairs = pairsOf(arrived, known)
    if (pairs !== null) return { ...pairs, undecided: [...placed.undecided, ...pairs.undecided] }
  }
  const loose = [...arrived]
  const alone = placed.before.length === 0 ? placed.after : placed.after.length === 0 ? placed.before : null
  if (alone === null) return { ...placed, undecided: [...placed.undecided, ...loose] }
  const sorted = [...alone, ...loose].sort((one, other) => order(known.get(one), known.get(other)))
  const start = sorted[0]
  const end = sorted.at(-1)
  if (start === undefined || end === undefined) return placed
  const middle = sorted.filter(id => id !== start && id !== end)
  return { before: [start], after: [end], undecided: [...placed.undecided, ...middle] }
}

/** A pair of each kind, its earliest and its latest; all others are undecided. Null where there is but one kind, or no pair. */
function pairsOf(arrived: readonly FileId[], known: ReadonlyMap<FileId, Arrival>): Placing | null {
  const kindOf = (id: FileId) => known.get(id)?.summary.captures[0]?.kind
  const groups = [...new Set(arrived.map(kindOf))].map(kind =>
    arrived.filter(id => kindOf(id) === kind).sort((one, other) => order(known.get(one), known.get(other))),
  )
  const pairs = groups.filter(ids => ids.length > 1)
  if (groups.length < 2 || pairs.length === 0) return null
  const before = pairs.flatMap(ids => ids.slice(0, 1))
  const after = pairs.flatMap(ids => ids.slice(-1))
  return { before, after, undecided: arrived.filter(id => !before.includes(id) && !after.includes(id)) }
}

/** Earlier first: by capture time, else by the words in the names, else by the files' own times; 0 keeps the order. */
function order(one: Arrival | undefined, other: Arrival | undefined): number {
  if (!one || !other) return 0
  const times = [timeOf(one), timeOf(other)] as const
  if (times[0] !== null && times[1] !== null && times[0] !== times[1]) return times[0] - times[1]
  const words = wordOf(one.summary.name) - wordOf(other.summary.name)
  if (words !== 0) return words
  return one.modified === null || other.modified === null ? 0 : one.modified - other.modified
}

function timeOf({ summary }: Arrival): number | null {
  return summary.captures.find(capture => capture.time !== null)?.time ?? null
}

function wordOf(name: string): number {
  return /before|\bold\b|\bbase/i.test(name) ? -1 : /after|\bnew\b/i.test(name) ? 1 : 0
}

/** A difference, or a log with dumps of several moments: the first of them is before, the last is after. */
function fillsBoth(arrival: Arrival | undefined): boolean {
  const captures = arrival?.summary.captures ?? []
  const sides = captures.map(capture => capture.side)
  return moments(captures).length > 0 || (sides.includes('before') && sides.includes('after'))
}
