import type { Comparison } from '#core/compare/comparison.ts'
import { FUNCTION } from '#core/compare/comparison.ts'
import type { Handed } from './handed.ts'

/** A comparison that is only drawn, with the names that its reader may see. Files go where a name went. */
export function renamed(comparison: Comparison, names: Handed['names']): Comparison {
  if (names.length === 0) return comparison
  const becomes = new Map(names)
  const { frames } = comparison
  const name = frames.name.map(each => becomes.get(each) ?? each)
  const file = frames.file.map((each, i) =>
    frames.kind[i] === FUNCTION && name[i] !== frames.name[i] ? '' : each,
  )
  return { ...comparison, frames: { ...frames, name, file } }
}
