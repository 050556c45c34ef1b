import { type Command, UsageError } from './command.ts'
import { type FormatName, formatFor, formatNamed, NAMES } from './export-names.ts'
import { REDACT_USAGE, redactOptions } from './handing.ts'

const options = {
  output: { type: 'string', short: 'o' },
  as: { type: 'string' },
  sample: { type: 'string' },
  by: { type: 'string' },
  ...redactOptions,
} as const

/** `stackdrift export`: the comparison as a file for people or for programs. What writes them is loaded when it is wanted. */
export const exportCommand: Command = {
  name: 'export',
  usage: `export BEFORE AFTER [-o FILE] [--as FORMAT] [--sample TYPE] [--by …] ${REDACT_USAGE}`,
  summary: cli => `${cli.summaries.export}: ${NAMES.join(', ')}`,
  options,
  async run(files, given) {
    const output = typeof given.output === 'string' ? given.output : null
    const asked = given.as === undefined ? null : formatNamed(String(given.as))
    if (given.as !== undefined && asked === null)
      throw new UsageError(`--as takes ${NAMES.join(', ')}; found ${given.as}`)
    const { exportAll, exportOne } = await import('./export-run.ts')
    if (output?.endsWith('/') && asked === null) return exportAll(files, given, output)
    return exportOne(files, given, asked ?? guessed(output), output)
  },
}

/** `stackdrift html`: the page with the comparison in it. */
export const htmlCommand: Command = {
  name: 'html',
  usage: `html BEFORE AFTER [-o FILE] [--sample TYPE] ${REDACT_USAGE}`,
  summary: cli => cli.summaries.html,
  options,
  async run(files, given) {
    const { exportOne } = await import('./export-run.ts')
    return exportOne(files, given, 'html', typeof given.output === 'string' ? given.output : null)
  },
}

function guessed(output: string | null): FormatName {
  const format = output === null ? null : formatFor(output)
  if (format) return format
  throw new UsageError(`--as says what to write: ${NAMES.join(', ')}`)
}
