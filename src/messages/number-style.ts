/** How numbers and times of day are written. */
export interface NumberStyle {
  /** For programs: no grouping, no units, no signs that a parser would not know. */
  readonly plain: boolean
  /** At most two digits behind the point. */
  readonly number: (value: number) => string
  /** One digit behind the point, always. */
  readonly tenths: (value: number) => string
  readonly time: (milliseconds: number) => string
}

export const MINUS = '−'

/** Marks of direction that Arabic and Hebrew set beside a sign; what they stand in runs from left to right here. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F]/g

/**
 * As people of a region write them. Digits are Latin ones everywhere: beside names in Latin letters, Arabic digits would
 * turn `before → after` round (https://unicode.org/reports/tr9/#N1).
 */
export function formattersFor(locales: string | readonly string[]): NumberStyle {
  const known = supported(locales)
  const digits = { numberingSystem: 'latn', signDisplay: 'negative' } as const
  const number = new Intl.NumberFormat(known, { ...digits, maximumFractionDigits: 2 })
  const tenths = new Intl.NumberFormat(known, {
    ...digits,
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const time = new Intl.DateTimeFormat(known, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    numberingSystem: 'latn',
  })
  const clean = (text: string) => text.replace(DIRECTION_MARKS, '').replace('-', MINUS)
  return {
    plain: false,
    number: value => clean(number.format(value)),
    tenths: value => clean(tenths.format(value)),
    time: milliseconds => time.format(milliseconds).replace(DIRECTION_MARKS, ''),
  }
}

/** A browser may name its language in a way that is no tag, as `en-US@posix`. */
function supported(locales: string | readonly string[]): string[] {
  for (const locale of [locales].flat()) {
    try {
      const [known] = Intl.NumberFormat.supportedLocalesOf(locale)
      if (known !== undefined) return [known]
    } catch {}
  }
  return ['en']
}

export const PLAIN: NumberStyle = {
  plain: true,
  number: String,
  tenths: value => value.toFixed(1),
  time: milliseconds => new Date(milliseconds).toISOString(),
}
