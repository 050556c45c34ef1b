import type { Label, Profile } from '#core/profile/profile.ts'

/** Gives equal label sets of different profiles equal numbers; 0 is the empty set. */
export interface SetBook {
  readonly sets: readonly (readonly Label[])[]
  /** The number of each set of a profile. */
  readonly numbersIn: (profile: Profile) => Uint32Array
}

export function createSetBook(): SetBook {
  const ids = new Map<string, number>([['[]', 0]])
  const sets: (readonly Label[])[] = [[]]

  function add(labels: readonly Label[]): number {
    const key = JSON.stringify(labels.map(label => [label.key, label.value, label.unit]).sort())
    const id = ids.get(key)
    if (id !== undefined) return id
    ids.set(key, sets.length)
    return sets.push(labels) - 1
  }

  return { sets, numbersIn: profile => Uint32Array.from(profile.labelSets.map(add)) }
}
