import type { Profile } from './profile.ts'

/** A profile with the wanted samples only and their values mapped; stacks that none of them uses are gone. */
export function select(
  profile: Profile,
  wanted: (sample: number) => boolean,
  map: (value: number) => number,
): Profile {
  const { stack, labels, values } = profile.samples
  const chosen = Uint32Array.from(stack.keys()).filter(wanted)
  const renumbered = new Uint32Array(profile.stacks.offsets.length)
  const kept: number[] = []
  const stacks = chosen.map(sample => {
    const old = stack[sample]!
    if (renumbered[old] === 0) renumbered[old] = kept.push(old)
    return renumbered[old]! - 1
  })
  return {
    ...profile,
    stacks: { ...takeStacks(profile, kept), ...takeStates(profile, kept) },
    samples: {
      stack: stacks,
      labels: chosen.map(sample => labels[sample]!),
      values: values.map(column => Float64Array.from(chosen, sample => map(column[sample]!))),
    },
    goroutines: takeGoroutines(profile, chosen),
  }
}

function takeStacks({ stacks }: Profile, kept: readonly number[]) {
  const offsets = new Uint32Array(kept.length + 1)
  kept.forEach((stack, i) => {
    offsets[i + 1] = offsets[i]! + stacks.offsets[stack + 1]! - stacks.offsets[stack]!
  })
  const frames = new Uint32Array(offsets[kept.length]!)
  kept.forEach((stack, i) => {
    frames.set(stacks.frames.subarray(stacks.offsets[stack]!, stacks.offsets[stack + 1]!), offsets[i]!)
  })
  return { offsets, frames }
}

function takeStates({ stacks }: Profile, kept: readonly number[]) {
  const { state, plumbing } = stacks
  return {
    state: state === null ? null : Uint16Array.from(kept, stack => state[stack]!),
    plumbing: plumbing === null ? null : Uint16Array.from(kept, stack => plumbing[stack]!),
  }
}

function takeGoroutines({ goroutines }: Profile, chosen: Uint32Array): Profile['goroutines'] {
  if (goroutines === null) return null
  return {
    id: Float64Array.from(chosen, sample => goroutines.id[sample]!),
    minutes: chosen.map(sample => goroutines.minutes[sample]!),
    creator: chosen.map(sample => goroutines.creator[sample]!),
    creatorId: Float64Array.from(chosen, sample => goroutines.creatorId[sample]!),
    flags: Uint8Array.from(chosen, sample => goroutines.flags[sample]!),
  }
}
