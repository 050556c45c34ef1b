import type { Amounts } from '#core/compare/comparison.ts'
import { formattersFor, MINUS, PLAIN } from './number-style.ts'

/** The three words that stand for a ratio that is no number. */
export interface ChangeWords {
  readonly new: string
  readonly removed: string
  readonly same: string
}

export type Direction = 'grew' | 'shrank' | 'same' | 'unknown'

interface Scale {
  readonly size: number
  readonly unit: string
}

/** As pprof scales: powers of 1024 for bytes, powers of 1000 and then minutes and hours for time. */
const BYTES: readonly Scale[] = [
  { size: 1, unit: 'B' },
  { size: 2 ** 10, unit: 'kB' },
  { size: 2 ** 20, unit: 'MB' },
  { size: 2 ** 30, unit: 'GB' },
  { size: 2 ** 40, unit: 'TB' },
  { size: 2 ** 50, unit: 'PB' },
]

const NANOSECONDS: readonly Scale[] = [
  { size: 1, unit: 'ns' },
  { size: 1e3, unit: 'us' },
  { size: 1e6, unit: 'ms' },
  { size: 1e9, unit: 's' },
  { size: 6e10, unit: 'mins' },
  { size: 3.6e12, unit: 'hrs' },
]

const IN_NANOSECONDS: Readonly<Record<string, number>> = {
  nanoseconds: 1,
  microseconds: 1e3,
  milliseconds: 1e6,
  seconds: 1e9,
}

const UNITS: Readonly<Record<string, string>> = {
  bytes: 'B',
  nanoseconds: 'ns',
  microseconds: 'us',
  milliseconds: 'ms',
  seconds: 's',
}

let exact = false
let style = formattersFor('en')

/** From now on amounts are written to the last digit in the unit of the profile, instead of scaled. */
export function writeExactly(on: boolean): void {
  exact = on
}

/** From now on numbers and times are grouped as in the first of these locales that is known; `en` where none is. */
export function writeAsIn(locales: readonly string[]): void {
  style = formattersFor(locales)
}

/** What `write` returns is read elsewhere, by people of other regions: it is written in the one way of reports. */
export function forOthers<T>(write: () => T): T {
  return written(formattersFor('en'), write)
}

/** What `write` returns is read by a program: digits, a point and a minus, whole amounts in the unit of the profile. */
export function asFigures<T>(write: () => T): T {
  return written(PLAIN, write)
}

function written<T>(as: typeof style, write: () => T): T {
  const last = style
  style = as
  try {
    return write()
  } finally {
    style = last
  }
}

/** A count with thousands grouped and a true minus sign: `−3,680`. */
export function formatNumber(value: number): string {
  return style.number(value)
}

function scaled(value: number, scales: readonly Scale[]): string {
  const size = Math.abs(value)
  let best = scales[0]
  for (const scale of scales) if (size >= scale.size) best = scale
  if (best === undefined || value === 0) return '0'
  const short = value / best.size
  const digits = best.size === 1 || Math.abs(short) >= 100 ? 0 : Math.abs(short) >= 10 ? 1 : 2
  const text = formatNumber(Number(short.toFixed(digits)))
  return `${text} ${best.unit}`
}

/** Bytes, in powers of 1024 with pprof's unit names: `41.3 MB`. */
export function formatBytes(bytes: number): string {
  return scaled(bytes, BYTES)
}

/** An amount in the unit of its sample type: counts plain, bytes and times scaled as pprof scales them. */
export function formatAmount(value: number, unit: string): string {
  if (style.plain) return style.number(value)
  if (exact && UNITS[unit] !== undefined) return value === 0 ? '0' : `${formatNumber(value)} ${UNITS[unit]}`
  if (unit === 'bytes') return scaled(value, BYTES)
  const nanoseconds = IN_NANOSECONDS[unit]
  if (nanoseconds !== undefined) return scaled(value * nanoseconds, NANOSECONDS)
  return formatNumber(value)
}

/** `195 → 3,875`. */
export function formatPair({ before, after }: Amounts, unit: string): string {
  return `${formatAmount(before, unit)} → ${formatAmount(after, unit)}`
}

/** The difference with its sign: `+3,680`, `−50`, `0`. */
export function formatDelta({ before, after }: Amounts, unit: string): string {
  const delta = after - before
  return delta > 0 && !style.plain ? `+${formatAmount(delta, unit)}` : formatAmount(delta, unit)
}

export function directionOf({ before, after }: Amounts, snapshot = false): Direction {
  if (snapshot) return 'unknown'
  return after > before ? 'grew' : after < before ? 'shrank' : 'same'
}

/** How many times as much: `×20`, `×7.6`, or a word where a side has nothing. Never Infinity. */
export function formatRatio({ before, after }: Amounts, words: ChangeWords): string {
  if (before === after) return words.same
  if (before === 0) return words.new
  if (after === 0) return words.removed
  return formatFactor(after / before)
}

function formatFactor(factor: number): string {
  const size = Math.abs(factor)
  if (style.plain) return style.number(factor)
  if (size >= 10) return `×${formatNumber(Math.round(factor))}`
  return `×${formatNumber(Number(factor.toPrecision(size >= 1 ? 2 : 1)))}`
}

/** A share of 0 to 1: `98 %`, `6.7 %`, `< 0.1 %`. */
export function formatShare(share: number): string {
  if (style.plain) return style.number(share)
  const percent = share * 100
  if (percent !== 0 && Math.abs(percent) < 0.1)
    return `${percent < 0 ? '>' : '<'} ${formatNumber(percent < 0 ? -0.1 : 0.1)} %`
  return `${formatNumber(Number(percent.toFixed(Math.abs(percent) < 10 ? 1 : 0)))} %`
}

/** A weight of evidence, always with its sign: `+4.2`, `−0.8`. */
export function formatWeight(weight: number): string {
  return `${weight < 0 ? MINUS : '+'}${style.tenths(Math.abs(weight))}`
}

/** Time of day of a capture in the reader's zone, on the 24-hour clock: `08:13:09`. */
export function formatTime(milliseconds: number): string {
  return style.time(milliseconds)
}

export interface SpanUnits {
  readonly seconds: string
  readonly minutes: string
  readonly hours: string
  readonly days: string
}

/** A span of seconds in its largest sensible unit: `6.6 s`, `37 min`, `2.5 h`, `3 days`. */
export function formatSpan(seconds: number, units: SpanUnits): string {
  const steps = [
    { size: 172_800, per: 86_400, unit: units.days },
    { size: 7200, per: 3600, unit: units.hours },
    { size: 120, per: 60, unit: units.minutes },
    { size: 0, per: 1, unit: units.seconds },
  ]
  const step = steps.find(each => seconds >= each.size) ?? { per: 1, unit: units.seconds }
  const value = seconds / step.per
  return `${formatNumber(Number(value.toFixed(value < 10 ? 1 : 0)))} ${step.unit}`
}
