import type { Reason, ReasonCode } from '#core/suspects/suspect.ts'
import { displayNames } from '#core/symbol/display-names.ts'
import { formatAmount, formatShare, formatNumber as n } from './format.ts'

type Facts = Reason['facts']

/** A piece of evidence in words: the shortest that still says it, and as a sentence. */
export interface ReasonWords {
  readonly chip: (facts: Facts) => string
  readonly text: (facts: Facts) => string
}

export const number = (fact: string | number | undefined) => n(Number(fact ?? 0))
/** A number of the profile, in its unit where it does not count goroutines. */
export const amount = (facts: Facts, name: string) =>
  formatAmount(Number(facts[name] ?? 0), String(facts.unit ?? 'count'))
export const functionName = (fact: string | number | undefined) => {
  const names = displayNames(String(fact ?? ''))
  return names[1] ?? names[0] ?? ''
}
export const moduleName = (fact: string | number | undefined) =>
  String(fact ?? '')
    .split('/')
    .at(-1) ?? ''
const seconds = (fact: string | number | undefined) => `${n(Number(Number(fact ?? 0).toPrecision(2)))} s`

const PER: Readonly<Record<string, string>> = {
  connection: 'one per connection',
  request: 'one per request',
  object: 'one per object',
  process: 'one per process',
}
const per = (fact: string | number | undefined) => PER[String(fact)] ?? 'healthy pattern'

const WORDS = {
  known: {
    chip: f => (f.waiting === undefined ? 'known signature' : `known pattern, ${number(f.waiting)} waiting`),
    text: f =>
      f.waiting === undefined
        ? `Known pattern ${f.id}, and it grew: ${f.title}`
        : `Known pattern ${f.id}, ${number(f.waiting)} waiting; a second capture tells whether they grow: ${f.title}`,
  },
  'pattern-in-use': {
    chip: () => 'known pattern, may be in use',
    text: f => `Looks like ${f.id}, but healthy use has the same stack: ${f.title}`,
  },
  affected: {
    chip: f => `${f.version} affected`,
    text: f => `${moduleName(f.module)} ${f.version} is in the affected range`,
  },
  'not-affected': {
    chip: f => `${f.version} not affected`,
    text: f => `${moduleName(f.module)} ${f.version} is not in the affected range`,
  },
  proven: {
    chip: () => 'proven by the runtime',
    text: f => `The runtime proves that ${number(f.count)} can never go on`,
  },
  growth: {
    chip: f => `grew by ${amount(f, 'delta')}`,
    text: f => `${amount(f, 'before')} → ${amount(f, 'after')}, more than counting noise`,
  },
  new: {
    chip: () => 'all new',
    text: f => `None before, ${amount(f, 'after')} after`,
  },
  ratio: {
    chip: f => `×${n(Number((Number(f.after) / Math.max(1, Number(f.before))).toPrecision(2)))}`,
    text: f => `${amount(f, 'before')} → ${amount(f, 'after')} in proportion`,
  },
  outgrew: {
    chip: () => 'outgrew the rest',
    text: f =>
      `The rest of the process went ${amount(f, 'before')} → ${amount(f, 'after')} and did not keep up`,
  },
  concentration: {
    chip: f => `${formatShare(Number(f.share))} of growth`,
    text: f => `${formatShare(Number(f.share))} of all growth waits at this one line`,
  },
  state: {
    chip: f => `waits in ${f.state}`,
    text: f => `Waits in ${f.state}`,
  },
  survivors: {
    chip: () => 'old ones stay',
    text: f => `${number(f.survivors)} of ${number(f.before)} from before are still there`,
  },
  churn: {
    chip: () => 'others each time',
    text: f =>
      `Only ${number(f.survivors)} of ${number(f.before)} from before are still there: they come and go`,
  },
  orphans: {
    chip: () => 'creators have ended',
    text: f => `${number(f.orphans)} of ${number(f.count)} were started by goroutines that have ended`,
  },
  age: {
    chip: f => `waits up to ${number(f.longest)} min`,
    text: f =>
      `${number(f.old)} of ${number(f.count)} have waited over ${number(f.minutes)} min, the longest ${number(f.longest)} min`,
  },
  'too-short': {
    chip: f => `${seconds(f.seconds)} apart`,
    text: f => `The captures are ${seconds(f.seconds)} apart: a burst looks the same`,
  },
  benign: {
    chip: f => per(f.per),
    text: f => `A healthy pattern, ${per(f.per)} (${f.id})`,
  },
  multiplied: {
    chip: f => `${per(f.per)}, many`,
    text: f => `Should be ${per(f.per)}, and went ${number(f.before)} → ${number(f.after)}`,
  },
  replaced: {
    chip: () => 'replaces another',
    text: f => `Took the place of ${functionName(f.function)}, which had ${number(f.before)}`,
  },
  load: {
    chip: () => 'follows the load',
    text: f => `As many as ${functionName(f.function)} has: ${number(f.count)}`,
  },
  joined: {
    chip: () => 'its starter waits for it',
    text: f => `${functionName(f.function)} started them and waits for them: a job may be running`,
  },
  served: {
    chip: () => 'waits in a queue',
    text: f => `${number(f.count)} came further in ${functionName(f.function)} and work: the queue moves`,
  },
  accompanied: {
    chip: () => 'busy partners',
    text: f =>
      `As many came that began in ${functionName(f.function)}, and they work: they may be who reads (${number(f.count)})`,
  },
  stranded: {
    chip: () => 'nothing else gets on',
    text: () => 'Nothing in the process runs, sleeps or waits for I/O: nobody is left to wake them',
  },
  'piled-up': {
    chip: f => `${number(f.times)} times as many`,
    text: f => `${number(f.times)} times as many as before, and no work came with them`,
  },
  'age-spread': {
    chip: () => 'came one by one',
    text: f =>
      `They have waited from ${number(f.shortest)} to ${number(f.longest)} min: they came one after another`,
  },
  labels: {
    chip: f => `${number(f.values)} values of ${f.key}`,
    text: f => `${number(f.values)} different values of the label ${f.key} on ${number(f.count)} goroutines`,
  },
  heap: {
    chip: f => `holds ${formatAmount(Number(f.delta), 'bytes')} more`,
    text: f => `Memory in use that the same code asked for grew by ${formatAmount(Number(f.delta), 'bytes')}`,
  },
  monotone: {
    chip: f => `grew in ${number(f.steps)} of ${number(f.of)} steps`,
    text: f =>
      `In ${number(Number(f.of) + 1)} captures it grew ${number(f.steps)} of ${number(f.of)} times: ${f.series}`,
  },
  plateau: {
    chip: () => 'stopped growing',
    text: f => `It grew at first and then stayed: ${f.series}`,
  },
  profiler: {
    chip: () => 'the profile request',
    text: () => 'The goroutine that took the profile',
  },
} satisfies Record<ReasonCode, ReasonWords>

/** Evidence in words, for any language that has words for every code. */
export function reasonsFrom(words: Readonly<Record<ReasonCode, ReasonWords>>) {
  return {
    chip: ({ code, facts }: Reason): string => words[code].chip(facts),
    text: ({ code, facts }: Reason): string => words[code].text(facts),
  }
}

export const reasonsEn = reasonsFrom(WORDS)
