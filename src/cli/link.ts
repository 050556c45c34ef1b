import { basename } from 'node:path'
import { type SourceFile, secondsApart } from '#core/compare/notes.ts'
import { streamDeflater } from '#core/share/deflate.ts'
import { bestLevel, levelsOf } from '#core/share/levels.ts'
import { NO_REVIEW } from '#core/share/shared.ts'
import { sharedFiles } from '#core/share/shared-of.ts'
import { analyse } from '#core/suspects/analysis.ts'
import { type Command, OK, print, UsageError } from './command.ts'
import { loadSides } from './load.ts'
import { sampleTypeOf } from './question.ts'

/** Where `stackdrift open` serves the page. */
const DEFAULT_BASE = 'http://localhost:4173/'

/** `stackdrift link`: the comparison as a link that holds all of it; what does not fit is left out, least telling first. */
export const linkCommand: Command = {
  name: 'link',
  usage: 'link BEFORE AFTER [--base URL] [--suspects-only] [--sample TYPE]',
  summary: 'a link that carries the comparison; the data is in it and goes to no server',
  options: { base: { type: 'string' }, 'suspects-only': { type: 'boolean' }, sample: { type: 'string' } },
  async run(files, options) {
    const [before, after] = files
    if (before === undefined || files.length > 2) throw new UsageError('link takes BEFORE and AFTER')
    const base = baseOf(options.base)
    const loaded =
      after === undefined
        ? await loadSides(null, before, options.sample)
        : await loadSides(before, after, options.sample)
    const sides = { ...loaded, before: loaded.before.map(nameOnly), after: loaded.after.map(nameOnly) }
    const analysis = await analyse(sides, { sampleType: sampleTypeOf(options, sides), by: 'function' })
    const links = await levelsOf(
      {
        analysis,
        files: { before: sharedFiles(sides.before), after: sharedFiles(sides.after) },
        secondsApart: secondsApart(sides),
        review: NO_REVIEW,
      },
      streamDeflater,
    )
    const link = options['suspects-only'] ? links.find(({ level }) => level === 'suspects') : bestLevel(links)
    print(`${base}#v=1&d=${link?.payload ?? ''}`)
    return OK
  },
}

/** Directories of this machine are nobody else's business. */
function nameOnly(file: SourceFile): SourceFile {
  return { ...file, name: basename(file.name) }
}

/** The page's address without a fragment. */
function baseOf(given: string | boolean | undefined): string {
  const text = typeof given === 'string' ? given : DEFAULT_BASE
  if (!URL.canParse(text)) throw new UsageError(`--base takes an address; found ${text}`)
  const url = new URL(text)
  url.hash = ''
  return url.href
}
