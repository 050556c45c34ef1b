import { changed, legibleLabels } from '#core/compare/legible-profile.ts'
import { legible } from '#core/symbol/legible.ts'
import type { Shared } from './shared.ts'

/** What a link brought, with names, paths and labels that can be shown; links that others wrote may hold anything. */
export function legibleShared(shared: Shared): Shared {
  const { comparison } = shared
  const { frames, details } = comparison
  const name = changed(frames.name, legible)
  const file = changed(frames.file, legible)
  const labelSets = details && changed(details.labelSets, legibleLabels)
  const same = name === frames.name && file === frames.file && labelSets === (details?.labelSets ?? null)
  if (same) return shared
  return {
    ...shared,
    comparison: {
      ...comparison,
      frames: { ...frames, name, file },
      details: details && labelSets ? { ...details, labelSets } : null,
    },
  }
}
