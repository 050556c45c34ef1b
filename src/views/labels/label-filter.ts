import type { Filters } from '#core/compare/filters.ts'
import type { LabelRow } from './label-lines.ts'

/** What leaves only the goroutines and samples of a row, in pprof's syntax; null where no filter means that. */
export function filterFor(
  { key: { key, kind }, value }: LabelRow,
  unitOf: (key: string) => string,
): Partial<Filters> | null {
  if (value === null) return null
  const unit = /^[A-Za-z]+$/.test(unitOf(key)) ? unitOf(key) : ''
  switch (kind) {
    case 'text':
      return { tagFocus: `${key}=^${quoted(value.value)}$` }
    case 'number':
      return value.number === null ? null : { tagFocus: `${key}=${value.number}${unit}` }
    case 'minutes':
      return value.number === null || value.number === 0 ? null : { minutes: value.number }
    default:
      return null
  }
}

/** A comma would begin another pattern. */
function quoted(text: string): string {
  return text.replace(/[\\.+*?()|[\]{}^$]/g, '\\$&').replaceAll(',', '\\x2c')
}
