import { type GoroutineColumns, type Label, NONE, type Profile } from '#core/profile/profile.ts'

/** CockroachDB's Go writes one sample per goroutine at `debug=3` and tells the rest in labels with this prefix. */
const PREFIX = 'go::'
const ID = 'go::goroutine'
const CREATED_BY = 'go::goroutine_created_by'
const WAIT_MINUTES = 'go::goroutine_wait_minutes'

/**
 * Turns the labels of `debug=3` (ids, creators' ids, minutes of waiting) into goroutine columns and takes them off the
 * label sets, where they would make every goroutine a group of its own. The state that they name is left out: stacks tell
 * it. Any other profile is returned as it is.
 */
export function withGoroutineLabels(profile: Profile): Profile {
  const { labelSets, samples } = profile
  if (!labelSets.some(set => set.some(label => label.key === ID))) return profile
  const numbers = (key: string) => labelSets.map(set => numberIn(set, key))
  const [ids, minutes, creators] = [numbers(ID), numbers(WAIT_MINUTES), numbers(CREATED_BY)]
  const taken = withoutOwn(labelSets)
  const goroutines: GoroutineColumns = {
    id: Float64Array.from(samples.labels, set => ids[set]!),
    minutes: samples.labels.map(set => Math.min(minutes[set]!, NONE - 1)),
    creator: new Uint32Array(samples.labels.length).fill(NONE),
    creatorId: Float64Array.from(samples.labels, set => creators[set]!),
    flags: new Uint8Array(samples.labels.length),
  }
  return {
    ...profile,
    labelSets: taken.sets,
    samples: { ...samples, labels: samples.labels.map(set => taken.numbers[set]!) },
    goroutines,
  }
}

/** A number that the labels tell, as a number or as text; 0 where they tell none. */
function numberIn(set: readonly Label[], key: string): number {
  const value = Number(set.find(label => label.key === key)?.value ?? 0)
  return Number.isSafeInteger(value) && value > 0 ? value : 0
}

/** The label sets without the runtime's own labels, equal ones once, and the new number of each old one. */
function withoutOwn(labelSets: Profile['labelSets']) {
  const sets: (readonly Label[])[] = [[]]
  const known = new Map([['[]', 0]])
  const numbers = labelSets.map(set => {
    const left = set.filter(label => !label.key.startsWith(PREFIX))
    const key = JSON.stringify(left)
    const number = known.get(key) ?? sets.push(left) - 1
    known.set(key, number)
    return number
  })
  return { sets, numbers }
}
