import type { Comparison } from '#core/compare/comparison.ts'
import type { FrameFacts } from '#core/suspects/frame-facts.ts'
import type { Catalogue } from '#core/suspects/match.ts'
import type { BenignPattern, Signature } from '#core/suspects/signature.ts'

/** What the catalogue says of memory allocated by one stack. */
export interface Known {
  readonly signature: Signature | null
  readonly benign: BenignPattern | null
}

type Entry = Signature | BenignPattern

/** Looks stacks up among the entries of kind heap: the one whose frame stands nearest to the allocation counts. */
export function heapMatcher(
  catalogue: Catalogue,
  { offsets, stack }: Comparison,
  facts: FrameFacts,
): (row: number) => Known {
  const signatures = entriesByFrame(catalogue.signatures)
  const benign = entriesByFrame(catalogue.benign)
  const listed = Uint8Array.from(facts.normal, name => (signatures.has(name) || benign.has(name) ? 1 : 0))
  return row => {
    const from = offsets[row]!
    if (!someMarked(listed, stack, from, offsets[row + 1]!)) return NOTHING
    const names = Array.from(stack.subarray(from, offsets[row + 1]), frame => facts.normal[frame]!)
    return { signature: nearest(signatures, names), benign: nearest(benign, names) }
  }
}

const NOTHING: Known = { signature: null, benign: null }

function someMarked(marks: Uint8Array, stack: Uint32Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (marks[stack[i]!] === 1) return true
  return false
}

function entriesByFrame<T extends Entry>(entries: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const index = new Map<string, T[]>()
  for (const entry of entries) {
    if (entry.kind !== 'heap') continue
    for (const frame of entry.match.frames) index.set(frame, [...(index.get(frame) ?? []), entry])
  }
  return index
}

function nearest<T extends Entry>(
  index: ReadonlyMap<string, readonly T[]>,
  names: readonly string[],
): T | null {
  for (let at = names.length - 1; at >= 0; at--) {
    const found = index.get(names[at]!)?.find(({ match }) => holds(match, names, at))
    if (found) return found
  }
  return null
}

function holds({ above, below }: Entry['match'], names: readonly string[], at: number): boolean {
  const some = (frames: readonly string[] | undefined, part: readonly string[]) =>
    !frames || frames.some(frame => part.includes(frame))
  return some(above, names.slice(at + 1)) && some(below, names.slice(0, at))
}
