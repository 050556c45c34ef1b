import type { Comparison } from '#core/compare/comparison.ts'
import type { ModuleVersions } from '#core/compare/notes.ts'
import { type Analysis, answer, type Question } from '#core/suspects/analysis.ts'
import { parsePlace } from '#core/symbol/place.ts'
import type { Shared } from './shared.ts'

/** The answer about a shared comparison: the same screen as where it was shared. It has one sample type, whatever is asked for. */
export function analyseShared(shared: Shared, { by }: Question): Promise<Analysis> {
  const { comparison, kind, secondsApart, notes, growth, told } = shared
  return answer(
    {
      comparison,
      kind,
      secondsApart,
      notes,
      sampleTypes: [comparison.sampleType],
      modules: modulesIn(comparison),
      told: { growth, reasons: new Map(told.map(({ row, reasons }) => [row, reasons])) },
    },
    by,
  )
}

type Versions = Map<string, { readonly before: Set<string>; readonly after: Set<string> }>

/** Modules and versions in the source paths of the stacks of each side. */
function modulesIn({ frames, offsets, stack, before, after }: Comparison): readonly ModuleVersions[] {
  const versions: Versions = new Map()
  const places = frames.file.map(parsePlace)
  for (let row = 0; row < before.length; row++) {
    for (let i = offsets[row]!; i < offsets[row + 1]!; i++) {
      const { module, version } = places[stack[i]!]!
      if (module === null || version === null) continue
      const seen = versions.get(module) ?? { before: new Set(), after: new Set() }
      versions.set(module, seen)
      if (before[row] !== 0) seen.before.add(version)
      if (after[row] !== 0) seen.after.add(version)
    }
  }
  return [...versions]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([module, seen]) => ({ module, before: listed(seen.before), after: listed(seen.after) }))
}

function listed(versions: ReadonlySet<string>): string | null {
  return versions.size === 0 ? null : [...versions].toSorted().join(', ')
}
