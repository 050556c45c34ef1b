import type { Comparison } from '#core/compare/comparison.ts'
import type { FrameFacts } from '#core/suspects/frame-facts.ts'
import type { BenignPattern, Signature } from '#core/suspects/signature.ts'
import { ownerAt } from './owner.ts'
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
  const byKey = new Map<string, { known: Known; owner: number; rows: number[] }>()
  for (let row = 0; row < before.length; row++) {
    if (before[row] === 0 && after[row] === 0) continue
    const known = match(row)
    const owner = stack[offsets[row]! + ownerAt(comparison, facts, row)] ?? 0
    const key = `${facts.id[owner]}\n${known.signature?.id}\n${known.benign?.id}`
    const group = byKey.get(key)
    if (group) group.rows.push(row)
    else byKey.set(key, { known, owner, rows: [row] })
  }
  const change = (row: number) => Math.abs(after[row]! - before[row]!)
  return [...byKey.values()].map(({ known, owner, rows }) => {
    const sorted = rows.toSorted((a, b) => change(b) - change(a))
    const head = sorted[0]!
    return {
      ...known,
      owner: stack[offsets[head]! + ownerAt(comparison, facts, head)] ?? owner,
      root: facts.plain[stack[offsets[head]!] ?? 0] ?? '',
      before: rows.reduce((sum, row) => sum + before[row]!, 0),
      after: rows.reduce((sum, row) => sum + after[row]!, 0),
      rows: sorted,
    }
  })
}
