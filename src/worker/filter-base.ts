import { compare } from '#core/compare/compare.ts'
import type { By, Comparison } from '#core/compare/comparison.ts'
import { compileFilters } from '#core/compare/compile-filters.ts'
import { calleesOf, callersOf, inverted, type Turned } from '#core/compare/direction.ts'
import { type Filtered, filterComparison, type Prepared, prepareFilters } from '#core/compare/filter.ts'
import { type Filters, isUnfiltered } from '#core/compare/filters.ts'
import type { Sides } from '#core/compare/notes.ts'
import type { Ask, Turn } from './protocol.ts'

/** What filters are applied to: the last comparison by line. It is kept, so that a change of filters does not compare again. */
export interface FilterBase {
  readonly filter: (ask: Ask, filters: Filters) => Filtered
  /** Does what the first filter would have to wait for. */
  readonly prepare: (ask: Ask) => void
  /** Upper part first where there are two. */
  readonly turn: (ask: Ask, filters: Filters, turn: Turn) => readonly Turned[]
  readonly clear: () => void
}

interface Kept {
  readonly key: string
  readonly comparison: Comparison
  readonly prepared: Map<By, Prepared>
}

/** `linked` gives the comparison of an ask that names a link; it has been opened before. */
export function createFilterBase(
  sidesOf: (ask: Ask) => Sides,
  linked: (ask: Ask) => Comparison | null,
): FilterBase {
  let kept: Kept | null = null

  function baseOf(ask: Ask): Kept {
    const came = linked(ask)
    if (came) {
      if (kept?.comparison !== came) kept = { key: '', comparison: came, prepared: new Map() }
      return kept
    }
    const sides = sidesOf(ask)
    const [before, after] = [sides.before, sides.after].map(files => files.flatMap(file => file.profiles))
    const key = JSON.stringify([ask.before, ask.after, ask.captures, ask.sampleType])
    if (kept?.key !== key) {
      const options = { sampleType: ask.sampleType, by: 'line', details: true } as const
      kept = { key, comparison: compare(before ?? [], after ?? [], options), prepared: new Map() }
    }
    return kept
  }

  function prepare(ask: Ask): Kept & { readonly own: Prepared } {
    const base = baseOf(ask)
    const own = base.prepared.get(ask.by) ?? prepareFilters(base.comparison, ask.by)
    base.prepared.set(ask.by, own)
    return { ...base, own }
  }

  function filter(ask: Ask, filters: Filters): Filtered {
    const { comparison, own } = prepare(ask)
    return filterComparison(comparison, compileFilters(filters).compiled, ask.by, own)
  }

  function turn(ask: Ask, filters: Filters, to: Turn): readonly Turned[] {
    const { whole, ...all } = filter(ask, filters).comparison
    const comparison = isUnfiltered(filters) ? all : { ...all, whole }
    if (to.kind === 'callers') return [inverted(comparison)]
    return [callersOf(comparison, to.frame), calleesOf(comparison, to.frame)]
  }

  return {
    filter,
    prepare,
    turn,
    clear: () => {
      kept = null
    },
  }
}
