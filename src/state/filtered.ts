import type { Comparison } from '#core/compare/comparison.ts'
import type { Filtered } from '#core/compare/filter.ts'
import { isUnfiltered } from '#core/compare/filters.ts'
import type { Labelled } from '#core/compare/label-frames.ts'
import { NONE } from '#core/profile/profile.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import type { Suspect } from '#core/suspects/suspect.ts'
import type { Client } from '#worker/client.ts'
import { askOf } from './asking.ts'
import { withRestName } from './rest-name.ts'
import { store } from './store.ts'

/** An analysis as the filters leave it: the same object without filters, and also where the worker fails. */
export async function filtered(client: Client, analysis: Analysis, signal?: AbortSignal): Promise<Analysis> {
  const facts = store.getState()
  const { filters } = facts.view
  if (isUnfiltered(filters)) return analysis
  const answer = await client.filter(askOf(facts), filters, signal)
  return answer.ok ? withRestName(withFilter(analysis, answer.value)) : analysis
}

/** Suspects stay what they are; only the rows that stand for them are others. */
function withFilter(analysis: Analysis, { comparison, rowOf, left, labelled }: Filtered): Analysis {
  if (labelled) return withLabels(analysis, comparison, rowOf, labelled)
  const { fine } = analysis
  const known = fine !== null || comparison.by === 'line'
  return {
    ...analysis,
    comparison,
    fine: fine && { comparison: left ? { ...fine.comparison, ...left } : fine.comparison, rowOf },
    suspects: known ? analysis.suspects.map(suspect => movedTo(suspect, rowOf)) : [],
  }
}

/** Rows by line were split first, and each part may have gone elsewhere. */
function withLabels(
  analysis: Analysis,
  comparison: Comparison,
  rowOf: Uint32Array,
  { comparison: split, origin }: Labelled,
): Analysis {
  const moved = (suspect: Suspect): Suspect => {
    const wanted = new Set(suspect.fineRows ?? suspect.rows)
    const rows = new Set<number>()
    origin.forEach((old, row) => {
      if (wanted.has(old)) rows.add(rowOf[row] ?? NONE)
    })
    rows.delete(NONE)
    const { fineRows: _, ...same } = suspect
    return { ...same, rows: [...rows], parts: suspect.parts.map(moved) }
  }
  const known = analysis.fine !== null || comparison.by === 'line'
  return {
    ...analysis,
    comparison,
    fine: { comparison: split, rowOf },
    suspects: known ? analysis.suspects.map(moved) : [],
  }
}

function movedTo(suspect: Suspect, rowOf: Uint32Array): Suspect {
  const fineRows = suspect.fineRows ?? suspect.rows
  const rows = new Set(fineRows.map(row => rowOf[row] ?? NONE))
  rows.delete(NONE)
  return { ...suspect, rows: [...rows], parts: suspect.parts.map(part => movedTo(part, rowOf)) }
}
