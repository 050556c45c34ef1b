import { coarsen } from '#core/compare/coarsen.ts'
import { compare } from '#core/compare/compare.ts'
import type { By, Comparison } from '#core/compare/comparison.ts'
import type { Fine } from '#core/compare/fine.ts'
import { foldsCalls } from '#core/compare/frame-book.ts'
import type { Note } from '#core/compare/note.ts'
import { type ModuleVersions, moduleVersions, notesOf, type Sides, secondsApart } from '#core/compare/notes.ts'
import type { KindChoice } from '#core/compare/one-kind.ts'
import { commonTypes } from '#core/compare/sample-types.ts'
import { type Moment, momentsOf } from '#core/compare/series.ts'
import type { ProfileKind, SampleType } from '#core/profile/profile.ts'
import { withFigures } from './figures.ts'
import { whySilent } from './silence.ts'
import type { Told } from './surroundings.ts'
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
  /** Kinds of profile that both sides have, where there are several; one is shown. */
  readonly kinds?: readonly KindChoice[]
  /** Captures between the sides, by the rows that `fineRows` or `rows` of a suspect count; absent where there are none. */
  readonly moments?: readonly Moment[]
}

/** What is known of two sides once they are compared: the same for files and for what a link carries. */
export interface Compared
  extends Pick<Analysis, 'sampleTypes' | 'kind' | 'notes' | 'modules' | 'moments' | 'kinds'> {
  /** With details; by line where the goroutines' wait states are known, else at the granularity asked for. */
  readonly comparison: Comparison
  readonly secondsApart: number | null
  readonly told?: Told
  /** Heap profiles of the same moments. */
  readonly memory?: Pick<Sides, 'before' | 'after'>
}

/** Compares two sides of files and ranks what grew. */
export async function analyse(sides: Sides, question: Question): Promise<Analysis> {
  return answer(compareSides(sides, question), question.by)
}

/** The same with lines kept behind it, whatever the kind: what is handed over can be looked at more closely. */
export async function analyseByLine(sides: Sides, question: Question): Promise<Analysis> {
  return answer(compareSides(sides, { ...question, by: 'line' }), question.by)
}

/** At least as fine as suspects need; the granularity asked for is folded from that. */
function compareSides(sides: Sides, question: Question): Compared {
  const before = sides.before.flatMap(file => file.profiles)
  const after = sides.after.flatMap(file => file.profiles)
  const kind = (after[0] ?? before[0])?.kind ?? 'other'
  const comparison = compare(before, after, { ...question, by: finerFor(kind, question.by), details: true })
  return {
    comparison,
    kind,
    sampleTypes: commonTypes(before, after),
    secondsApart: secondsApart(sides),
    notes: notesOf(sides, comparison),
    modules: moduleVersions(sides),
    ...(sides.series?.length && { moments: momentsOf(comparison, sides.series) }),
    ...(sides.setAside && { kinds: sides.setAside.choices }),
    ...(sides.memory && { memory: sides.memory }),
  }
}

function hasWaitStates(kind: ProfileKind): boolean {
  return kind === 'goroutine' || kind === 'goroutineleak'
}

/** Suspects among goroutines need lines, labels and ids; among memory, functions. */
function finerFor(kind: ProfileKind, by: By): By {
  if (hasWaitStates(kind)) return 'line'
  return isHeap(kind) && foldsCalls(by) ? 'function' : by
}

function isHeap(kind: ProfileKind): boolean {
  return kind === 'heap' || kind === 'allocs'
}

/** Rows to suspect. The catalogue and who reads it are loaded when the first profile needs them. */
async function suspectsIn(compared: Compared): Promise<readonly Suspect[]> {
  if (whySilent(compared.comparison, compared.kind) !== null) return []
  const [{ CATALOGUE }, { ranking }] = await Promise.all([
    import('./signatures/catalogue.ts'),
    import('./ranking.ts'),
  ])
  return ranking(compared, CATALOGUE)
}

/** The answer about two compared sides. */
export async function answer(compared: Compared, by: By): Promise<Analysis> {
  const { comparison: fine, secondsApart: _, told: __, memory: ___, ...known } = compared
  const suspects = withFigures(await suspectsIn(compared), fine, compared.secondsApart, known.kind)
  const { comparison, rowOf } = coarsen(fine, by)
  return {
    ...known,
    comparison,
    fine: comparison === fine ? null : { comparison: fine, rowOf },
    suspects: comparison === fine ? suspects : suspects.map(suspect => withRows(suspect, rowOf)),
    verdict: verdictOf(suspects, fine),
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
