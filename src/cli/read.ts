import { readJson } from '#core/share/read-json.ts'
import { wordsEn } from '#messages/words.ts'
import { columns } from './columns.ts'
import { type Command, OK, print, printJson, UsageError } from './command.ts'
import { loadFiles } from './load.ts'

/** `stackdrift read`: what was found in a file. */
export const readCommand: Command = {
  name: 'read',
  usage: 'read FILE [--json]',
  summary: 'what was found in the file',
  options: { json: { type: 'boolean' } },
  async run(files, options) {
    const [path] = files
    if (path === undefined || files.length > 1 || path.includes(','))
      throw new UsageError('read takes one file')
    const [file] = await loadFiles(path)
    const found = readJson(file?.profiles ?? [], wordsEn)
    if (options.json) printJson(found)
    else print(columns(Object.entries(found).flatMap(line), []))
    return OK
  },
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
