import type { Warning, WarningCode } from '#core/profile/profile.ts'
import { formatBytes, formatNumber } from './format.ts'

export type WarningTexts = Readonly<Record<WarningCode, (facts: Warning['facts']) => string>>

const n = (value: string | number | undefined) => formatNumber(Number(value ?? 0))
const many = (value: string | number | undefined, one: string, more: string) =>
  `${n(value)} ${Number(value) === 1 ? one : more}`

const seconds = (value: string | number | undefined) =>
  many(Number(Number(value ?? 0).toPrecision(3)), 'second', 'seconds')

/** How a file was found to be a difference. */
const DIFFERENCE: Readonly<Record<string, string>> = {
  label: 'pprof marked the samples of the earlier profile',
  sign: 'negative values are the earlier side',
  columns: 'its two columns are the two sides',
}

const texts: WarningTexts = {
  'already-a-diff': f =>
    `It is a difference already: ${DIFFERENCE[String(f.by)] ?? 'it was split into its sides'}.`,
  'beginning-missing': () =>
    'Its beginning is missing: it starts in the middle, and what stood before is not counted.',
  'covers-a-time': f =>
    f.kind === 'heap'
      ? `It says that it covers ${seconds(f.seconds)}. If it was taken with ?seconds=N, allocations are those of that time and memory in use is what was added; heap and allocs are then the same file.`
      : `It covers ${seconds(f.seconds)}, as ?seconds=N does: what came in that time, not all that was there.`,
  'cycles-unknown': () =>
    'It does not say how many cycles make a second: delays are in cycles, not in nanoseconds.',
  'drop-frames-unreadable': f =>
    `Its drop_frames expression cannot be read, so nothing was dropped: ${f.expression}`,
  'dump-cut': f =>
    Number(f.limit) > 0
      ? `Go stopped writing after ${formatBytes(Number(f.limit))}: ${many(f.goroutines, 'goroutine is', 'goroutines are')} here, more were alive.`
      : `It ends in the middle of a goroutine: ${many(f.goroutines, 'whole one was', 'whole ones were')} read.`,
  'frames-elided': f =>
    `${many(f.stacks, 'stack is', 'stacks are')} so deep that Go left out frames; they show as (frames elided).`,
  'inexact-value': () => 'A value is too large to be exact to the last digit.',
  'no-samples': () => 'It has no samples.',
  'packing-cut': () =>
    'The download was cut: the text up to there was read, and what stood behind is not counted.',
  'runtime-goroutines-left-out': f =>
    `${many(f.count, "goroutine of Go's runtime is", "goroutines of Go's runtime are")} left out, as profiles do.`,
  'stacks-unavailable': f =>
    `${many(f.count, 'goroutine was', 'goroutines were')} running on another thread and could not be printed with a stack.`,
  'total-differs': f => `It announces ${n(f.announced)} but holds ${n(f.found)}: part of it is missing.`,
  'year-unknown': f =>
    `Its log says ${f.text}, without a year: when it was captured is not known for certain and is not shown.`,
  'zone-unknown': f => `Its log says ${f.text}, without a time zone: it is taken for UTC.`,
}

/** What is worth telling about a file that could be read; whole sentences, without the name of the file. */
export const warningsEn = {
  text: (warning: Warning): string => texts[warning.code](warning.facts),
  of: (name: string, text: string) => `${name}: ${text}`,
}
