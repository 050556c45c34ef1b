import type { PatternFault } from '#core/compare/pattern-fault.ts'
import type { Messages } from '#messages/en.ts'

/** Why a text is no pattern, in one line; characters are counted from 1. */
export function faultText({ code, at, part }: PatternFault, { filters }: Messages): string {
  const short = part.length > 20 ? `${part.slice(0, 20)}…` : part
  return filters.fault(filters.faults[code], short, at + 1)
}
