import { coarsen } from '#core/compare/coarsen.ts'
import { compare } from '#core/compare/compare.ts'
import type { By, Comparison } from '#core/compare/comparison.ts'
import type { Fine } from '#core/compare/fine.ts'
import type { Note } from '#core/compare/note.ts'
import { type ModuleVersions, moduleVersions, notesOf, type Sides, secondsApart } from '#core/compare/notes.ts'
import { commonTypes } from '#core/compare/sample-types.ts'
import type { Profile, ProfileKind, SampleType } from '#core/profile/profile.ts'
import { rankSuspects } from './rank.ts'
import type { Suspect } from './suspect.ts'
import { type Verdict, verdictOf } from './verdict.ts'

/** Which part of the question to answer: null sample type means the files' own default. */
export interface Question {
  readonly sampleType: string | null
  readonly by: By
}

/** The whole answer: what the page draws and the command prints. */
export interface Analysis {
  readonly comparison: Comparison
  readonly sampleTypes: readonly SampleType[]
  readonly kind: ProfileKind
  /** The same by line, with labels and goroutines, where `comparison` is coarser than that; else null. */
  readonly fine: Fine | null
  /** `rows` of each suspect are rows of `comparison`, whatever its granularity. */
  readonly suspects: readonly Suspect[]
  readonly verdict: Verdict
  readonly notes: readonly Note[]
  readonly modules: readonly ModuleVersions[]
}

/**
 * Compares two sides and ranks what grew. Goroutines are compared by line first, because suspects need lines, labels and
 * ids; the granularity asked for is folded from that. Other kinds have no wait states and are compared once.
 */
export function analyse(sides: Sides, question: Question): Analysis {
  const before = sides.before.flatMap(file => file.profiles)
  const after = sides.after.flatMap(file => file.profiles)
  const kind = (after[0] ?? before[0])?.kind ?? 'other'
  const waits = kind === 'goroutine' || kind === 'goroutineleak'
  const fine = compare(before, after, { ...question, by: waits ? 'line' : question.by, details: waits })
  const { comparison, rowOf } = waits ? coarsen(fine, question.by) : { comparison: fine, rowOf: null }
  const suspects = rankSuspects(fine, { secondsApart: secondsApart(sides), kind })
  return {
    comparison,
    sampleTypes: commonTypes(before, after),
    kind,
    fine: rowOf && comparison.by !== fine.by ? { comparison: fine, rowOf } : null,
    suspects: rowOf ? suspects.map(suspect => withRows(suspect, rowOf)) : suspects,
    verdict: verdictOf(suspects, fine),
    notes: notesOf(sides, fine),
    modules: moduleVersions(sides),
  }
}

function withRows(suspect: Suspect, rowOf: Uint32Array): Suspect {
  return {
    ...suspect,
    rows: [...new Set(suspect.rows.map(row => rowOf[row]!))],
    fineRows: suspect.rows,
    parts: suspect.parts.map(part => withRows(part, rowOf)),
  }
}

/** Puts the profiles of a file on the sides they name themselves (`pprof -diff_base`, `?seconds=N`), else on the given one. */
export function onSides(
  profiles: readonly Profile[],
  side: 'before' | 'after',
): Record<'before' | 'after', Profile[]> {
  const sides: Record<'before' | 'after', Profile[]> = { before: [], after: [] }
  for (const profile of profiles) sides[profile.side ?? side].push(profile)
  return sides
}
