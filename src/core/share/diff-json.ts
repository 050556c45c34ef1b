import type { Comparison } from '#core/compare/comparison.ts'
import { STATE } from '#core/compare/comparison.ts'
import type { Profile } from '#core/profile/profile.ts'
import type { Analysis } from '#core/suspects/analysis.ts'
import type { SignatureMatch, Suspect } from '#core/suspects/suspect.ts'
import { plainName } from '#core/symbol/symbol.ts'
import { exactNumber, isoTime } from './json-values.ts'
import type { Words } from './words.ts'

/** What the JSON tells of a file; a `SourceFile` has it, and so has the page, whose profiles stay in the worker. */
export interface JsonFile {
  readonly name: string
  readonly profiles: readonly Pick<Profile, 'format' | 'time'>[]
}

export type JsonSides = Readonly<Record<'before' | 'after', readonly JsonFile[]>>

/** Stacks of all rows of tier normal together: a large heap has thousands of such rows. */
const MOST_NORMAL_STACKS = 2000

/** The answer as `stackdrift diff --json` prints it, schema 1. `top` limits the stacks of each suspect. */
export function diffJson(analysis: Analysis, sides: JsonSides, words: Words, top: number): object {
  const { comparison } = analysis
  const stackOf = stackWriter(comparison)
  let room = MOST_NORMAL_STACKS
  const stacksOf = (suspect: Suspect) => {
    const rows = [suspect, ...suspect.parts].flatMap(part => part.rows)
    const count = Math.min(top, rows.length, suspect.tier === 'normal' ? room : top)
    if (suspect.tier === 'normal') room -= count
    return rows.slice(0, count).map(stackOf)
  }
  return {
    schema: 1,
    sampleType: comparison.sampleType.type,
    unit: comparison.sampleType.unit,
    before: sideJson(sides.before, comparison, 'before'),
    after: sideJson(sides.after, comparison, 'after'),
    notes: analysis.notes.map(note => ({ code: note.code, text: words.note(note) })),
    suspects: analysis.suspects.map(suspect => ({ ...suspectJson(suspect, words), stacks: stacksOf(suspect) })),
  }
}

function sideJson(files: readonly JsonFile[], comparison: Comparison, side: 'before' | 'after'): object {
  const profiles = files.flatMap(file => file.profiles)
  const times = profiles.flatMap(profile => profile.time ?? [])
  return {
    files: files.map(file => file.name),
    format: profiles[0]?.format ?? null,
    time: times.length > 0 ? isoTime(Math.max(...times)) : null,
    total: exactNumber(comparison.totals[side]),
    stacks: comparison[side].reduce((count, value) => count + (value === 0 ? 0 : 1), 0),
  }
}

function suspectJson(suspect: Suspect, words: Words): object {
  return {
    rank: suspect.rank,
    tier: suspect.tier,
    score: Number(suspect.score.toFixed(4)),
    ...placeJson(suspect),
    root: suspect.root,
    package: suspect.package,
    before: exactNumber(suspect.before),
    after: exactNumber(suspect.after),
    delta: exactNumber(suspect.delta),
    caller: suspect.caller,
    perMinute: suspect.perMinute ?? null,
    stackBytes: suspect.stackBytes ?? null,
    series: suspect.series ?? null,
    signatures: suspect.signatures.map(match => signatureJson(match, words)),
    advice: adviceJson(suspect, words),
    benign: suspect.benign,
    reasons: suspect.reasons.map(reason => ({
      code: reason.code,
      weight: reason.weight,
      text: words.reason(reason),
    })),
    companions: suspect.parts.map(part => ({
      ...placeJson(part),
      before: exactNumber(part.before),
      after: exactNumber(part.after),
    })),
  }
}

function signatureJson(match: SignatureMatch, words: Words): object {
  const { id, module, fixed, seenVersion, affected, evidence } = match
  return { id, module, fixed, seenVersion, affected, ...words.signature(match), evidence }
}

/** What to look for, where no entry of the catalogue says it, and the captures that would decide. */
function adviceJson({ advice, signatures }: Suspect, { advice: words }: Words): object | null {
  if (!advice) return null
  return {
    look: signatures.length === 0 ? { code: advice.code, text: words.look[advice.code] } : null,
    next: advice.next.map(code => ({ code, text: words.next[code] })),
  }
}

function placeJson(suspect: Suspect): object {
  return { function: suspect.function, file: suspect.file, line: suspect.line, state: suspect.state }
}

/** Writes rows of a comparison; a name is spelled out once. */
function stackWriter({ frames, offsets, stack, details, before, after }: Comparison): (row: number) => object {
  const names: string[] = []
  const nameOf = (frame: number) => {
    names[frame] ??= plainName(frames.name[frame]!)
    return names[frame]
  }
  return row => {
    const own = [...stack.subarray(offsets[row], offsets[row + 1])].filter(
      frame => frames.kind[frame] !== STATE,
    )
    const entry = details?.first[row]
    const labels = entry === undefined ? [] : (details?.labelSets[details.labels[entry]!] ?? [])
    return {
      before: exactNumber(before[row]!),
      after: exactNumber(after[row]!),
      frames: own.toReversed().map(nameOf),
      labels: Object.fromEntries(labels.map(label => [label.key, label.value])),
    }
  }
}
