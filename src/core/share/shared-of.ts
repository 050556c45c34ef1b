import type { Note } from '#core/compare/note.ts'
import type { SourceFile } from '#core/compare/notes.ts'
import { NONE } from '#core/profile/profile.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import type { Reason, Suspect } from '#core/suspects/suspect.ts'
import { worthTelling } from '#core/suspects/told.ts'
import { analyseShared } from './analyse-shared.ts'
import { type Arranged, arrange, isRest, type Wanted } from './arrange.ts'
import { finestOf, finestRows } from './finest.ts'
import type { Level, Review, Shared, SharedFile, SharedFiles, ToldReasons } from './shared.ts'

/** What a person hands over: the analysis on screen with what stands around it. Rows and frames of the review are those of `finestOf`. */
export interface Handover {
  readonly analysis: Analysis
  readonly files: SharedFiles
  readonly secondsApart: number | null
  readonly review: Review
  /** Summed growth where the analysis does not hold all rows itself: it came in a link. */
  readonly growth?: number | null
}

export interface SharedPart extends Pick<Arranged, 'rowOf' | 'frameOf'> {
  readonly shared: Shared
}

/** What a step before the writing makes of a shared object; `word` is what becomes of a fact in the evidence. */
export interface Changed extends SharedPart {
  readonly word: (key: string, value: string) => string
}

/**
 * The analysis as an object of the given level, after `change` if one is given; `rowOf` and `frameOf` lead from the finest
 * comparison into it.
 */
export async function sharedOf(
  handover: Handover,
  level: Level,
  change: (shared: Shared) => Changed = unchanged,
): Promise<SharedPart> {
  const { analysis } = handover
  const arranged = arrange(finestOf(analysis), wantedFor(level, analysis))
  const { shared, word, ...into } = change(withoutTold(handover, level, arranged))
  const rowOf = through(arranged.rowOf, into.rowOf)
  const frameOf = through(arranged.frameOf, into.frameOf)
  return { shared: { ...shared, told: await toldOf(shared, analysis, rowOf, word) }, rowOf, frameOf }
}

function unchanged(shared: Shared): Changed {
  const { before, frames } = shared.comparison
  const steps = (length: number) => Uint32Array.from({ length }, (_, i) => i)
  return { shared, rowOf: steps(before.length), frameOf: steps(frames.name.length), word: asItIs }
}

function through(first: Uint32Array, second: Uint32Array): Uint32Array {
  return first.map(id => (id === NONE ? NONE : second[id]!))
}

function withoutTold(handover: Handover, level: Level, { comparison, rowOf, frameOf }: Arranged): Shared {
  const { analysis, files, secondsApart, review, growth } = handover
  const leftOut = Array.from(comparison.before, (_, row) => row).some(row => isRest(comparison, row))
  return {
    level,
    comparison: level === 'names' && comparison.by === 'line' ? { ...comparison, by: 'file' } : comparison,
    kind: analysis.kind,
    files,
    secondsApart: secondsApart === null ? null : thousandths(secondsApart),
    notes: analysis.notes.map(shortNote),
    growth: leftOut ? (growth ?? growthOf(analysis.suspects)) : null,
    told: [],
    review: {
      title: review.title,
      suspects: review.suspects.flatMap(each => {
        const row = rowOf[each.row] ?? NONE
        return row === NONE ? [] : [{ ...each, row }]
      }),
      pinned: review.pinned.map(frame => frameOf[frame] ?? NONE).filter(frame => frame !== NONE),
    },
  }
}

function wantedFor(level: Level, analysis: Analysis): Wanted {
  const bare = level === 'names'
  return {
    keep: level === 'everything' || bare ? null : keptRows(level, analysis),
    labels: set => (level === 'everything' ? set : []),
    frame: frame => (bare ? { ...frame, line: 0 } : frame),
  }
}

/** Rows that changed, and those that stand in one line of the table with them; or the rows of suspects above normal. */
function keptRows(level: Level, analysis: Analysis): Uint8Array {
  const { before, after } = finestOf(analysis)
  const keep = new Uint8Array(before.length)
  for (const suspect of analysis.suspects) {
    const wanted =
      level === 'suspects' ? suspect.tier !== 'normal' : suspect.delta !== 0 || suspect.tier !== 'normal'
    if (!wanted) continue
    for (const part of [suspect, ...suspect.parts]) for (const row of finestRows(part)) keep[row] = 1
  }
  if (level === 'changed')
    for (let row = 0; row < keep.length; row++) if (before[row] !== after[row]) keep[row] = 1
  return keep
}

function growthOf(suspects: readonly Suspect[]): number {
  return suspects
    .flatMap(suspect => [suspect, ...suspect.parts])
    .reduce((sum, { delta }) => sum + Math.max(0, delta), 0)
}

/** A build id is as long as it is random; its start tells two builds apart. */
const BUILD = 12

function shortNote({ code, level, facts }: Note): Note {
  const build = code === 'same-build' || code === 'different-builds'
  const short = Object.entries(facts).map(([key, value]) => {
    if (typeof value === 'number') return [key, thousandths(value)] as const
    return [
      key,
      build
        ? value
            .split(', ')
            .map(id => id.slice(0, BUILD))
            .join(', ')
        : value,
    ] as const
  })
  return { code, level, facts: Object.fromEntries(short) }
}

function thousandths(value: number): number {
  const rounded = Math.round(value * 1000) / 1000
  return Number.isFinite(rounded) ? rounded : value
}

/** Evidence that the reader's page would judge otherwise, because ids do not travel and rows may not. */
async function toldOf(
  shared: Shared,
  analysis: Analysis,
  rowOf: Uint32Array,
  word: Changed['word'],
): Promise<readonly ToldReasons[]> {
  const again = await analyseShared(shared, { sampleType: null, by: shared.comparison.by })
  const byRow = new Map<number, Suspect>()
  for (const suspect of again.suspects)
    for (const part of [suspect, ...suspect.parts]) for (const row of finestRows(part)) byRow.set(row, part)
  const told: ToldReasons[] = []
  for (const suspect of analysis.suspects.flatMap(each => [each, ...each.parts])) {
    const row = finestRows(suspect)
      .map(each => rowOf[each]!)
      .find(each => each !== NONE)
    const reasons = suspect.reasons.map(each => shortReason(each, word))
    if (
      row === undefined ||
      sameReasons(
        reasons,
        byRow.get(row)?.reasons.map(each => shortReason(each, asItIs)),
      )
    )
      continue
    told.push({ row, reasons: worthTelling(reasons) })
  }
  return told.toSorted((a, b) => a.row - b.row)
}

function shortReason({ code, weight, facts }: Reason, word: Changed['word']): Reason {
  const short = Object.entries(facts).map(([key, value]) => [
    key,
    typeof value === 'number' ? thousandths(value) : word(key, value),
  ])
  return { code, weight, facts: Object.fromEntries(short) }
}

function asItIs(_: string, value: string): string {
  return value
}

/** Equal weights may stand in any order. */
function sameReasons(a: readonly Reason[], b: readonly Reason[] | undefined): boolean {
  const sorted = (reasons: readonly Reason[]) =>
    JSON.stringify(reasons.map(each => JSON.stringify(each)).sort())
  return b !== undefined && sorted(a) === sorted(b)
}

/** Names, formats and times of the files of a side. */
export function sharedFiles(files: readonly SourceFile[]): readonly SharedFile[] {
  return files.map(({ name, profiles }) => {
    const time = profiles.find(profile => profile.time !== null)?.time ?? null
    return { name, format: profiles[0]?.format ?? null, time: time === null ? null : Math.round(time) }
  })
}
