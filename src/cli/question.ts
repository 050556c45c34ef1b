import type { By } from '#core/compare/comparison.ts'
import type { Sides } from '#core/compare/notes.ts'
import { offeredTypes } from '#core/compare/one-kind.ts'
import { commonTypes } from '#core/compare/sample-types.ts'
import { type OptionValues, UsageError } from './command.ts'

const BY: readonly By[] = ['function', 'file', 'line', 'package', 'module']

export const questionOptions = {
  sample: { type: 'string' },
  by: { type: 'string' },
  json: { type: 'boolean' },
  top: { type: 'string' },
} as const

export function byOf(options: OptionValues): By {
  const by = BY.find(each => each === (options.by ?? 'function'))
  if (!by) throw new UsageError(`--by takes ${BY.join(', ')}; found ${options.by}`)
  return by
}

export function topOf(options: OptionValues, fallback: number): number {
  const top = Number(options.top ?? fallback)
  if (!Number.isInteger(top) || top < 1)
    throw new UsageError(`--top takes a whole number above 0; found ${options.top}`)
  return top
}

/** The sample type asked for, checked against what both sides have; null for the default. */
export function sampleTypeOf(options: OptionValues, sides: Sides): string | null {
  if (options.sample === undefined) return null
  const shown = commonTypes(
    sides.before.flatMap(file => file.profiles),
    sides.after.flatMap(file => file.profiles),
  )
  const types = offeredTypes(shown, sides.setAside).map(type => type.type)
  if (!types.includes(String(options.sample)))
    throw new UsageError(
      `--sample takes ${types.join(', ') || 'nothing: the files have no type in common'}; found ${options.sample}`,
    )
  return String(options.sample)
}
