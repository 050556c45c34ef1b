import type { Label, Profile } from '#core/profile/profile.ts'
import { legible } from '#core/symbol/legible.ts'

/** The profile with names, paths and labels that can be shown; itself where they all can. */
export function legibleProfile(profile: Profile): Profile {
  const strings = changed(profile.strings, legible)
  const labelSets = changed(profile.labelSets, legibleLabels)
  return strings === profile.strings && labelSets === profile.labelSets
    ? profile
    : { ...profile, strings, labelSets }
}

export function legibleLabels(set: readonly Label[]): readonly Label[] {
  return changed(set, label => {
    const key = legible(label.key)
    const value = typeof label.value === 'string' ? legible(label.value) : label.value
    return key === label.key && value === label.value ? label : { ...label, key, value }
  })
}

/** The list itself where nothing in it becomes another. */
export function changed<T>(list: readonly T[], change: (item: T) => T): readonly T[] {
  const at = list.findIndex(item => change(item) !== item)
  return at < 0 ? list : list.map(change)
}
