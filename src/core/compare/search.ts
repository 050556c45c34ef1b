import type { Amounts, Comparison, Frames } from './comparison.ts'
import { type Node, sharedDepth } from './node.ts'

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

/** What a search found: sums over the rows that pass through a match, each row once, and every matching node in row order. */
export interface Found extends Amounts {
  readonly rows: number
  readonly nodes: readonly Node[]
}

/**
 * Looks at shown frames only. A match below another match adds nothing to the sums, as recursion does not in pprof's `cum`.
 * One pass: a row opens the nodes that it does not share with the row before it, and closes those that it does not continue.
 */
export function findNodes(comparison: Comparison, matching: Uint8Array): Found {
  const { before, after, stack, offsets, shown } = comparison
  const nodes: { depth: number; from: number; to: number }[] = []
  const open: { depth: number; from: number; to: number }[] = []
  let rows = 0
  let was = 0
  let is = 0
  for (let row = 0; row < before.length; row++) {
    const first = offsets[row]!
    const shared = row === 0 ? 0 : sharedDepth(comparison, row - 1, row)
    while (open.length > 0 && open.at(-1)!.depth > shared) open.pop()!.to = row
    for (let depth = shared; depth < shown[row]!; depth++) {
      if (matching[stack[first + depth]!] === 0) continue
      const node = { depth: depth + 1, from: row, to: before.length }
      nodes.push(node)
      open.push(node)
    }
    if (open.length === 0) continue
    rows++
    was += before[row]!
    is += after[row]!
  }
  return { before: was, after: is, rows, nodes }
}
