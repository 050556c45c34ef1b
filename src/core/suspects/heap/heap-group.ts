import type { Comparison } from '#core/compare/comparison.ts'
import type { FrameFacts } from '#core/suspects/frame-facts.ts'
import type { BenignPattern, Signature } from '#core/suspects/signature.ts'
import { ownerFinder } from './owner.ts'
import type { Known } from './site-index.ts'

/** Memory in use that one function asked for: a row of the table before it is judged. Amounts are bytes. */
export interface HeapGroup {
  /** Frame id of the owner. */
  readonly owner: number
  readonly root: string
  readonly before: number
  readonly after: number
  readonly signature: Signature | null
  readonly benign: BenignPattern | null
  /** Rows of the comparison, largest change first. */
  readonly rows: readonly number[]
}

/** Every row that holds memory on either side, grouped by owner and by what the catalogue says of it. */
export function heapGroups(
  comparison: Comparison,
  facts: FrameFacts,
  match: (row: number) => Known,
): readonly HeapGroup[] {
  const { before, after, offsets, stack } = comparison
  const ownerAt = ownerFinder(comparison, facts)
  const ownerOf = (row: number) => stack[offsets[row]! + ownerAt(row)] ?? 0
  const groups = new Map<Signature | BenignPattern | null, Map<number, { known: Known; rows: number[] }>>()
  for (let row = 0; row < before.length; row++) {
    if (before[row] === 0 && after[row] === 0) continue
    const known = match(row)
    const kind = known.signature ?? known.benign
    const byOwner = groups.get(kind) ?? new Map<number, { known: Known; rows: number[] }>()
    groups.set(kind, byOwner)
    const id = facts.id[ownerOf(row)]!
    const group = byOwner.get(id)
    if (group) group.rows.push(row)
    else byOwner.set(id, { known, rows: [row] })
  }
  const change = (row: number) => Math.abs(after[row]! - before[row]!)
  const all = [...groups.values()].flatMap(byOwner => [...byOwner.values()])
  return all.map(({ known, rows }) => {
    const sorted = rows.toSorted((a, b) => change(b) - change(a))
    const head = sorted[0]!
    return {
      ...known,
      owner: ownerOf(head),
      root: facts.plain[stack[offsets[head]!] ?? 0] ?? '',
      before: rows.reduce((sum, row) => sum + before[row]!, 0),
      after: rows.reduce((sum, row) => sum + after[row]!, 0),
      rows: sorted,
    }
  })
}
