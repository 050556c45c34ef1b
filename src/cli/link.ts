import { streamDeflater } from '#core/share/deflate.ts'
import { bestLevel, levelsOf } from '#core/share/levels.ts'
import { redact } from '#core/share/redact.ts'
import { type Command, OK, print, UsageError } from './command.ts'
import { handoverOf, REDACT_USAGE, redactOptions, rulesOf, sidesToHand } from './handing.ts'
import { sampleTypeOf } from './question.ts'

/** Where `stackdrift open` serves the page. */
const DEFAULT_BASE = 'http://localhost:4173/'

/** `stackdrift link`: the comparison as a link that holds all of it; what does not fit is left out, least telling first. */
export const linkCommand: Command = {
  name: 'link',
  usage: `link BEFORE AFTER [--base URL | --store URL [--expire 7d]] [--suspects-only] [--sample TYPE] ${REDACT_USAGE}`,
  summary: cli => cli.summaries.link,
  options: {
    base: { type: 'string' },
    store: { type: 'string' },
    expire: { type: 'string' },
    'suspects-only': { type: 'boolean' },
    sample: { type: 'string' },
    ...redactOptions,
  },
  async run(files, options) {
    const base = baseOf(options.base)
    const rules = rulesOf(options)
    const sides = await sidesToHand('link', files, options)
    const handover = await handoverOf(sides, { sampleType: sampleTypeOf(options, sides), by: 'function' })
    const links = await levelsOf(handover, streamDeflater, shared => redact(shared, rules))
    const link = options['suspects-only'] ? links.find(({ level }) => level === 'suspects') : bestLevel(links)
    if (options.store !== undefined) {
      const { printStored } = await import('./store-link.ts')
      return printStored(
        options['suspects-only'] && link ? [link.payload] : links.map(each => each.payload),
        options,
      )
    }
    print(`${base}#v=1&d=${link?.payload ?? ''}`)
    return OK
  },
}

/** The page's address without a fragment. */
function baseOf(given: string | boolean | undefined): string {
  const text = typeof given === 'string' ? given : DEFAULT_BASE
  if (!URL.canParse(text)) throw new UsageError(`--base takes an address; found ${text}`)
  const url = new URL(text)
  url.hash = ''
  return url.href
}
