import { moments } from '#core/compare/captures.ts'
import { totalOf } from '#core/profile/facts.ts'
import { readJson } from '#core/share/read-json.ts'
import { formatAmount } from '#messages/format.ts'
import { wordsEn } from '#messages/words.ts'
import { columns } from './columns.ts'
import { type Command, OK, print, printJson, UsageError } from './command.ts'
import { type Loaded, loadPath, type Picked } from './load.ts'
import { type Speech, speechHere } from './speech.ts'

/** `stackdrift read`: what was found in a file, or in the files of a folder or an archive. */
export const readCommand: Command = {
  name: 'read',
  usage: 'read FILE | FOLDER | ARCHIVE [--json]',
  summary: cli => cli.summaries.read,
  options: { json: { type: 'boolean' } },
  async run(files, options) {
    const [path] = files
    if (path === undefined || files.length > 1 || path.includes(','))
      throw new UsageError('read takes one file')
    const loaded = await loadPath(path)
    if (loaded.bundle && options.json) printJson(bundleJson(loaded))
    else if (loaded.bundle) print(bundleText(loaded, await speechHere()))
    else {
      const found = loaded.files.map(described)[0] ?? {}
      if (options.json) printJson(found)
      else print(columns(Object.entries(found).flatMap(line), []))
    }
    return OK
  },
}

function described({ file, picked }: Picked): object {
  const { profiles } = file
  return readJson(picked === null ? profiles : moments(profiles).slice(picked, picked + 1), wordsEn)
}

function bundleJson({ files, refused }: Loaded): object {
  return {
    files: [
      ...files.map(each => ({ name: each.name, ...described(each) })),
      ...refused.map(({ file, failure }) => {
        const { text, hint } = wordsEn.failure(failure, file)
        return { name: file, error: { code: failure.code, text, ...(failure.at && { at: failure.at }), hint } }
      }),
    ],
  }
}

/** A line for every file: what it is, how much it holds and when it was captured; then what is no profile and why. */
function bundleText({ files, refused }: Loaded, { cli, words }: Speech): string {
  const { read } = cli
  const head = [read.file, read.kind, read.format, read.total, read.captured]
  const rows = files.map(each => [each.name, each.kind, each.format, totalIn(each), timeOf(each)])
  const others = refused.map(({ file, failure }) => words.failure(failure, file).text)
  const list = columns([head, ...rows], [3])
  return others.length === 0 ? list : [list, '', ...others].join('\n')
}

function totalIn({ file }: Picked): string {
  const profile = file.profiles.at(-1)
  const type = profile?.sampleTypes[profile.defaultSampleType]
  return profile && type ? formatAmount(Number(totalOf(profile, profile.defaultSampleType)), type.unit) : ''
}

function timeOf({ time }: Picked): string {
  return time === null ? '–' : new Date(time).toISOString()
}

function line([key, value]: [string, unknown]): string[][] {
  if (Array.isArray(value)) return value.map((each, i) => [i === 0 ? key : '', inWords(each)])
  return [[key, inWords(value)]]
}

function inWords(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([key, each]) => `${key} ${inWords(each)}`)
    .join(', ')
}
