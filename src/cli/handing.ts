import { basename } from 'node:path'
import { type Sides, type SourceFile, secondsApart } from '#core/compare/notes.ts'
import { CAUTIOUS, parsePrefixes, type Redaction, UNREDACTED } from '#core/share/redaction.ts'
import { NO_REVIEW } from '#core/share/shared.ts'
import { type Handover, sharedFiles } from '#core/share/shared-of.ts'
import { analyseByLine, type Question } from '#core/suspects/analysis.ts'
import { type OptionValues, UsageError } from './command.ts'
import { loadSides } from './load.ts'

/** What is taken out before anything is handed over. */
export const redactOptions = {
  redact: { type: 'boolean' },
  private: { type: 'string' },
  labels: { type: 'string' },
} as const

export const REDACT_USAGE = '[--redact] [--private PREFIX,…] [--labels keep|number|drop]'

const LABELS: Readonly<Record<string, Redaction['labels']>> = { keep: 'keep', number: 'alias', drop: 'drop' }

/** Everything stays unless `--redact` is given; prefixes mean it. */
export function rulesOf({ redact, private: prefixes, labels }: OptionValues): Redaction {
  const rules = redact || prefixes !== undefined ? CAUTIOUS : UNREDACTED
  const kept = labels === undefined ? rules.labels : LABELS[String(labels)]
  if (kept === undefined) throw new UsageError(`--labels takes keep, number or drop; found ${labels}`)
  return { ...rules, labels: kept, prefixes: parsePrefixes(String(prefixes ?? '')) }
}

/** BEFORE and AFTER, or one file that is both; directories of this machine are nobody else's business. */
export async function sidesToHand(
  command: string,
  files: readonly string[],
  { sample }: OptionValues,
): Promise<Sides> {
  const [before, after] = files
  if (before === undefined || files.length > 2) throw new UsageError(`${command} takes BEFORE and AFTER`)
  const sides = await (after === undefined ? loadSides(null, before, sample) : loadSides(before, after, sample))
  return { ...sides, before: sides.before.map(nameOnly), after: sides.after.map(nameOnly) }
}

export async function handoverOf(sides: Sides, question: Question): Promise<Handover> {
  return {
    analysis: await analyseByLine(sides, question),
    files: { before: sharedFiles(sides.before), after: sharedFiles(sides.after) },
    secondsApart: secondsApart(sides),
    review: NO_REVIEW,
  }
}

function nameOnly(file: SourceFile): SourceFile {
  return { ...file, name: basename(file.name) }
}
