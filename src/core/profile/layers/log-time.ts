import type { Warning } from '#core/profile/profile.ts'

/** A time as a log wrote it. `missing` is what it does not say; without a year there are no milliseconds. */
export interface LogTime {
  /** Milliseconds since 1970. */
  readonly time: number | null
  readonly missing: 'zone' | 'year' | null
  readonly text: string
}

const CLOCK = String.raw`(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?`
const ZONE = String.raw`(?: ?(Z|UTC|GMT|[+-]\d\d:?\d\d)(?![\d:]))?`
const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec'
const MONTH = '(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'

/** Year, month, day, then the clock and the zone; spelled as ISO 8601, as mail and HTTP, as servers log, as pages show. */
const DATED: readonly { readonly pattern: RegExp; readonly order: readonly [number, number, number] }[] = [
  { pattern: new RegExp(String.raw`(?<!\d)(\d{4})[-/](\d\d)[-/](\d\d)[T ]${CLOCK}${ZONE}`), order: [1, 2, 3] },
  {
    pattern: new RegExp(String.raw`(?<!\d)(\d{1,2})[ /-]${MONTH}[ /-](\d{4})[ :]${CLOCK}${ZONE}`),
    order: [3, 2, 1],
  },
  {
    pattern: new RegExp(String.raw`\b${MONTH} +(\d{1,2}),? +(\d{4}),?(?: @)? +${CLOCK}${ZONE}`),
    order: [3, 1, 2],
  },
]
/** Syslog and klog leave out the year. */
const YEARLESS = new RegExp(String.raw`\b${MONTH} [ \d]\d ${CLOCK}|^\s*[IWEF]\d{4} ${CLOCK}`)
/** Seconds, or parts of them, since 1970, in the field of a record that says so. */
const EPOCH =
  /(?:(?:timestamp|time|ts|date|TIMESTAMP|UnixNano)"?\s*[:=]\s*"?|\["|\[\[)(\d{10}(?:\.\d+)?|\d{13}|\d{16}|\d{19})(?=["\s,\]}]|$)/

/** So much of a long line is looked at, at its beginning and at its end. */
const LOOKED_AT = 2048

/** The first time in a line of a log, or null. */
export function logTimeIn(line: string): LogTime | null {
  const long = line.length > 2 * LOOKED_AT
  const text = long ? `${line.slice(0, LOOKED_AT)}\n${line.slice(-LOOKED_AT)}` : line
  for (const { pattern, order } of DATED) {
    const found = pattern.exec(text)
    const time = found === null ? null : dated(found, order)
    if (time !== null) return time
  }
  const epoch = EPOCH.exec(text)
  if (epoch !== null) return { time: sinceEpoch(epoch[1]!), missing: null, text: epoch[1]! }
  const yearless = YEARLESS.exec(text)
  return yearless === null ? null : { time: null, missing: 'year', text: yearless[0].trim() }
}

function dated(found: RegExpExecArray, order: readonly [number, number, number]): LogTime | null {
  const [year, month, day] = order.map(at => found[at]!)
  const [hours, minutes, seconds = '0', fraction = '0', zone] = found.slice(4)
  const monthNumber = /\d/.test(month!) ? Number(month) : MONTHS.indexOf(month!) / 3 + 1
  const local = Date.UTC(
    Number(year),
    monthNumber - 1,
    Number(day),
    Number(hours),
    Number(minutes),
    Number(seconds),
  )
  if (Number.isNaN(local) || monthNumber > 12 || Number(day) > 31) return null
  const ms = local + Math.trunc(Number(`0.${fraction}`) * 1000) - zoneMinutes(zone) * 60_000
  return { time: ms, missing: zone === undefined ? 'zone' : null, text: found[0] }
}

function zoneMinutes(zone: string | undefined): number {
  const found = /^([+-])(\d\d):?(\d\d)$/.exec(zone ?? '')
  if (found === null) return 0
  return (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3]))
}

function sinceEpoch(digits: string): number {
  const [whole] = digits.split('.')
  return Math.trunc(Number(digits) * 10 ** (13 - whole!.length))
}

const MARK = /^--- logged (-|-?\d+) (zone|year|-) (.*) ---$/

/** A time as a line that goes with a text through its layers. */
export function timeMark({ time, missing, text }: LogTime): string {
  return `--- logged ${time ?? '-'} ${missing ?? '-'} ${text} ---`
}

/** The time in such a line; null for any other. */
export function markedTime(line: string): LogTime | null {
  const found = MARK.exec(line)
  if (found === null) return null
  const [, time, missing, text = ''] = found
  return {
    time: time === '-' ? null : Number(time),
    missing: missing === 'zone' || missing === 'year' ? missing : null,
    text,
  }
}

/** What is worth telling about such a time. */
export function timeWarnings(time: LogTime | null): Warning[] {
  if (time === null || time.missing === null) return []
  return [{ code: time.missing === 'year' ? 'year-unknown' : 'zone-unknown', facts: { text: time.text } }]
}
