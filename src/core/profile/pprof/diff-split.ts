import type { Label, Profile, Warning } from '#core/profile/profile.ts'
import { select } from '#core/profile/select-samples.ts'

/** pprof marks samples of the earlier profile with this label when it writes a diff: `-diff_base -proto`. */
const BASE_LABEL = 'pprof::base'

/**
 * A file that is a comparison already becomes its two sides, both with positive values: by pprof's label, or else by
 * sign (`?seconds=N` and `pprof -base` subtract). Any other profile is returned as it is.
 */
export function splitDiff(profile: Profile): readonly Profile[] {
  const marked = profile.labelSets.map(set => set.some(isBase))
  if (marked.includes(true)) return splitByLabel(profile, marked)
  if (profile.samples.values.some(column => column.some(value => value < 0))) return splitBySign(profile)
  return [profile]
}

function isBase(label: Label): boolean {
  return label.key === BASE_LABEL && label.value === 'true'
}

function splitByLabel(profile: Profile, marked: readonly boolean[]): readonly Profile[] {
  const labelSets = profile.labelSets.map(set => set.filter(label => !isBase(label)))
  const plain = { ...profile, labelSets, warnings: [...profile.warnings, diffWarning('label')] }
  const { labels } = profile.samples
  return [
    {
      ...select(
        plain,
        sample => marked[labels[sample]!]!,
        value => -value || 0,
      ),
      side: 'before',
    },
    {
      ...select(
        plain,
        sample => !marked[labels[sample]!]!,
        value => value,
      ),
      side: 'after',
    },
  ]
}

function splitBySign(profile: Profile): readonly Profile[] {
  const { values } = profile.samples
  const told = { ...profile, warnings: [...profile.warnings, diffWarning('sign')] }
  const falls = (sample: number) => values.some(column => column[sample]! < 0)
  const rises = (sample: number) => values.some(column => column[sample]! > 0)
  return [
    { ...select(told, falls, value => (value < 0 ? -value : 0)), side: 'before' },
    {
      ...select(
        told,
        sample => rises(sample) || !falls(sample),
        value => Math.max(0, value),
      ),
      side: 'after',
    },
  ]
}

function diffWarning(by: 'label' | 'sign'): Warning {
  return { code: 'already-a-diff', facts: { by } }
}
