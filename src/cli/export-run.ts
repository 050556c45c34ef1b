import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { handedOf } from '#core/share/handed.ts'
import { OK, type OptionValues, UsageError } from './command.ts'
import { type Handing, WRITERS } from './export-formats.ts'
import { type FormatName, NAMES } from './export-names.ts'
import { handoverOf, rulesOf, sidesToHand } from './handing.ts'
import { byOf, sampleTypeOf } from './question.ts'

/** One file, or standard output. */
export async function exportOne(
  files: readonly string[],
  options: OptionValues,
  format: FormatName,
  output: string | null,
): Promise<number> {
  const content = await WRITERS[format](await handingOf(files, options))
  if (content === null) throw new UsageError(`the comparison has nothing for ${format}`)
  if (output === null) process.stdout.write(content)
  else await writeFile(output, content).catch(refused)
  return OK
}

/** Every format that the comparison has something for. */
export async function exportAll(
  files: readonly string[],
  options: OptionValues,
  folder: string,
): Promise<number> {
  const handing = await handingOf(files, options)
  await mkdir(folder, { recursive: true }).catch(refused)
  for (const name of NAMES) {
    const content = await WRITERS[name](handing)
    if (content !== null)
      await writeFile(join(folder, `stackdrift-${name}`.replace(/-(html|md|json|folded)$/, '.$1')), content)
  }
  return OK
}

async function handingOf(files: readonly string[], options: OptionValues): Promise<Handing> {
  const rules = rulesOf(options)
  const by = byOf(options)
  const sides = await sidesToHand('export', files, options)
  const handover = await handoverOf(sides, { sampleType: sampleTypeOf(options, sides), by })
  return { handover, rules, handed: await handedOf(handover, rules, by) }
}

function refused(error: unknown): never {
  throw new UsageError(`cannot write: ${error instanceof Error ? error.message : error}`)
}
