import type { Failure } from '#core/profile/failure.ts'
import { formatNumber } from './format.ts'

type Describe = (at: string, facts: Failure['facts']) => string

const record =
  (kind: string): Describe =>
  (at, f) =>
    `The record${at} is none of ${kind}: “${f.quote ?? ''}”.`

/** What was found in the place of a profile, by `facts.what`; `nothing` where there is no such fact. */
export const textProblemsEn = {
  nothing: (_, f) =>
    f.quote === undefined
      ? 'It is text in which no stack was found.'
      : `It is text in which no stack was found. It begins with “${f.quote}”.`,
  records: (_, f) =>
    `Its first line announces ${formatNumber(Number(f.announced ?? 0))}, but nothing follows: the rest was cut off.`,
  goroutines: (_, f) =>
    Number(f.system ?? 0) > 0
      ? `It holds ${formatNumber(Number(f.system))} goroutines of Go's runtime and none of the program.`
      : 'It has the first line of a goroutine, but ends before the goroutine does.',
  'goroutine record': record('goroutines'),
  'heap record': record('a heap profile'),
  'contention record': record('a block or mutex profile'),
  base64: (at, f) => `It is base64 up to “${f.found}”${at}, which is none of its characters.`,
} satisfies Readonly<Record<string, Describe>>
