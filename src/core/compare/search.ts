import type { Amounts, Comparison, Frames } from './comparison.ts'
import { type Node, nodeAt } from './node.ts'

/** A search text, understood. `bad` carries the engine's own words about a regular expression that does not compile. */
export type Search =
  | { readonly kind: 'none' }
  | { readonly kind: 'names'; readonly matches: (name: string) => boolean }
  | { readonly kind: 'bad'; readonly why: string }

/**
 * Plain text is a case-insensitive substring; `/…/flags` is a regular expression, unanchored, case-sensitive without `i`,
 * as in pprof's filters. A leading slash alone is not one, so that paths can be searched.
 */
export function parseSearch(text: string): Search {
  const wanted = text.trim()
  if (wanted === '') return { kind: 'none' }
  const pattern = /^\/(.+)\/([a-z]*)$/s.exec(wanted)
  if (pattern === null) {
    const lower = wanted.toLowerCase()
    return { kind: 'names', matches: name => name.toLowerCase().includes(lower) }
  }
  try {
    const expression = new RegExp(pattern[1]!, pattern[2]!.replace(/[gy]/g, ''))
    return { kind: 'names', matches: name => expression.test(name) }
  } catch (error) {
    return { kind: 'bad', why: error instanceof Error ? error.message : String(error) }
  }
}

/** Which frames match: one entry per frame, 1 where the name does. Null when there is nothing to look for. */
export function matchingFrames(frames: Frames, search: Search): Uint8Array | null {
  if (search.kind !== 'names') return null
  return Uint8Array.from(frames.name, name => (search.matches(name) ? 1 : 0))
}

/** What a search found: sums over the rows that pass through a match, each row once, and the outermost nodes in row order. */
export interface Found extends Amounts {
  readonly rows: number
  readonly nodes: readonly Node[]
}

/** Looks at shown frames only. A match below another match adds nothing, as recursion does not in pprof's `cum`. */
export function findNodes(comparison: Comparison, matching: Uint8Array): Found {
  const { before, after, stack, offsets, shown } = comparison
  const nodes: Node[] = []
  let rows = 0
  let was = 0
  let is = 0
  for (let row = 0; row < before.length; ) {
    const first = offsets[row]!
    const end = first + shown[row]!
    let at = first
    while (at < end && matching[stack[at]!] === 0) at++
    if (at === end) {
      row++
      continue
    }
    const node = nodeAt(comparison, row, at - first + 1)
    nodes.push(node)
    rows += node.to - node.from
    for (; row < node.to; row++) {
      was += before[row]!
      is += after[row]!
    }
  }
  return { before: was, after: is, rows, nodes }
}
