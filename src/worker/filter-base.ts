import { compare } from '#core/compare/compare.ts'
import type { By, Comparison } from '#core/compare/comparison.ts'
import { compileFilters } from '#core/compare/compile-filters.ts'
import { calleesOf, callersOf, inverted, type Turned } from '#core/compare/direction.ts'
import { type Filtered, filterComparison, type Prepared, prepareFilters } from '#core/compare/filter.ts'
import { type Filters, isUnfiltered } from '#core/compare/filters.ts'
import { type Labelled, withLabelFrames } from '#core/compare/label-frames.ts'
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
  labelled: LabelledBase | null
}

/** The same with the values of some labels as frames. */
interface LabelledBase {
  readonly key: string
  readonly split: Labelled
  readonly own: Prepared
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
      if (kept?.comparison !== came) kept = { key: '', comparison: came, prepared: new Map(), labelled: null }
      return kept
    }
    const sides = sidesOf(ask)
    const [before, after] = [sides.before, sides.after].map(files => files.flatMap(file => file.profiles))
    const key = JSON.stringify([ask.before, ask.after, ask.captures, ask.sampleType])
    if (kept?.key !== key) {
      const options = { sampleType: ask.sampleType, by: 'line', details: true } as const
      kept = {
        key,
        comparison: compare(before ?? [], after ?? [], options),
        prepared: new Map(),
        labelled: null,
      }
    }
    return kept
  }

  function prepare(ask: Ask): { readonly comparison: Comparison; readonly own: Prepared } {
    const base = baseOf(ask)
    const own = base.prepared.get(ask.by) ?? prepareFilters(base.comparison, ask.by)
    base.prepared.set(ask.by, own)
    return { comparison: base.comparison, own }
  }

  function filter(ask: Ask, filters: Filters): Filtered {
    const { compiled } = compileFilters(filters)
    const labelled = labelledOf(baseOf(ask), filters, ask.by)
    if (labelled) {
      const { split, own } = labelled
      return { ...filterComparison(split.comparison, compiled, ask.by, own), labelled: split }
    }
    const { comparison, own } = prepare(ask)
    return filterComparison(comparison, compiled, ask.by, own)
  }

  /** Kept while the keys stay the same. */
  function labelledOf(base: Kept, { tagRoot, tagLeaf }: Filters, by: By): LabelledBase | null {
    const key = JSON.stringify([tagRoot, tagLeaf, by])
    if (base.labelled?.key === key) return base.labelled
    const split = withLabelFrames(base.comparison, tagRoot, tagLeaf)
    base.labelled = split && { key, split, own: prepareFilters(split.comparison, by) }
    return base.labelled
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
