import { diffJson } from '#core/share/diff-json.ts'
import { markdownOf, reportSides } from '#core/share/markdown.ts'
import { analyse } from '#core/suspects/analysis.ts'
import { type Suspect, TIERS, type Tier } from '#core/suspects/suspect.ts'
import { wordsEn } from '#messages/words.ts'
import { type Command, FAILED_ON, OK, type OptionValues, print, printJson, UsageError } from './command.ts'
import { diffText } from './diff-text.ts'
import { loadSides } from './load.ts'
import { byOf, questionOptions, sampleTypeOf, topOf } from './question.ts'
import { speechHere } from './speech.ts'

const MOST_STACKS = 20

/** `stackdrift diff`: what grew between two captures, and whether it is a known leak. */
export const diffCommand: Command = {
  name: 'diff',
  usage:
    'diff BEFORE AFTER [--sample TYPE] [--by function|file|line|package|module] [--json | --markdown] [--top N] [--fail-on TIER]',
  summary: cli => cli.summaries.diff,
  options: { ...questionOptions, markdown: { type: 'boolean' }, 'fail-on': { type: 'string' } },
  async run(files, options) {
    const [before, after] = files
    if (before === undefined || files.length > 2) throw new UsageError('diff takes BEFORE and AFTER')
    if (options.json && options.markdown) throw new UsageError('--json or --markdown, not both')
    const failOn = tierOf(options)
    const by = byOf(options)
    const top = topOf(options, MOST_STACKS)
    const sides =
      after === undefined
        ? await loadSides(null, before, options.sample)
        : await loadSides(before, after, options.sample)
    if (after === undefined && sides.before.length === 0)
      throw new UsageError(
        'diff takes BEFORE and AFTER; one file is enough only when it is a difference already or holds several captures',
      )
    const analysis = await analyse(sides, { sampleType: sampleTypeOf(options, sides), by })
    if (options.json) printJson(diffJson(analysis, sides, wordsEn, top))
    else {
      const speech = await speechHere()
      print(
        options.markdown
          ? markdownOf(analysis, reportSides(sides), speech.words)
          : diffText(analysis, sides, speech),
      )
    }
    return failOn !== null && analysis.suspects.some(suspect => atLeast(suspect, failOn)) ? FAILED_ON : OK
  },
}

function tierOf(options: OptionValues): Tier | null {
  const text = options['fail-on']
  if (text === undefined) return null
  const tier = TIERS.find(each => each === text)
  if (!tier) throw new UsageError(`--fail-on takes ${TIERS.join(', ')}; found ${text}`)
  return tier
}

function atLeast(suspect: Suspect, tier: Tier): boolean {
  return TIERS.indexOf(suspect.tier) <= TIERS.indexOf(tier)
}
